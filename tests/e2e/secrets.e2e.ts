import { expect, type Page } from 'playwright/test';
import { test } from './support/fixtures.ts';
import { expectSound, LOCALES, reading } from './support/screens.ts';
import { confirm, expectRow, expectToast, fillForm, openMenu } from './support/verbs.ts';

async function add(page: Page, name: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Add secret' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add a secret' });
  await fillForm(dialog, { Name: name, Value: value });
  await dialog.getByRole('button', { name: 'Add secret' }).click();
}

test('a secret is added, replaced and deleted, and its value is never shown again', async ({
  as,
  person,
}) => {
  const page = await as(await person());
  await page.goto('/settings/secrets');
  await add(page, 'DATABASE_URL', 'postgres://very-secret-1');
  await expectRow(page, 'DATABASE_URL');
  await page.reload();
  await expectRow(page, 'DATABASE_URL');
  expect(await page.content()).not.toContain('very-secret-1');

  let menu = await openMenu(page, 'Actions for DATABASE_URL');
  await menu.getByRole('menuitem', { name: 'Replace value' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace the value of DATABASE_URL' });
  await fillForm(dialog, { 'New value': 'postgres://very-secret-2' });
  await dialog.getByRole('button', { name: 'Replace value' }).click();
  await expectToast(page, 'DATABASE_URL has a new value');

  menu = await openMenu(page, 'Actions for DATABASE_URL');
  await menu.getByRole('menuitem', { name: 'Delete' }).click();
  await confirm(page, 'Delete secret DATABASE_URL?', 'Delete secret');
  await expect(page.getByText('Add your first secret')).toBeVisible();
});

test('a name that exists or has a wrong shape is told at the name, and the value stays', async ({
  as,
  person,
}) => {
  const who = await person();
  await who.api.post('/api/global-secrets', { secretName: 'TAKEN', secretValue: 'x' });
  const page = await as(who);
  await page.goto('/settings/secrets');
  await add(page, 'TAKEN', 'typed once');
  const dialog = page.getByRole('dialog', { name: 'Add a secret' });
  await expect(dialog.getByText(/^TAKEN exists already/)).toBeVisible();
  await fillForm(dialog, { Name: 'not allowed!' });
  await dialog.getByRole('button', { name: 'Add secret' }).click();
  await expect(dialog.getByText(/^Use letters, digits/)).toBeVisible();
  await fillForm(dialog, { Name: 'FREE' });
  await dialog.getByRole('button', { name: 'Add secret' }).click();
  await expect(dialog).toBeHidden();
  await expectRow(page, 'FREE');
});

test('secrets are searched by name', async ({ as, person }) => {
  const who = await person();
  for (const secretName of ['ALPHA', 'BETA', 'GAMMA']) {
    await who.api.post('/api/global-secrets', { secretName, secretValue: 'x' });
  }
  const page = await as(who);
  await page.goto('/settings/secrets');
  await page.getByRole('searchbox', { name: 'Search secrets' }).fill('bet');
  await expectRow(page, 'BETA');
  await expect(page.getByRole('row').filter({ hasText: 'ALPHA' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search secrets' }).fill('nothing');
  await expect(page.getByText('No secret matches')).toBeVisible();
});

for (const locale of LOCALES) {
  test(`the secrets are sound in ${locale}, with some and with none`, async ({ as, person }) => {
    const who = await person({ locale });
    const page = await as(who, reading(locale));
    await page.goto('/settings/secrets');
    await expectSound(page, page.getByRole('heading', { level: 2 }));
    await who.api.post('/api/global-secrets', {
      secretName: 'A_SECRET_WITH_A_NAME_THAT_IS_LONGER_THAN_A_PHONE_IS_WIDE',
      secretValue: 'x',
    });
    await page.reload();
    await expectSound(page, page.getByText('A_SECRET_WITH'));
  });
}

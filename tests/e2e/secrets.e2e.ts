import { expect, type Page } from 'playwright/test';
import { test } from './support/fixtures.ts';
import { confirm, expectRow, expectToast, fillForm, openMenu } from './support/actions.ts';

async function add(page: Page, name: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Add secret' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add a secret' });
  await fillForm(dialog, { Name: name, Value: value });
  await dialog.getByRole('button', { name: 'Add secret' }).click();
}

test('a secret is added, replaced and deleted, and its value is never shown', async ({ as, person }) => {
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

import { expect, type Page } from 'playwright/test';
import { test } from './support/fixtures.ts';
import { expectSound, LOCALES, reading } from './support/screens.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('the tour comes after the first sign-in, by pages of its address, and never again once finished', async ({
  as,
  person,
}) => {
  const who = await person({ isOnboarded: false });
  const page = await as(who, { isOwnSession: true });
  await expect(page).toHaveURL(/\/welcome/);
  await expect(page.getByText('Open beta', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(heading(page, /^Welcome, /)).toBeVisible();
  await page.goto('/welcome?page=2');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const again = await as(who, { isOwnSession: true });
  await expect(again).toHaveURL(/\/dashboard$/);
});

test('the tour can be skipped from every page', async ({ as, person }) => {
  const who = await person({ isOnboarded: false });
  const page = await as(who, { isOwnSession: true });
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('what is done already is ticked, and a step that needs another one says so', async ({ as, person }) => {
  const page = await as(await person({ isOnboarded: false }), { isOwnSession: true });
  await page.goto('/welcome?page=2');
  const step = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(step('Create a cluster').getByText('Add the Hetzner token first.')).toBeAttached();
  const second = await as(await person({ isOnboarded: false, hasToken: true }), { isOwnSession: true });
  await second.goto('/welcome?page=2');
  await second.getByRole('link', { name: 'Create cluster' }).click();
  await expect(heading(second, 'Create cluster')).toBeVisible();
});

for (const locale of LOCALES) {
  test(`the tour is sound in ${locale}`, async ({ as, person }) => {
    const page = await as(await person({ isOnboarded: false, locale }), reading(locale));
    for (const step of [1, 2]) {
      await page.goto(`/welcome?page=${step}`);
      await expectSound(page, page.getByRole('heading', { level: 1 }));
    }
  });
}

import { expect } from 'playwright/test';
import { test } from './support/fixtures.ts';
import { expectSound, LOCALES, reading } from './support/screens.ts';

test('support access is switched by itself and kept', async ({ as, person }) => {
  const page = await as(await person());
  await page.goto('/help');
  const access = page.getByRole('switch', { name: 'Let the support team access this account' });
  await access.click();
  await expect(page.getByText('Saved. Support can access this account.')).toBeVisible();
  await page.reload();
  await expect(access).toBeChecked();
  await access.click();
  await expect(page.getByText('Saved. Support can no longer access this account.')).toBeVisible();
});

test('questions open with the keyboard, and hours and news are there', async ({ as, person }) => {
  const page = await as(await person());
  await page.goto('/help');
  const question = page.getByText('Who owns the cluster?');
  await question.click();
  await expect(page.getByText(/^You do\./)).toBeVisible();
  await expect(page.getByText('2 to 4 hours')).toBeVisible();
  await expect(page.getByText('Mon–Fri 08:00–18:00 UTC')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Open beta' })).toBeVisible();
});

for (const locale of LOCALES) {
  test(`help is sound in ${locale}`, async ({ as, person }) => {
    const page = await as(await person({ locale }), reading(locale));
    await page.goto('/help');
    await expectSound(page, page.getByRole('switch'));
  });
}

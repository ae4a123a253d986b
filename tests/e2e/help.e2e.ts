import { expect } from 'playwright/test';
import { test } from './support/fixtures.ts';

test('support access is saved when it is switched', async ({ as, person }) => {
  const page = await as(await person());
  await page.goto('/help');
  // The announcement for screen readers, outside of it, has the same text.
  const main = page.getByRole('main');
  const access = page.getByRole('switch', { name: 'Let the support team access this account' });
  await access.click();
  await expect(main.getByText('Saved. Support can access this account.')).toBeVisible();
  await page.reload();
  await expect(access).toBeChecked();
  await access.click();
  await expect(main.getByText('Saved. Support can no longer access this account.')).toBeVisible();
});

import { expect } from 'playwright/test';
import { orderCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';
import { expectRow } from './support/actions.ts';

test('the audit log shows actions with their details, and keeps its filters in the URL', async ({
  as,
  person,
}) => {
  const who = await person({ hasToken: true, name: 'Petra Protector' });
  await orderCluster(who.api, { name: 'watched' });
  const page = await as(who);
  await page.goto('/settings/audit');
  const row = await expectRow(page, 'Created a cluster');
  await expect(row).toContainText('Petra Protector');
  await expect(row).toContainText('watched');
  await row.getByText(/\d+ details/).click();
  await expect(row.getByText('fsn1').first()).toBeVisible();

  await page.getByRole('combobox', { name: 'Type' }).selectOption('Hetzner token');
  await expect(page).toHaveURL(/noun=cloud_token/);
  await expectRow(page, 'Saved the Hetzner token');
  await expect(page.getByRole('row', { name: /Created a cluster/ })).toBeHidden();
  await page.getByRole('searchbox').fill('nothing like this');
  await expect(page.getByText('No entry matches')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('nothing like this');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expectRow(page, 'Created a cluster');
});

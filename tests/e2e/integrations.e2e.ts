import { expect, type Page } from 'playwright/test';
import { orderCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';
import { cloudToken } from './support/people.ts';
import { confirm, expectToast, field, fillForm } from './support/actions.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Check and save' }).click();

test('a Hetzner token is verified before it is saved, and removed after a dialog that lists the consequences', async ({
  as,
  person,
}) => {
  const who = await person();
  const page = await as(who);
  await page.goto('/integrations');
  await expect(page).toHaveURL(/\/integrations\/hetzner$/);
  await expect(page.getByText('Not connected')).toBeVisible();
  await save(page);
  await expect(page.getByText('API token is required').first()).toBeVisible();
  for (const kind of ['invalid', 'readonly']) {
    const token = cloudToken(kind);
    await fillForm(page, { 'API token': token });
    await save(page);
    await expect(field(page, 'API token')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'API token')).toHaveValue(token);
  }
  await expect(page.getByText(/Read & Write|read and write/i).first()).toBeVisible();
  await fillForm(page, { 'API token': cloudToken() });
  await save(page);
  await expectToast(page, 'Hetzner is connected');
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();

  await orderCluster(who.api, { name: 'left-behind' });
  await page.reload();
  await expect(page.getByText('used by 1 cluster')).toBeVisible();
  await page.getByRole('button', { name: 'Remove token' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('1 cluster can no longer be changed');
  await confirm(page, 'Remove the Hetzner token?', 'Remove token');
  await expectToast(page, 'The Hetzner token is removed');
  await expect(page.getByText('Not connected')).toBeVisible();
});

import { expect, type Page } from 'playwright/test';
import { confirm, countLoads, expectRow, expectToast, fillForm, openMenu } from './support/actions.ts';
import { makeCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';

const status = async (page: Page, name: string, label: string) =>
  expect((await expectRow(page, name)).getByText(label, { exact: true })).toBeVisible();

const header = (page: Page, label: string) =>
  expect(page.getByRole('main').getByText(label, { exact: true }).first()).toBeVisible();

test('an image is deployed, a broken version is explained, and the previous one is restored', async ({
  as,
  person,
}) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'ships' });
  const page = await as(who);
  const other = await as(who);
  await other.goto(`/clusters/${id}/deployments`);
  await expect(other.getByText('Deploy your first image')).toBeVisible();
  const loads = countLoads(other);

  await page.goto(`/clusters/${id}/deployments/create`);
  await fillForm(page, { Name: 'shop', 'Image repository': 'nginx', 'Image tag': '1.27.3' });
  await page.getByRole('button', { name: 'Create Deployment' }).click();
  await expectToast(page, 'Deployment created successfully');
  await status(other, 'shop', 'Deployed');

  await page.goto(`/clusters/${id}/deployments`);
  await (await expectRow(page, 'shop')).getByRole('link', { name: 'shop' }).click();
  await header(page, 'Deployed');
  await page.getByRole('link', { name: 'General' }).click();
  await fillForm(page, { 'Image repository': 'ghcr.io/acme/crash' });
  await page.getByRole('button', { name: 'Update Deployment' }).click();
  await expectToast(page, 'Deployment updated successfully');
  await status(other, 'shop', 'Failed');
});

import { expect, type Page } from 'playwright/test';
import { confirm, countLoads, expectRow, expectToast, fillForm, openMenu } from './support/actions.ts';
import { makeCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';

const status = async (page: Page, name: string, label: string) =>
  expect((await expectRow(page, name)).getByText(label, { exact: true })).toBeVisible();

test('an image is deployed, a broken one is explained, and the previous version is restored', async ({
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
  await fillForm(page, { Name: 'shop', 'Image repository': 'nginx', 'Image tag': '1.27.4' });
  await page.getByRole('button', { name: 'Create deployment' }).click();
  await expectToast(page, 'Deployment created successfully');
  await status(other, 'shop', 'Deployed');

  await page.goto(`/clusters/${id}/deployments`);
  await (await expectRow(page, 'shop')).getByRole('link', { name: 'shop', exact: true }).click();
  await page.getByRole('link', { name: 'General' }).click();
  await fillForm(page, { 'Image tag': '1.27.4-missing' });
  await page.getByRole('button', { name: 'Update deployment' }).click();
  await confirm(page, 'Review changes', 'Update deployment');
  await expectToast(page, 'Deployment updated successfully');
  await status(other, 'shop', 'Failed');
  const reason = 'There is no image nginx:1.27.4-missing. Check its name and tag. 1.27.4 still serves.';
  await expect((await expectRow(other, 'shop')).getByText(reason)).toBeVisible();

  await (await expectRow(other, 'shop')).getByRole('link', { name: 'shop', exact: true }).click();
  await other.getByRole('link', { name: 'Restore 1.27.4' }).click();
  await expect(other.getByRole('heading', { name: 'Version history' })).toBeVisible();
  await other.getByRole('button', { name: 'Restore', exact: true }).click();
  await confirm(other, 'Restore 1.27.4?', 'Restore 1.27.4');
  await expectToast(other, 'Version restore initiated. Auto-updates have been disabled.');
  await page.goto(`/clusters/${id}/deployments`);
  await status(page, 'shop', 'Deployed');
  expect(loads()).toBe(0);

  const menu = await openMenu(page, 'Actions for shop');
  await menu.getByRole('menuitem', { name: 'Delete' }).click();
  await confirm(page, 'Delete shop?', 'Delete deployment', 'delete me');
  await expect(page.getByText('Deploy your first image')).toBeVisible();
});

test('the log of all pods is followed and searched, and its filters are in the address', async ({
  as,
  person,
}) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'talks' });
  const { data } = await who.api.post<{ data: { id: string } }>(`/api/clusters/${id}/deployments`, {
    name: 'parrot',
    image_repository: 'nginx',
    image_tag: '1.27.4',
    replicas: 2,
  });
  const page = await as(who);
  await page.goto(`/clusters/${id}/deployments/${data.id}/logs`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const text = async () => page.locator('.log-row').last().textContent();
  const before = await text();
  await expect.poll(text).not.toBe(before);
  await page.getByRole('searchbox', { name: 'Search logs' }).fill('GET');
  await expect(page.getByText(/^[\d,]+ (match|matches)$/)).toBeVisible();
  await expect(page).toHaveURL(/find=GET/);
});

import { expect } from 'playwright/test';
import { choose, confirm, expectToast, fillForm, openMenu } from './support/actions.ts';
import { makeCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';

test('a database is created, connected to, backed up, restored to a new name and deleted', async ({
  as,
  person,
}) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'databases' });
  const page = await as(who);
  const list = `/clusters/${id}/apps/postgres`;
  const database = (name: string) => page.getByRole('article', { name, exact: true });

  await page.goto(list);
  await page.getByRole('link', { name: 'Create PostgreSQL cluster' }).click();
  await fillForm(page, { 'Cluster name': 'shop' });
  await page.getByRole('link', { name: 'Backup', exact: true }).click();
  await page.getByRole('switch', { name: /^Backups/ }).check();
  await fillForm(page, {
    Bucket: 'backups',
    'Access key ID': 'key',
    'Secret access key': 'secret',
  });
  await page.getByRole('button', { name: 'Create cluster' }).click();
  await expect(page).toHaveURL(new RegExp(`${list}/manage/shop$`));
  await expect(page.getByText('Installed', { exact: true })).toBeVisible();

  await choose(page, 'psql');
  await expect(page.getByRole('region', { name: 'Read-write command' })).toContainText('psql');
  await expect(page.getByRole('region', { name: 'Read-write command' })).toContainText(
    'shop-rw.databases.svc.cluster.local',
  );

  await page.getByRole('button', { name: 'Back up now' }).click();
  await expectToast(page, 'A backup of shop is being made');
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();

  await page.goto(list);
  await page.getByRole('link', { name: 'Restore from backup' }).click();
  await expect(page.getByRole('textbox', { name: 'New cluster name' })).toHaveValue('shop-restored');
  await expect(page.getByText('Available', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start restore' }).click();
  await expect(page).toHaveURL(new RegExp(`${list}/manage/shop-restored$`));
  await expect(page.getByText('Installed', { exact: true })).toBeVisible();
  await expect(page.getByText(/from shop · Latest archived change/)).toBeVisible();

  await page.goto(list);
  const menu = await openMenu(page, /^Actions for shop$/);
  await menu.getByRole('menuitem', { name: 'Delete' }).click();
  await confirm(page, 'Delete shop?', 'Delete cluster', 'delete me');
  await expect(database('shop')).toHaveCount(0);
  await expect(database('shop-restored')).toBeVisible();
  // With backups it stays restorable.
  await expect(page.getByRole('link', { name: 'Restore: shop' })).toBeVisible();
});

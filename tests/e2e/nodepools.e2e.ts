import { expect, type Locator, type Page } from 'playwright/test';
import { makeCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';

const pool = (page: Page, name: string) =>
  page.getByRole('region', { name: `Node pool ${name}`, exact: true });
const toggle = (scope: Locator, name: string) => scope.getByRole('switch', { name, exact: true });
const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });
const review = (page: Page) => page.getByRole('alertdialog', { name: 'Review changes' });

/** Opens the node pool settings of an active cluster with one node. */
async function openSettings(page: Page, id: string): Promise<void> {
  await page.goto(`/clusters/${id}/settings/nodepools`);
  await expect(pool(page, 'default')).toContainText('1 of 1 node running');
}

test('a node pool is added and removed, with and without syncing right away', async ({ as, person }) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'comes-and-goes' });
  const page = await as(who);
  await openSettings(page, id);
  await expect(button(page, 'Remove pool default')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Add node pool').click();
  await pool(page, 'pool-2').getByRole('textbox', { name: 'Pool name' }).fill('web');
  await button(page, 'Review changes').click();
  await expect(review(page)).toContainText('1 × cx23, fsn1');
  await toggle(review(page), 'Sync right away').click();
  await button(review(page), 'Save node pools').click();
  await expect(pool(page, 'web')).toContainText('0 of 1 node running');
  await expect(page.getByText('Sync needed')).toBeVisible();

  await button(page, 'Sync node pools').click();
  const dialog = page.getByRole('alertdialog', { name: 'Sync node pools?' });
  await expect(dialog).toContainText('1 node more in web');
  await expect(dialog).toContainText('comes-and-goes-pool-web-worker1');
  await button(dialog, 'Sync node pools').click();
  await expect(pool(page, 'web')).toContainText('1 of 1 node running');

  await button(page, 'Remove pool web').click();
  await button(page, 'Keep pool web').click();
  await expect(button(page, 'Review changes')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Remove pool web').click();
  await button(page, 'Review changes').click();
  await expect(review(page)).toContainText('Data on the local disks of removed nodes is lost');
  await button(review(page), 'Save and sync').click();
  await expect(pool(page, 'web')).toHaveCount(0);
  await expect(page.getByText('Sync needed')).toHaveCount(0);
});

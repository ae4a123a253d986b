import { expect, type Locator, type Page } from 'playwright/test';
import { clusterIs, makeCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';
import { field } from './support/actions.ts';

const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });
const toggle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const version = (page: Page) => field(page, 'Kubernetes version');
test('an update is reviewed, locks the settings while it runs, and is shown afterwards', async ({
  as,
  person,
}) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'slow-update' });
  const page = await as(who);
  await page.goto(`/clusters/${id}/settings/nonsense`);
  await expect(page).toHaveURL(/\/settings\/general$/);
  await expect(button(page, 'Update cluster')).toHaveAttribute('aria-disabled', 'true');
  await version(page).selectOption('v1.33.4+k3s1');
  await toggle(page, 'High availability').click();
  await button(page, 'Update cluster').click();
  const review = page.getByRole('alertdialog', { name: 'Review changes' });
  await expect(review).toContainText('v1.32.8+k3s1');
  await expect(review.getByText('Cannot be undone')).toHaveCount(2);
  // Two more control plane nodes, with their IPv4 addresses, and the load balancer in front of them.
  await expect(review).toContainText('+€12.37');
  await button(review, 'Update cluster').click();
  await expect(page.getByText('Settings are locked')).toBeVisible();
  await expect(page.locator('[inert]').filter({ has: version(page) })).toHaveCount(1);
  await clusterIs(who.api, id, 'active');
  await expect(page.getByText('Settings are locked')).toBeHidden();
  await expect(version(page)).toHaveValue('v1.33.4+k3s1 (current)');
  await expect(toggle(page, 'High availability')).toHaveAttribute('aria-disabled', 'true');
  await expect(toggle(page, 'High availability')).toBeChecked();
});

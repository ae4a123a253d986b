import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from 'playwright/test';
import { makeCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';
import { countLoads } from './support/actions.ts';

const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });
/** The card with this heading. */
const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true, level: 2 }) });
const once = 'You can download this once.';

test('a credential is downloaded once, and every browser shows when and by whom', async ({ as, person }) => {
  const who = await person({ hasToken: true, name: 'Olga Owner' });
  const id = await makeCluster(who.api, { name: 'reachable' });
  const [page, other] = [await as(who), await as(who, { isOwnSession: true })];
  for (const one of [page, other]) await one.goto(`/clusters/${id}/settings/access`);
  await expect(card(other, 'Kubeconfig')).toContainText(once);
  await expect(page).toHaveTitle('Access · reachable · Kubedeck');
  const loads = countLoads(other);

  await button(card(page, 'Kubeconfig'), 'Download').click();
  const dialog = page.getByRole('alertdialog', { name: 'Download the kubeconfig?' });
  await expect(dialog).toContainText('kubeconfig-reachable.yaml');
  const [file] = await Promise.all([page.waitForEvent('download'), button(dialog, 'Download').click()]);
  expect(file.suggestedFilename()).toBe('kubeconfig-reachable.yaml');
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^apiVersion: "v1"$[^]*^kind: "Config"$/m);

  for (const one of [page, other]) {
    const kubeconfig = card(one, 'Kubeconfig');
    await expect(kubeconfig).toContainText(/Downloaded .+ by Olga Owner/);
    await expect(button(kubeconfig, 'Download')).toHaveAttribute('aria-disabled', 'true');
    await expect(card(one, 'SSH private key')).toContainText(once);
  }
  expect(loads()).toBe(0);
  await page.reload();
  await expect(card(page, 'Kubeconfig')).toContainText(/Downloaded .+ by Olga Owner/);
});

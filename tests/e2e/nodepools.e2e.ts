import { expect, type Locator, type Page } from 'playwright/test';
import { clusterIs, makeCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';
import { cloudToken } from './support/people.ts';
import { expectSound, LOCALES, reading } from './support/screens.ts';
import { expectToast, field, fillForm } from './support/verbs.ts';

const pool = (page: Page, name: string) =>
  page.getByRole('region', { name: `Node pool ${name}`, exact: true });
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
const submit = (page: Page) => page.getByRole('button', { name: 'Create cluster' }).click();

async function openPools(page: Page): Promise<void> {
  await page.goto('/clusters/create');
  await fillForm(page, { 'Cluster name': 'with-pools' });
  await page.getByRole('link', { name: /^Node pools/ }).click();
  await expect(pool(page, 'default')).toBeVisible();
}

test('a pool of a fixed size has 1 to 10 nodes, by button, by slider and by typing', async ({
  as,
  person,
}) => {
  const page = await as(await person({ hasToken: true }));
  await openPools(page);
  const nodes = pool(page, 'default').getByRole('textbox', { name: 'Nodes' });
  await expect(pool(page, 'default').getByRole('button', { name: 'Decrease Nodes' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await pool(page, 'default').getByRole('slider', { name: 'Nodes' }).press('End');
  await expect(nodes).toHaveValue('10');
  await nodes.fill('11');
  await nodes.blur();
  await expect(nodes).toHaveValue('10');
});

test('the bounds of autoscaling are checked with the words of each mistake', async ({ as, person }) => {
  const page = await as(await person({ hasToken: true }));
  await openPools(page);
  const card = pool(page, 'default');
  await card.getByRole('switch', { name: 'Autoscaling' }).click();
  const bounds = async (min: string, max: string) => {
    await card.getByRole('textbox', { name: 'Minimum nodes' }).fill(min);
    await card.getByRole('textbox', { name: 'Maximum nodes' }).fill(max);
    await submit(page);
  };
  await bounds('3', '2');
  await expect(card).toContainText('Maximum instances must be at least equal to minimum instances');
  await bounds('3', '3');
  await expect(card).toContainText('Maximum instances must be greater than minimum instances');
  await bounds('2', '5');
  await expect(page).toHaveURL(/\/overview$/);
  await expect(page.getByRole('row').filter({ hasText: 'default' })).toContainText('2 to 5, autoscaling');
});

test('pools are added, duplicated and removed, and the price follows', async ({ as, person }) => {
  const page = await as(await person({ hasToken: true }));
  await openPools(page);
  await expect(summary(page)).toContainText('€7.70');
  await page.getByRole('button', { name: 'Add node pool' }).click();
  await expect(summary(page)).toContainText('€11.55');
  await page.getByRole('button', { name: 'Duplicate pool default' }).click();
  await expect(page.getByRole('link', { name: 'Node pools (3)' })).toBeVisible();
  await expect(summary(page)).toContainText('€15.40');
  await expect(page.getByRole('button', { name: 'Remove pool default', exact: true })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Remove pool/ })
    .first()
    .click();
  await expect(summary(page)).toContainText('€11.55');
});

test('two pools of one name are told at the second', async ({ as, person }) => {
  const page = await as(await person({ hasToken: true }));
  await openPools(page);
  await page.getByRole('button', { name: 'Add node pool' }).click();
  const second = page.getByRole('textbox', { name: 'Pool name' }).nth(1);
  await second.fill('default');
  await submit(page);
  await expect(second).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Node pool names must be unique').first()).toBeVisible();
  await expect(field(page, 'Cluster name')).toHaveValue('with-pools');
});

const toggle = (scope: Locator, name: string) => scope.getByRole('switch', { name, exact: true });
const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });
const review = (page: Page) => page.getByRole('alertdialog', { name: 'Review changes' });

/** The node pools of a living cluster of one node, in its settings. */
async function openSettings(page: Page, id: string): Promise<void> {
  await page.goto(`/clusters/${id}/settings/nodepools`);
  await expect(pool(page, 'default')).toContainText('1 running, 1 wanted');
}

test('a pool grows after a review, and the servers follow at once', async ({ as, person }) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'grows' });
  const page = await as(who);
  await openSettings(page, id);
  await expect(button(page, 'Review changes')).toHaveAttribute('aria-disabled', 'true');
  await button(pool(page, 'default'), 'Increase Nodes').click();
  await expect(pool(page, 'default')).toContainText('+€2.99/month');
  await button(page, 'Review changes').click();
  await expect(review(page)).toContainText('Node pool default: Instances');
  await expect(review(page)).toContainText('€8.97');
  await button(review(page), 'Save and sync').click();
  await expectToast(page, 'Node pools saved');
  await expect(pool(page, 'default')).toContainText('2 running, 2 wanted');
  await expect(button(page, 'Review changes')).toHaveAttribute('aria-disabled', 'true');
});

test('a pool comes and goes: saved first, synced when it is wanted', async ({ as, person }) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'comes-and-goes' });
  const page = await as(who);
  await openSettings(page, id);
  await expect(button(page, 'Remove pool default')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Add node pool').click();
  await pool(page, 'pool-2').getByRole('textbox', { name: 'Pool name' }).fill('web');
  await button(page, 'Review changes').click();
  await expect(review(page)).toContainText('1 × cx23, fsn1');
  await toggle(review(page), 'Sync node pools at once').click();
  await button(review(page), 'Save node pools').click();
  await expect(pool(page, 'web')).toContainText('0 running, 1 wanted');
  await expect(page.getByText('Sync needed')).toBeVisible();

  await button(page, 'Sync node pools').click();
  const dialog = page.getByRole('alertdialog', { name: 'Sync node pools?' });
  await expect(dialog).toContainText('1 node more in web');
  await expect(dialog).toContainText('comes-and-goes-pool-web-worker1');
  await button(dialog, 'Sync node pools').click();
  await expect(pool(page, 'web')).toContainText('1 running, 1 wanted');

  await button(page, 'Remove pool web').click();
  await button(page, 'Keep pool web').click();
  await expect(button(page, 'Review changes')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Remove pool web').click();
  await button(page, 'Review changes').click();
  await expect(review(page)).toContainText('Data on the local disks of removed nodes is lost.');
  await button(review(page), 'Save and sync').click();
  await expect(pool(page, 'web')).toHaveCount(0);
  await expect(page.getByText('Sync needed')).toHaveCount(0);
});

test('autoscaling is checked while typing, and stays on', async ({ as, person }) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'scales' });
  const page = await as(who);
  await openSettings(page, id);
  const card = pool(page, 'default');
  await toggle(card, 'Autoscaling').click();
  await card.getByRole('textbox', { name: 'Maximum nodes' }).fill('1');
  await button(page, 'Review changes').click();
  await expect(card).toContainText('Maximum instances must be greater than minimum instances');
  await card.getByRole('textbox', { name: 'Maximum nodes' }).fill('4');
  await expect(card.getByText('Maximum instances must be greater than minimum instances')).toHaveCount(0);
  await button(page, 'Review changes').click();
  await expect(review(page)).toContainText('Cannot be undone');
  await button(review(page), 'Save and sync').click();
  await expect(card).toContainText('1 running, 1 to 4 wanted');
  await expect(card.getByText('In sync')).toBeVisible();
  await expect(toggle(card, 'Autoscaling')).toHaveAttribute('aria-disabled', 'true');
  await toggle(card, 'Autoscaling').press('Space');
  await expect(toggle(card, 'Autoscaling')).toBeChecked();
  await expect(card).toContainText('Autoscaling cannot be disabled once it is enabled.');
});

test('a sync that fails says why, the cluster runs on, and it can be tried again', async ({ as, person }) => {
  const who = await person();
  const secretValue = cloudToken('quota');
  await who.api.post('/api/global-secrets', { secretName: 'HETZNER_API_TOKEN', secretValue });
  const id = await makeCluster(who.api, { name: 'no-room' });
  const page = await as(who);
  await openSettings(page, id);
  await button(pool(page, 'default'), 'Increase Nodes').click();
  await button(page, 'Review changes').click();
  await button(review(page), 'Save and sync').click();
  await expect(page.getByText('The last sync did not finish')).toBeVisible();
  await expect(page.getByText(/Hetzner project/).first()).toBeVisible();
  await expect(pool(page, 'default')).toContainText('Sync failed');

  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByText('The last sync of the node pools did not finish')).toBeVisible();
  await expect(page.getByText(/Hetzner project/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Go to node pools' }).click();

  await button(pool(page, 'default'), 'Decrease Nodes').click();
  await button(page, 'Review changes').click();
  await button(review(page), 'Save and sync').click();
  await expect(pool(page, 'default').getByText('In sync')).toBeVisible();
  await expect(page.getByText('The last sync did not finish')).toHaveCount(0);
});

test('two people at once: the second one sees it, keeps the own edits, and nothing is lost', async ({
  as,
  person,
}) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'shared' });
  const page = await as(who);
  await openSettings(page, id);
  await button(page, 'Add node pool').click();
  const { data } = await who.api.get<{ data: { id: string; name: string }[] }>(
    `/api/clusters/${id}/nodepools`,
  );
  const node_pools = data.map((one) => ({ ...one, desired_count: 3 }));
  await who.api.put(`/api/clusters/${id}/nodepools`, { node_pools });
  await expect(page.getByText(/changed this cluster in the meantime/)).toBeVisible();
  await button(page, 'Keep my changes').click();
  await expect(pool(page, 'default').getByRole('textbox', { name: 'Nodes' })).toHaveValue('3');
  await expect(pool(page, 'pool-2')).toBeVisible();
  await button(page, 'Review changes').click();
  await expect(review(page)).toContainText('Node pool pool-2');
  await expect(review(page)).not.toContainText('Node pool default');
});

test('an archived cluster keeps its pools to itself', async ({ as, person }) => {
  const who = await person({ hasToken: true, plan: 'standard' });
  const id = await makeCluster(who.api, { name: 'asleep' });
  await who.api.patch(`/api/clusters/${id}/archive`);
  await clusterIs(who.api, id, 'archived');
  const page = await as(who);
  await page.goto(`/clusters/${id}/settings/nodepools`);
  await expect(page.getByText('Not while the cluster is archived')).toBeVisible();
  await expect(button(page, 'Review changes')).toHaveCount(0);
});

for (const locale of LOCALES) {
  test(`the node pools of a cluster are sound in ${locale}`, async ({ as, person }) => {
    const who = await person({ hasToken: true, locale });
    const id = await makeCluster(who.api, { name: 'sound-pools' });
    const page = await as(who, reading(locale));
    await page.goto(`/clusters/${id}/settings/nodepools`);
    const add = page.getByRole('button', { name: /^(Add node pool|Añadir pool de nodos)$/ });
    await add.click();
    await expectSound(page, page.getByRole('region', { name: /pool-2$/ }));
    await page.getByRole('button', { name: /^(Review changes|Revisar cambios)$/ }).click();
    await expectSound(page, page.getByRole('alertdialog'));
  });
}

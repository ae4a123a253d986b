import { expect, type Page } from 'playwright/test';
import { startFaultProxy } from '../support/faultProxy.ts';
import { startConsole } from '../support/stack.ts';
import { installAddon, makeCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';
import { countLoads, signIn } from './support/actions.ts';

const card = (page: Page, title: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });
const health = (page: Page) => card(page, /^(Capacity and health|Capacidad y estado)$/);

async function openCluster(page: Page, name: string): Promise<void> {
  await page.goto('/clusters');
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL(/\/overview$/);
}

test('the first cards are shown before the slowest request has finished, and a failed card leaves the others intact', async ({
  stack,
  person,
  guest,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|WebSocket/);
  const proxy = await startFaultProxy(() => stack.platformUrl);
  const gateway = await startConsole(proxy.url);
  try {
    const who = await person({ hasToken: true });
    const id = await makeCluster(who.api, { name: 'in-parts' });
    const page = await guest({ baseURL: gateway.url });
    await signIn(page, who);

    let respondToNodes: () => void = () => undefined;
    const until = new Promise<void>((done) => (respondToNodes = done));
    const isNodesRequest = ({ path }: { path: string }) => path.endsWith('/nodes');
    const stopDelaying = proxy.fail(isNodesRequest, { until });
    await page.goto(`/clusters/${id}/overview`);
    await expect(card(page, 'Kubernetes configuration')).toContainText('v1.32.8+k3s1');
    await expect(card(page, 'Installed add-ons')).toContainText('Hetzner Cloud Controller');
    await expect(health(page)).toHaveCount(0);
    respondToNodes();
    await expect(health(page)).toContainText('2 of 2 nodes ready');
    stopDelaying();

    const stopFailing = proxy.fail(isNodesRequest, { respond: { status: 502, body: '{}' } });
    await page.reload();
    await expect(health(page).getByRole('alert')).toContainText('Failed to load nodes');
    await expect(card(page, 'Networking')).toContainText('10.0.0.0/16');
    stopFailing();
    await health(page).getByRole('alert').getByRole('button').click();
    await expect(health(page)).toContainText('2 of 2 nodes ready');
  } finally {
    await gateway.stop();
    await proxy.stop();
  }
});

test('a drawer shows the load of every node, and is opened and closed with the keyboard', async ({ as }) => {
  const page = await as('user@demo.test');
  await openCluster(page, 'production');
  const open = health(page).getByRole('button', { name: 'Show 7 nodes' });
  await open.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Nodes' });
  await expect(drawer.getByRole('heading', { level: 3 })).toHaveCount(7);
  await expect(drawer.getByRole('meter', { name: 'CPU' }).first()).toHaveAttribute(
    'aria-valuetext',
    /of .* vCPU, \d+%, (normal|high|critical)/,
  );
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
});

test('usage over time is a chart for the keyboard and a table, of a cluster and of each node', async ({
  as,
}) => {
  const page = await as('user@demo.test');
  await openCluster(page, 'production');
  const usage = card(page, 'CPU and memory over time');
  await expect(usage).toContainText(/Now [\d.]+\svCPU, \d+% · average/);
  await usage.getByText('7 d', { exact: true }).click();
  await expect(page).toHaveURL(/usage=7d/);
  const chart = usage.getByRole('application', { name: 'CPU usage over time' });
  await chart.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(usage.getByRole('status').filter({ hasText: /vCPU/ })).toHaveCount(1);
  await usage.getByText('Show as table').click();
  // A header and one row for each half hour of seven days.
  await expect(usage.getByRole('row')).toHaveCount(337);

  await health(page).getByRole('button', { name: 'Show 7 nodes' }).click();
  await page.getByRole('dialog', { name: 'Nodes' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/overview\/nodes\//);
  await expect(card(page, 'CPU and memory over time')).toContainText(/Now [\d.]+\svCPU/);
});

test('load and ingress address appear without a reload once the Metrics Server and Traefik are installed', async ({
  as,
  person,
}) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'measure-me' });
  const page = await as(who);
  await page.goto(`/clusters/${id}/overview`);
  await expect(health(page).getByRole('meter', { name: 'CPU requested' })).toBeVisible();
  const loads = countLoads(page);
  await installAddon(who.api, id, 'metrics-server');
  await expect(health(page).getByRole('meter', { name: 'CPU', exact: true })).toBeVisible();
  await installAddon(who.api, id, 'traefik');
  await expect(card(page, 'Cluster')).toContainText(/IPv4\s*\d+\.\d+\.\d+\.\d+/);
  expect(loads()).toBe(0);
});

import { expect, type Page } from 'playwright/test';
import { clusterIs, makeCluster, orderCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';
import { confirm, expectCard, expectToast, openMenu } from './support/actions.ts';

const header = (page: Page) => page.getByRole('main').locator('header').first();

async function actions(page: Page, name: string, item: string): Promise<void> {
  const menu = await openMenu(page, `Actions for ${name}`);
  await menu.getByRole('menuitem', { name: item }).click();
}

/** The WebSocket messages of the browser, as far as this test reads them. */
interface Frame {
  type: string;
  payload: { operationName: string; extensions: { since?: string } };
}

test.describe('a cluster', () => {
  test('that fails during creation shows the failed step, and can be deleted', async ({ as, person }) => {
    const who = await person({ hasToken: true });
    const page = await as(who);
    const id = await orderCluster(who.api, { name: 'fails-at-40' });
    await page.goto(`/clusters/${id}/overview`);
    await expect(page.getByText('This cluster has failed')).toBeVisible();
    await expect(page.getByText(/The last step was/).first()).toBeVisible();
    await page.goto('/clusters');
    const card = await expectCard(page, 'fails-at-40');
    await expect(card).toContainText('Failed');
    await expect(card).toContainText('The last step was');
    await actions(page, 'fails-at-40', 'Delete…');
    await confirm(page, 'Delete cluster fails-at-40?', 'Delete cluster', 'fails-at-40');
    await expect(page.getByText('Create your first cluster')).toBeVisible();
  });

  test('is archived and unarchived', async ({ as, person }) => {
    const who = await person({ plan: 'standard', hasToken: true });
    const id = await makeCluster(who.api, { name: 'sleeper' });
    const page = await as(who);
    await page.goto(`/clusters/${id}/overview`);
    await actions(page, 'sleeper', 'Archive…');
    await expect(page.getByRole('alertdialog')).toContainText('What remains');
    await confirm(page, 'Archive cluster sleeper?', 'Archive cluster');
    await expect(header(page).getByText('Archived', { exact: true })).toBeVisible();
    await expect(page.getByText('This cluster is archived')).toBeVisible();
    await page.goto('/clusters?archived=open');
    await actions(page, 'sleeper', 'Unarchive…');
    await confirm(page, 'Unarchive cluster sleeper?', 'Unarchive cluster');
    await clusterIs(who.api, id, 'active');
    await expect((await expectCard(page, 'sleeper')).getByText('Active', { exact: true })).toBeVisible();
  });

  test('is deleted from its page after typing its name, and disappears in another browser', async ({
    as,
    person,
  }) => {
    const who = await person({ plan: 'standard', hasToken: true });
    const id = await makeCluster(who.api, { name: 'goner' });
    const page = await as(who);
    const other = await as(who);
    await other.goto('/clusters');
    await expectCard(other, 'goner');
    await page.goto(`/clusters/${id}/overview`);
    await actions(page, 'goner', 'Delete…');
    const dialog = page.getByRole('alertdialog', { name: 'Delete cluster goner?' });
    await dialog.getByLabel(/^Type the name to confirm/).fill('gone');
    await expect(dialog.getByRole('button', { name: 'Delete cluster' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await confirm(page, 'Delete cluster goner?', 'Delete cluster', 'goner');
    await expectToast(page, 'Cluster goner was deleted');
    await expect(page).toHaveURL(/\/clusters$/);
    await expect(page.getByText('Create your first cluster')).toBeVisible();
    await expect(other.getByText('Create your first cluster')).toBeVisible();
  });
});

test('a page sends the revision of its data when it subscribes', async ({ as, person }) => {
  const who = await person({ hasToken: true });
  const page = await as(who);
  const revisions = new Set<string | undefined>();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/graphql') revisions.add(response.headers()['x-live-rev']);
  });
  const subscribed: { name: string; since: string | undefined }[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const frame = JSON.parse(String(payload)) as Frame;
      if (frame.type !== 'subscribe') return;
      subscribed.push({ name: frame.payload.operationName, since: frame.payload.extensions.since });
    });
  });
  await page.goto('/clusters');
  await expect.poll(() => subscribed.map(({ name }) => name)).toContain('useClusterEventsSubscription');
  // The frame may be reported before the response it refers to; '0.0.0' means that no response was received yet.
  await expect
    .poll(() => subscribed.filter(({ since }) => since !== '0.0.0' && !revisions.has(since)))
    .toEqual([]);
  for (const { since } of subscribed) expect(since).toMatch(/^\d+\.\d+\.\d+$/);
});

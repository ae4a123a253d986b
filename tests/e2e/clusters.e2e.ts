import { expect, type Page } from 'playwright/test';
import { clusterIs, makeCluster, orderCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';
import { cloudToken } from './support/people.ts';
import { expectSound, LOCALES, reading } from './support/screens.ts';
import { confirm, expectCard, expectToast, fillForm, openMenu } from './support/verbs.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const header = (page: Page) => page.getByRole('main').locator('header').first();
const cardNames = (page: Page) =>
  page.getByRole('list', { name: 'Clusters' }).getByRole('heading', { level: 2 }).allTextContents();

async function actions(page: Page, name: string, item: string): Promise<void> {
  const menu = await openMenu(page, `Actions for ${name}`);
  await menu.getByRole('menuitem', { name: item }).click();
}

/** What the browser sends over the WebSocket, as far as it is read here. */
interface Frame {
  type: string;
  payload: { operationName: string; extensions: { since?: string } };
}

test.describe('a cluster', () => {
  test('that fails while it is built says at which step, and can be deleted', async ({ as, person }) => {
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

  test('is archived and brought back', async ({ as, person }) => {
    const who = await person({ plan: 'standard', hasToken: true });
    const id = await makeCluster(who.api, { name: 'sleeper' });
    const page = await as(who);
    await page.goto(`/clusters/${id}/overview`);
    await actions(page, 'sleeper', 'Archive…');
    await expect(page.getByRole('alertdialog')).toContainText('What remains');
    await confirm(page, 'Archive cluster sleeper?', 'Archive cluster');
    await expect(header(page).getByText('Archived', { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Archived: read-only')).toBeVisible();
    await page.goto('/clusters?archived=open');
    await actions(page, 'sleeper', 'Unarchive…');
    await confirm(page, 'Unarchive cluster sleeper?', 'Unarchive cluster');
    await clusterIs(who.api, id, 'active');
    await expect((await expectCard(page, 'sleeper')).getByText('Active', { exact: true })).toBeVisible();
  });

  test('is protected with a typed word, and then not deleted before the protection is off', async ({
    as,
    person,
  }) => {
    const who = await person({ hasToken: true });
    await makeCluster(who.api, { name: 'precious' });
    const page = await as(who);
    await page.goto('/clusters');
    const card = await expectCard(page, 'precious');
    await actions(page, 'precious', 'Enable protection…');
    const dialog = page.getByRole('alertdialog', { name: 'Protect cluster precious?' });
    await dialog.getByLabel(/^Type this to confirm/).fill('protect it');
    await expect(dialog.getByRole('button', { name: 'Enable protection' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await confirm(page, 'Protect cluster precious?', 'Enable protection', 'protect');
    await expect(card).toContainText('Protected');

    await actions(page, 'precious', 'Delete…');
    const blocked = page.getByRole('dialog', { name: 'Delete cluster precious?' });
    await expect(blocked).toContainText('precious is protected');
    await blocked.getByRole('button', { name: 'Disable protection' }).click();
    await confirm(page, 'Disable protection of precious?', 'Disable protection', 'unprotect');
    await expect(card).toContainText('Not protected');
  });

  test('is deleted from its own page after its name was typed; everybody else sees it go', async ({
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

  test('of a project that nobody has a saved token for is deleted with a temporary one', async ({
    as,
    person,
  }) => {
    const who = await person();
    const token = cloudToken();
    await makeCluster(who.api, { name: 'borrowed', token });
    const page = await as(who);
    await page.goto('/clusters');
    await actions(page, 'borrowed', 'Delete…');
    const dialog = page.getByRole('alertdialog', { name: 'Delete cluster borrowed?' });
    await dialog.getByRole('switch', { name: 'Use a temporary Hetzner token' }).click();
    await dialog.getByLabel(/^Type the name/).fill('borrowed');
    await dialog.getByRole('button', { name: 'Delete cluster' }).click();
    await expect(dialog).toContainText('Temporary token is required');
    await fillForm(dialog, { 'Temporary token': token });
    await dialog.getByRole('button', { name: 'Delete cluster' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Create your first cluster')).toBeVisible();
  });

  test('that is archived can be read and not changed', async ({ as }) => {
    const page = await as('archived@demo.test');
    await page.goto('/clusters?archived=open');
    await page.getByRole('link', { name: 'sleeping', exact: true }).click();
    await expect(page.getByText('Archived: read-only')).toBeVisible();
    await page.getByRole('link', { name: /^Add-ons/ }).click();
    const install = page.getByRole('button', { name: 'Install', exact: true }).first();
    await expect(install).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(/not allowed on archived clusters/).first()).toBeAttached();
  });

  test('stays shut while the account is over its limit, and says what helps', async ({ as }) => {
    const page = await as('over-limit@demo.test');
    await page.goto('/clusters');
    await expect(page.getByText('You use more than your plan includes')).toBeVisible();
    const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Open first' }) });
    await expect(card.getByRole('button', { name: 'Open first' })).toHaveAttribute('aria-disabled', 'true');
    await expect(card.getByRole('link')).toHaveCount(0);
    await card.getByText('Falkenstein').click();
    await expect(page).toHaveURL(/\/clusters$/);
  });

  test('that does not exist is told inside the console', async ({ as, person, allowErrors }) => {
    allowErrors(/There is no such page/);
    const page = await as(await person());
    await page.goto('/clusters/00000000-0000-4000-8000-000000000000/overview');
    await expect(heading(page, 'Cluster not found')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  });

  test('folds its head away and stays folded', async ({ as, person }) => {
    const who = await person({ hasToken: true });
    const id = await orderCluster(who.api, { name: 'foldable' });
    const page = await as(who);
    await page.goto(`/clusters/${id}`);
    await expect(page).toHaveURL(/\/overview$/);
    await page.getByRole('button', { name: 'Collapse the header' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Expand the header' })).toBeVisible();
    await page.keyboard.press('Control+b');
    await expect(page.getByRole('button', { name: 'Collapse the header' })).toBeVisible();
  });
});

test('a page says how old it is when it begins to listen', async ({ as, person }) => {
  const who = await person({ hasToken: true });
  const page = await as(who);
  const ages = new Set<string | undefined>();
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname === '/graphql') ages.add(answer.headers()['x-live-rev']);
  });
  const told: { name: string; since: unknown }[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const frame = JSON.parse(String(payload)) as Frame;
      if (frame.type !== 'subscribe') return;
      told.push({ name: frame.payload.operationName, since: frame.payload.extensions.since });
    });
  });
  await page.goto('/clusters');
  await expect.poll(() => told.map(({ name }) => name)).toContain('useClusterEventsSubscription');
  for (const { since } of told) {
    expect(since).toMatch(/^\d+\.\d+\.\d+$/);
    expect(ages).toContain(since);
  }
});

test.describe('the list', () => {
  test('is searched, filtered and sorted by its address', async ({ as, person }) => {
    const who = await person({ plan: 'pro', hasToken: true });
    await orderCluster(who.api, { name: 'alpha', location: 'nbg1' });
    await orderCluster(who.api, { name: 'beta' });
    await orderCluster(who.api, { name: 'fails-at-10' });
    const page = await as(who);
    await page.goto('/clusters?sort=name');
    await expect.poll(() => cardNames(page)).toEqual(['alpha', 'beta', 'fails-at-10']);
    await page.getByRole('button', { name: /^Name/ }).click();
    await expect(page).toHaveURL(/sort=-name/);
    await expect.poll(() => cardNames(page)).toEqual(['fails-at-10', 'beta', 'alpha']);
    await page.getByRole('searchbox', { name: 'Search clusters by name' }).fill('et');
    await expect(page).toHaveURL(/q=et/);
    await expect.poll(() => cardNames(page)).toEqual(['beta']);
    await page.reload();
    await expect.poll(() => cardNames(page)).toEqual(['beta']);
    await page.getByRole('searchbox', { name: 'Search clusters by name' }).fill('nothing');
    await page.getByRole('button', { name: 'Clear search and filter' }).click();
    await page.getByRole('combobox', { name: 'Filter by status' }).selectOption('Failed');
    await expect(page).toHaveURL(/status=failed/);
    await expect.poll(() => cardNames(page)).toEqual(['fails-at-10']);
  });
});

for (const locale of LOCALES) {
  test(`the list and a cluster are sound in ${locale}`, async ({ as, person }) => {
    test.slow();
    const who = await person({ plan: 'pro', hasToken: true, locale });
    const id = await makeCluster(who.api, { name: 'sound-one' });
    await orderCluster(who.api, { name: 'fails-at-10' });
    const page = await as(who, reading(locale));
    await page.goto('/clusters');
    await expectSound(page, page.getByText('sound-one'));
    await page.goto(`/clusters/${id}/overview`);
    await expectSound(page, page.getByText('10.0.0.0/16'));
  });

  test(`the empty list is sound in ${locale}`, async ({ as, person }) => {
    const page = await as(await person({ locale }), reading(locale));
    await page.goto('/clusters');
    await expectSound(page, page.getByRole('list').getByRole('listitem'));
  });
}

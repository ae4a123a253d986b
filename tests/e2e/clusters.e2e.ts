import { expect, type Page } from 'playwright/test';
import { clusterIs, makeCluster, orderCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';
import { cloudToken, saveToken } from './support/people.ts';
import { expectSound, LOCALES, reading } from './support/screens.ts';
import {
  choose,
  confirm,
  countLoads,
  expectCard,
  expectToast,
  field,
  fillForm,
  noteTexts,
  openMenu,
} from './support/verbs.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const header = (page: Page) => page.getByRole('main').locator('header').first();
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
const section = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Sections of the form' }).getByRole('link', { name });
const create = (page: Page) => page.getByRole('button', { name: 'Create cluster' }).click();
const cardNames = (page: Page) =>
  page.getByRole('list', { name: 'Clusters' }).getByRole('heading', { level: 2 }).allTextContents();

async function actions(page: Page, name: string, item: string): Promise<void> {
  const menu = await openMenu(page, `Actions for ${name}`);
  await menu.getByRole('menuitem', { name: item }).click();
}

test.describe('the first cluster', () => {
  test('is put together in three tabs, with its price, and comes up before the eyes', async ({
    as,
    person,
  }) => {
    const who = await person();
    const page = await as(who);
    await page.goto('/clusters');
    await expect(page.getByText('Create your first cluster')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Create cluster' }).click();
    await expect(summary(page)).toContainText('€7.70');

    await fillForm(page, { 'Cluster name': 'first-shop', 'Hetzner API token': cloudToken() });
    await choose(page, /^cx33/);
    await expect(summary(page)).toContainText('€8.84');
    await page.getByRole('switch', { name: 'High availability' }).click();
    await expect(summary(page)).toContainText('€18.82');
    await page.getByRole('switch', { name: 'High availability' }).click();

    await section(page, 'Networking').click();
    await choose(page, /^Cilium/);
    await section(page, /^Node pools \(1\)/).click();
    await page.getByRole('button', { name: 'Increase Nodes' }).click();
    await expect(section(page, /^Node pools \(2\)/)).toBeVisible();
    await expect(summary(page)).toContainText('€12.69');

    const loads = countLoads(page);
    await create(page);
    await expect(page).toHaveURL(/\/clusters\/[0-9a-f-]{36}\/overview$/);
    await expect(heading(page, 'first-shop')).toBeVisible();
    await expect(header(page).getByText('Active', { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Cilium')).toBeVisible();
    expect(loads()).toBe(0);
  });

  test('moves in another browser of the account too, without a reload', async ({ as, person }) => {
    const who = await person({ hasToken: true });
    const list = await as(who);
    await list.goto('/clusters');
    await expect(list.getByText('Create your first cluster')).toBeVisible();
    const loads = countLoads(list);

    const id = await orderCluster(who.api, { name: 'slow-shop' });
    const card = await expectCard(list, 'slow-shop');
    const detail = await as(who);
    await detail.goto(`/clusters/${id}/overview`);
    const detailLoads = countLoads(detail);
    await expect(detail.getByText('Your cluster is being created')).toBeVisible();
    const seen = await noteTexts(header(detail));
    const bar = card.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]/);
    const start = Number(await bar.getAttribute('aria-valuenow'));
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(start);

    await expect(card.getByText('Active', { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(header(detail).getByText('Active', { exact: true })).toBeVisible();
    await expect(list.getByRole('link', { name: 'Free · 1 of 1 cluster' })).toBeVisible();
    expect(new Set(await seen()).size).toBeGreaterThan(3);
    expect([loads(), detailLoads()]).toEqual([0, 0]);
  });

  test('needs a token, a name that fits, and says so at the fields', async ({ as, person }) => {
    const page = await as(await person());
    await page.goto('/clusters/create?tab=networking');
    await create(page);
    await expect(page).toHaveURL(/tab=general/);
    await expect(field(page, 'Cluster name')).toBeFocused();
    await expectToast(page, 'Validation Error');
    await expect(page.getByText('Name must be at least 3 characters').first()).toBeVisible();
    await expect(page.getByText('Hetzner API token is required').first()).toBeVisible();
    await fillForm(page, { 'Cluster name': 'My Shop!' });
    await page.getByRole('button', { name: 'Use “my-shop” instead' }).click();
    await expect(field(page, 'Cluster name')).toHaveValue('my-shop');
  });

  test('may be ordered with a token for this once', async ({ as, person }) => {
    const who = await person();
    const page = await as(who);
    await page.goto('/clusters/create');
    await fillForm(page, { 'Cluster name': 'once-only' });
    await page.getByRole('switch', { name: 'Use a temporary token' }).click();
    await fillForm(page, { 'Temporary Hetzner token': cloudToken('readonly') });
    await create(page);
    await expect(field(page, 'Temporary Hetzner token')).toHaveAttribute('aria-invalid', 'true');
    await fillForm(page, { 'Temporary Hetzner token': cloudToken() });
    await create(page);
    await expect(heading(page, 'once-only')).toBeVisible();
    const { exists } = await who.api.get<{ exists: boolean }>('/api/global-secrets/HETZNER_API_TOKEN/exists');
    expect(exists).toBe(false);
  });

  test('keeps what was typed over a reload, without the token', async ({ as, person }) => {
    const page = await as(await person());
    await page.goto('/clusters/create');
    await fillForm(page, { 'Cluster name': 'half-done', 'Hetzner API token': cloudToken() });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(field(page, 'Cluster name')).toHaveValue('half-done');
    await expect(field(page, 'Hetzner API token')).toHaveValue('');
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(field(page, 'Cluster name')).toHaveValue('');
  });

  test('asks before half a form is thrown away', async ({ as, person }) => {
    const page = await as(await person());
    await page.goto('/clusters/create');
    await fillForm(page, { 'Cluster name': 'half-done' });
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(field(page, 'Cluster name')).toHaveValue('half-done');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await dialog.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test.describe('a cluster that cannot be created', () => {
  test('because the name is taken is told at the name', async ({ as, person }) => {
    const who = await person({ plan: 'standard', hasToken: true });
    await orderCluster(who.api, { name: 'taken' });
    const page = await as(who);
    await page.goto('/clusters/create');
    await fillForm(page, { 'Cluster name': 'taken' });
    await create(page);
    await expect(field(page, 'Cluster name')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Cluster name')).toHaveValue('taken');
  });

  test('because the plan is used up is refused before the form', async ({ as }) => {
    const page = await as('at-limit@demo.test');
    await page.goto('/clusters');
    await expect(page.getByRole('button', { name: 'New cluster' })).toHaveAttribute('aria-disabled', 'true');
    await page.goto('/clusters/create');
    await expect(page.getByText('Cluster limit reached')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See plans' })).toBeVisible();
  });

  test('because the limit was reached meanwhile says so and keeps the form', async ({ as, person }) => {
    const who = await person({ hasToken: true });
    const page = await as(who);
    await page.goto('/clusters/create');
    await fillForm(page, { 'Cluster name': 'one-too-many' });
    await orderCluster(who.api, { name: 'quicker' });
    await create(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Cluster limit reached' })).toBeVisible();
    await expect(field(page, 'Cluster name')).toHaveValue('one-too-many');
  });
});

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
    await page.getByRole('link', { name: 'Add-ons', exact: true }).click();
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

  test('tells of a token that was removed where a new cluster is ordered', async ({ as, person }) => {
    const who = await person();
    await saveToken(who.api);
    const page = await as(who);
    await page.goto('/clusters/create');
    await expect(page.getByText('The saved Hetzner token is used.')).toBeVisible();
  });
});

for (const locale of LOCALES) {
  test(`the list, a cluster and the form are sound in ${locale}`, async ({ as, person }) => {
    test.slow();
    const who = await person({ plan: 'pro', hasToken: true, locale });
    const id = await makeCluster(who.api, { name: 'sound-one' });
    await orderCluster(who.api, { name: 'fails-at-10' });
    const page = await as(who, reading(locale));
    await page.goto('/clusters');
    await expectSound(page, page.getByText('sound-one'));
    await page.goto(`/clusters/${id}/overview`);
    await expectSound(page, page.getByText('10.0.0.0/16'));
    for (const tab of ['general', 'networking', 'nodepools']) {
      await page.goto(`/clusters/create?tab=${tab}`);
      await expectSound(page, page.getByRole('region', { name: /^(Summary|Resumen)$/ }).getByText(/€/));
    }
  });

  test(`the empty list is sound in ${locale}`, async ({ as, person }) => {
    const page = await as(await person({ locale }), reading(locale));
    await page.goto('/clusters');
    await expectSound(page, page.getByRole('list').getByRole('listitem'));
  });
}

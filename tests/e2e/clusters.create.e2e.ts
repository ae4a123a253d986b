import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { orderCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';
import { cloudToken, saveToken } from './support/people.ts';
import { expectSound, LOCALES, reading } from './support/screens.ts';
import {
  choose,
  countLoads,
  expectCard,
  expectToast,
  field,
  fillForm,
  noteProgress,
  openMenu,
} from './support/verbs.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const header = (page: Page) => page.getByRole('main').locator('header').first();
const summary = (page: Page) => page.getByRole('region', { name: /^(Summary|Resumen)$/ });
const section = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Sections of the form' }).getByRole('link', { name });
const create = (page: Page) => page.getByRole('button', { name: 'Create cluster' }).click();

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
    const [list, detail] = [await as(who), await as(who)];
    for (const page of [list, detail]) {
      await page.goto('/clusters');
      await expect(page.getByText('Create your first cluster')).toBeVisible();
    }
    const loads = [list, detail].map(countLoads);
    const notes = [await noteProgress(list), await noteProgress(detail)];

    await orderCluster(who.api, { name: 'slow-shop' });
    await (
      await expectCard(detail, 'slow-shop')
    )
      .getByRole('link', { name: 'slow-shop', exact: true })
      .click();
    await expect(detail.getByText('Your cluster is being created')).toBeVisible();
    const card = await expectCard(list, 'slow-shop');
    await expect(card.getByText('Active', { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(header(detail).getByText('Active', { exact: true })).toBeVisible();
    await expect(list.getByRole('link', { name: 'Free · 1 of 1 cluster' })).toBeVisible();
    for (const values of notes) expect(new Set(await values()).size).toBeGreaterThan(3);
    expect(loads.map((count) => count())).toEqual([0, 0]);
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

  test('is ordered with the token that was saved before', async ({ as, person }) => {
    const who = await person();
    await saveToken(who.api);
    const page = await as(who);
    await page.goto('/clusters/create');
    await expect(page.getByText('The saved Hetzner token is used.')).toBeVisible();
    await expect(page.getByLabel('Hetzner API token')).toHaveCount(0);
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

test.describe('the plan of a cluster', () => {
  test('is told by the platform before anything is ordered, and follows every change', async ({
    as,
    person,
  }) => {
    const who = await person({ plan: 'standard', hasToken: true });
    await orderCluster(who.api, { name: 'taken' });
    const page = await as(who);
    await page.goto('/clusters/create');
    await expect(summary(page)).toContainText('Estimate from list prices');
    await fillForm(page, { 'Cluster name': 'fresh' });
    await expect(summary(page)).toContainText('Confirmed price');
    await expect(summary(page)).toContainText('2 of 2');
    await expect(summary(page).getByText('SSH will be open to the whole internet.')).toBeVisible();
    await page.getByRole('switch', { name: 'High availability' }).click();
    await expect(summary(page)).toContainText('€15.40');
    await expect(summary(page)).toContainText('Confirmed price');
    await expect(summary(page).getByText('There is one control plane node')).toHaveCount(0);
    await fillForm(page, { 'Cluster name': 'taken' });
    await expect(field(page, 'Cluster name')).toHaveAttribute('aria-invalid', 'true');
    await expect(summary(page)).toContainText('A cluster named taken exists already');
  });
});

test.describe('a configuration', () => {
  const file = `
hetzner_token: never-shown
cluster_name: from-file
k3s_version: v1.33.4+k3s1
networking:
  allowed_networks: { ssh: [203.0.113.0/24], api: [203.0.113.0/24] }
  cni: { mode: cilium, encryption: true }
masters_pool: { instance_type: cx33, instance_count: 3, locations: [nbg1, hel1] }
worker_node_pools:
  - name: default
    instance_type: cx33
    location: nbg1
    autoscaling: { enabled: true, min_instances: 1, max_instances: 4 }
colour: blue
`;

  test('becomes a cluster, and the cluster the same configuration again', async ({ as, person }) => {
    const who = await person({ plan: 'pro', hasToken: true });
    const page = await as(who);
    await page.goto('/clusters/create');
    await fillForm(page, { 'Cluster name': 'typed-before' });
    await page.getByRole('button', { name: 'Import YAML' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a configuration' });
    await dialog.getByLabel('YAML').fill(file);
    await expect(dialog.getByText('2 lines are not taken over as they stand')).toBeVisible();
    await dialog.getByRole('button', { name: 'Replace what is in the form' }).click();
    await expect(field(page, 'Cluster name')).toHaveValue('from-file');
    await page.getByRole('button', { name: 'Undo import' }).click();
    await expect(field(page, 'Cluster name')).toHaveValue('typed-before');
    await page.getByRole('button', { name: 'Import YAML' }).click();
    await dialog.getByLabel('YAML').fill(file);
    await dialog.getByRole('button', { name: 'Replace what is in the form' }).click();
    await expect(summary(page)).toContainText('Confirmed price');
    await section(page, /^Node pools/).click();
    await expect(page.getByRole('combobox', { name: /Instance type/ })).toHaveValue('cx33');
    await create(page);
    await expect(heading(page, 'from-file')).toBeVisible();

    const menu = await openMenu(page, 'Actions for from-file');
    await menu.getByRole('menuitem', { name: 'Export as YAML…' }).click();
    const exported = page.getByRole('dialog', { name: 'from-file as YAML' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      exported.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('from-file.hetzner-k3s.yaml');
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('cluster_name: from-file');
    expect(text).toContain('mode: cilium');
    expect(text).toMatch(/locations:\n +- nbg1\n +- hel1/);
    expect(text).toMatch(/min_instances: 1\n +max_instances: 4/);
    expect(text).not.toContain('never-shown');
  });

  test('with wrong values fills the form in, and every one is told at its field', async ({ as, person }) => {
    const page = await as(await person({ hasToken: true }));
    await page.goto('/clusters/create');
    await page.getByRole('button', { name: 'Import YAML' }).click();
    await page
      .getByLabel('YAML')
      .fill(
        'cluster_name: My_Shop\nimage: ubuntu-22.04\nmasters_pool: { instance_type: huge, instance_count: 5 }',
      );
    await page.getByRole('button', { name: 'Fill in the form' }).click();
    await expect(page.getByText('Invalid operating system')).toBeVisible();
    await expect(page.getByText('Must be 1 or 3 masters.').first()).toBeVisible();
    await expect(page.getByText(/^huge cannot be ordered in this location/)).toBeVisible();
    await page.getByRole('button', { name: 'Use “my-shop” instead' }).click();
    await expect(field(page, 'Cluster name')).toHaveValue('my-shop');
    await page.on('dialog', (dialog) => void dialog.accept()).reload();
    await expect(field(page, 'Cluster name')).toHaveValue('my-shop');
  });
});

for (const locale of LOCALES) {
  test(`the form and its dialogs are sound in ${locale}`, async ({ as, person }) => {
    test.slow();
    const who = await person({ plan: 'pro', hasToken: true, locale });
    const page = await as(who, reading(locale));
    for (const tab of ['general', 'networking', 'nodepools']) {
      await page.goto(`/clusters/create?tab=${tab}`);
      await expectSound(page, summary(page).getByText(/€/).first());
    }
    await page.getByRole('button', { name: /^(Import YAML|Importar YAML)$/ }).click();
    await page
      .getByLabel('YAML')
      .fill('cluster_name: x\ncolour: blue\nnetworking: { cni: { mode: calico } }');
    await expectSound(page, page.getByRole('dialog').getByText('networking.cni.mode'));
    await page.getByRole('button', { name: /^(Fill in the form|Rellenar el formulario)$/ }).click();
    await expectSound(page, page.getByText('networking.cni.mode'));
    await page.getByRole('button', { name: /^(Export YAML|Exportar YAML)$/ }).click();
    await expectSound(page, page.getByRole('dialog').getByText('cluster_name: x'));
  });
}

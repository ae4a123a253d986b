import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { orderCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';
import { cloudToken } from './support/people.ts';
import {
  choose,
  countLoads,
  expectCard,
  field,
  fillForm,
  recordProgress,
  openMenu,
} from './support/actions.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const header = (page: Page) => page.getByRole('main').locator('header').first();
const summary = (page: Page) => page.getByRole('region', { name: 'Summary', exact: true });
const section = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Sections of the form' }).getByRole('link', { name });
const create = (page: Page) => page.getByRole('button', { name: 'Create cluster' }).click();

test.describe('the first cluster', () => {
  test('is configured in three tabs with a live price, and becomes active', async ({ as, person }) => {
    const who = await person();
    const page = await as(who);
    await page.goto('/clusters');
    await expect(page.getByText('Create your first cluster')).toBeVisible();
    await page.locator('section').getByRole('link', { name: 'Create cluster' }).click();
    await expect(summary(page)).toContainText('€6.98');

    await fillForm(page, { 'Cluster name': 'first-shop', 'Hetzner API token': cloudToken() });
    await choose(page, /^cx33/);
    await expect(summary(page)).toContainText('€8.98');
    await page.getByRole('switch', { name: 'High availability' }).click();
    await expect(summary(page)).toContainText('€25.35');
    await page.getByRole('switch', { name: 'High availability' }).click();

    await section(page, 'Networking').click();
    await choose(page, /^Cilium/);
    await section(page, /^Node pools \(1\)/).click();
    await page.getByRole('button', { name: 'Increase Nodes' }).click();
    await expect(section(page, /^Node pools \(2\)/)).toBeVisible();
    await expect(summary(page)).toContainText('€12.47');

    const loads = countLoads(page);
    await create(page);
    await expect(page).toHaveURL(/\/clusters\/[0-9a-f-]{36}\/overview$/);
    await expect(heading(page, 'first-shop')).toBeVisible();
    await expect(header(page).getByText('Active', { exact: true })).toBeVisible();
    await expect(page.getByText('Cilium')).toBeVisible();
    expect(loads()).toBe(0);
  });

  test('shows its progress in another browser without a reload', async ({ as, person }) => {
    const who = await person({ hasToken: true });
    const [list, detail] = [await as(who), await as(who)];
    for (const page of [list, detail]) {
      await page.goto('/clusters');
      await expect(page.getByText('Create your first cluster')).toBeVisible();
    }
    const loads = [list, detail].map(countLoads);
    const notes = [await recordProgress(list), await recordProgress(detail)];

    await orderCluster(who.api, { name: 'slow-shop' });
    await (
      await expectCard(detail, 'slow-shop')
    )
      .getByRole('link', { name: 'slow-shop', exact: true })
      .click();
    const card = await expectCard(list, 'slow-shop');
    await expect(card.getByText('Active', { exact: true })).toBeVisible();
    await expect(header(detail).getByText('Active', { exact: true })).toBeVisible();
    await expect(list.getByRole('link', { name: 'Free · 1 of 1 cluster' })).toBeVisible();
    for (const values of notes) expect(new Set(await values()).size).toBeGreaterThan(1);
    expect(loads.map((count) => count())).toEqual([0, 0]);
  });

  test('is kept as a draft without the token after a reload, and discarded only after confirmation', async ({
    as,
    person,
  }) => {
    const page = await as(await person());
    await page.goto('/clusters/create');
    await fillForm(page, { 'Cluster name': 'half-done', 'Hetzner API token': cloudToken() });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(field(page, 'Cluster name')).toHaveValue('half-done');
    await expect(field(page, 'Hetzner API token')).toHaveValue('');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(field(page, 'Cluster name')).toHaveValue('half-done');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await dialog.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
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

  test('is imported from YAML into the form, and exported again from the created cluster', async ({
    as,
    person,
  }) => {
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
    await expect(page.getByRole('combobox', { name: /Server type/ })).toHaveValue('cx33');
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
});

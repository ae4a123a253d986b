import { expect, type Locator, type Page } from 'playwright/test';
import { clusterIs, makeCluster, orderCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';
import { expectSound, LOCALES, reading } from './support/screens.ts';
import { confirm, field } from './support/verbs.ts';

const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });
const toggle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const version = (page: Page) => field(page, 'Kubernetes version');
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections of the settings' }).getByRole('link', { name });

interface Clusters {
  data: { revision: number; k3s_version: string; master_ha: boolean; pending_update: object[] | null }[];
}

test('an update is reviewed, locks the settings while it runs, and is in effect afterwards', async ({
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
  await expect(review).toContainText('+€5.98');
  await button(review, 'Update cluster').click();
  await expect(page.getByText('Settings are locked')).toBeVisible();
  await expect(page.locator('[inert]').filter({ has: version(page) })).toHaveCount(1);
  await clusterIs(who.api, id, 'active');
  await expect(page.getByText('Settings are locked')).toBeHidden();
  await expect(version(page)).toHaveValue('v1.33.4+k3s1 (current)');
  await expect(toggle(page, 'High availability')).toHaveAttribute('aria-disabled', 'true');
  await expect(toggle(page, 'High availability')).toBeChecked();
});

test('an update that fails says so, keeps what is in effect, and can be tried again', async ({
  as,
  person,
}) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'update-fails' });
  const page = await as(who);
  await page.goto(`/clusters/${id}/settings/general`);
  await version(page).selectOption('v1.33.4+k3s1');
  await button(page, 'Update cluster').click();
  await button(page.getByRole('alertdialog'), 'Update cluster').click();
  const main = page.getByRole('main');
  await expect(main.getByText('did not come back after the update').first()).toBeVisible();
  await expect(main).toContainText('The last update did not finish');
  await button(main, 'Try again').click();
  await clusterIs(who.api, id, 'active');
  await expect(button(main, 'Try again')).toBeHidden();
  const { data } = await who.api.get<Clusters>(`/api/clusters/${id}`);
  expect(data[0]?.k3s_version).toBe('v1.33.4+k3s1');
});

test('two people: an open form follows, and where both changed the same the person chooses', async ({
  as,
  person,
}) => {
  const who = await person({ hasToken: true, name: 'Olga Owner' });
  const id = await makeCluster(who.api, { name: 'shared' });
  const [mine, theirs] = [await as(who), await as(who, { isOwnSession: true })];
  for (const page of [mine, theirs]) await page.goto(`/clusters/${id}/settings/general`);
  await expect(version(theirs)).toBeVisible();
  await toggle(mine, 'Embedded registry mirror').click();
  await mine.getByRole('link', { name: 'Networking', exact: true }).click();
  await button(mine.getByRole('alertdialog'), 'Keep editing').click();

  const { data } = await who.api.get<Clusters>(`/api/clusters/${id}`);
  const revision = data[0]?.revision;
  await who.api.put(`/api/clusters/${id}`, {
    embedded_registry_mirror_enabled: true,
    schedule_workloads_on_masters: true,
    revision,
  });
  // Both wanted the same mirror: nothing to decide, and the other switch follows.
  await expect(toggle(theirs, 'Embedded registry mirror')).toBeChecked();
  await expect(toggle(mine, 'Run workloads on the masters')).toBeChecked();
  await expect(button(mine, 'Update cluster')).toHaveAttribute('aria-disabled', 'true');

  await version(mine).selectOption('v1.33.4+k3s1');
  await toggle(mine, 'Run workloads on the masters').click();
  await who.api.put(`/api/clusters/${id}`, {
    k3s_version: 'v1.33.4+k3s1',
    schedule_workloads_on_masters: false,
    cni_encryption: true,
  });
  await expect(button(mine, 'Update cluster')).toHaveAttribute('aria-disabled', 'true');
  await expect(mine.getByText('Saved settings are not in effect yet')).toBeVisible();
  await toggle(mine, 'High availability').click();
  await button(mine, 'Update cluster').click();
  await button(mine.getByRole('alertdialog'), 'Update cluster').click();
  await clusterIs(who.api, id, 'active');
  await expect(toggle(theirs, 'High availability')).toBeChecked();
  // The others see what will stand as soon as it is saved; until it does, the cluster is at work.
  await expect
    .poll(async () => (await who.api.get<Clusters>(`/api/clusters/${id}`)).data[0])
    .toMatchObject({ master_ha: true, k3s_version: 'v1.33.4+k3s1', pending_update: null });
});

test('what somebody else chose can be taken over, field by field', async ({ as, person }) => {
  const who = await person({ hasToken: true, name: 'Olga Owner' });
  const id = await orderCluster(who.api, { name: 'clash' });
  await clusterIs(who.api, id, 'active');
  const page = await as(who);
  await page.goto(`/clusters/${id}/settings/general`);
  await version(page).selectOption('v1.33.4+k3s1');
  await toggle(page, 'Run workloads on the masters').click();
  await who.api.put(`/api/clusters/${id}`, { master_ha: true });
  await expect(toggle(page, 'High availability')).toBeChecked();
  await toggle(page, 'High availability').click();
  await who.api.put(`/api/clusters/${id}`, { master_ha: false, schedule_workloads_on_masters: true });
  await expect(page.getByText('1 unsaved change')).toBeVisible();
  await expect(version(page)).toHaveValue('v1.33.4+k3s1');
});

test('protection is switched by its word, and an archived cluster leaves only reading', async ({
  as,
  person,
}) => {
  const who = await person({ hasToken: true, plan: 'pro' });
  const id = await makeCluster(who.api, { name: 'kept' });
  const page = await as(who);
  await page.goto(`/clusters/${id}/settings/general`);
  await toggle(page, 'Protect the cluster').click();
  await confirm(page, 'Protect cluster kept?', 'Enable protection', 'protect');
  await expect(toggle(page, 'Protect the cluster')).toBeChecked();
  await who.api.post(`/api/clusters/${id}/unprotect`);
  await who.api.patch(`/api/clusters/${id}/archive`);
  await clusterIs(who.api, id, 'archived');
  await expect(section(page, 'Networking')).toHaveAttribute('aria-disabled', 'true');
  await expect(section(page, 'Networking')).toHaveAccessibleDescription(
    'This operation is not allowed on archived clusters. Please unarchive the cluster first.',
  );
  await expect(version(page)).toHaveAttribute('readonly');
  await page.goto(`/clusters/${id}/settings/networking`);
  await expect(page.getByText('Not while the cluster is archived')).toBeVisible();
});

for (const locale of LOCALES) {
  test(`the settings are sound in ${locale}`, async ({ as, person }) => {
    const who = await person({ hasToken: true, locale });
    const id = await makeCluster(who.api, { name: 'sound' });
    await who.api.put(`/api/clusters/${id}`, { embedded_registry_mirror_enabled: true });
    const page = await as(who, reading(locale));
    await page.goto(`/clusters/${id}/settings/general`);
    await expectSound(page, page.getByRole('combobox', { name: /Kubernetes/ }));
    await page.goto(`/clusters/${id}/settings/networking`);
    await expectSound(page, page.getByText('10.0.0.0/16'));
  });
}

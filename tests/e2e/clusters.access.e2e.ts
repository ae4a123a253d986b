import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from 'playwright/test';
import { clusterIs, makeCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';
import { tabTo } from './support/keyboard.ts';
import { cloudToken } from './support/people.ts';
import { expectSound, LOCALES, reading } from './support/screens.ts';
import { confirm, countLoads, expectToast, field, noteTexts } from './support/verbs.ts';

const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });
/** The card that is headed by that name. */
const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true, level: 2 }) });
const once = 'You can download this once.';

test('a credential is downloaded once: the file arrives, and everybody sees who has it', async ({
  as,
  person,
}) => {
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

test('a transfer that breaks leaves the file available', async ({ as, person }) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'flaky' });
  const page = await as(who);
  await page.goto(`/clusters/${id}/settings/access`);
  await expect(card(page, 'SSH private key')).toContainText(once);
  // A browser that goes away after the first piece.
  const size = await page.evaluate(async (address) => {
    const away = new AbortController();
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'x-graphql-yoga-csrf': '1' },
      signal: away.signal,
    });
    const { value } = (await answer.body?.getReader().read()) ?? {};
    away.abort();
    return value?.length ?? 0;
  }, `/download/clusters/${id}/ssh-key`);
  expect(size).toBeGreaterThan(0);

  await page.reload();
  const key = card(page, 'SSH private key');
  await expect(key).toContainText(once);
  // With the keyboard alone.
  await tabTo(page, button(key, 'Download'));
  await page.keyboard.press('Enter');
  const go = button(page.getByRole('alertdialog'), 'Download');
  await tabTo(page, go);
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toBe('ssh-key-flaky.pem');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^-----BEGIN [A-Z ]*PRIVATE KEY-----\n[^]+-----END [A-Z ]*PRIVATE KEY-----\n$/);
  await expect(key).toContainText(/^.*Downloaded .+ by /);
  await expect(button(key, 'Download')).toBeFocused();
});

test('in the danger zone protection comes first, then archiving with its figures, and the way back', async ({
  as,
  person,
}) => {
  const who = await person({ plan: 'standard', hasToken: true });
  const id = await makeCluster(who.api, { name: 'guarded', isProtected: true });
  const page = await as(who);
  await page.goto(`/clusters/${id}/settings/danger`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Protection',
    'Archive cluster',
    'Delete cluster',
  ]);
  for (const name of ['Archive cluster', 'Delete cluster']) {
    await expect(button(card(page, name), name)).toHaveAttribute('aria-disabled', 'true');
    await expect(card(page, name)).toContainText('This cluster is protected.');
  }
  await button(card(page, 'Archive cluster'), 'Disable protection').click();
  await confirm(page, 'Disable protection of guarded?', 'Disable protection', 'unprotect');
  await expect(page.getByRole('switch', { name: 'Protect the cluster' })).not.toBeChecked();
  await expect(page.getByText('This cluster is protected.')).toHaveCount(0);

  await expect(card(page, 'Archive cluster')).toContainText('all 2 servers');
  await expect(card(page, 'Archive cluster')).toContainText('about €5.98 a month');
  await button(card(page, 'Archive cluster'), 'Archive cluster').click();
  await confirm(page, 'Archive cluster guarded?', 'Archive cluster');
  await clusterIs(who.api, id, 'archived');
  const access = page.getByRole('navigation', { name: 'Sections of the settings' }).getByText('Access');
  await expect(access).toHaveAttribute('aria-disabled', 'true');
  await page.goto(`/clusters/${id}/settings/access`);
  await expect(page.getByRole('main')).toContainText('Not while the cluster is archived');
  await expect(button(page, 'Download')).toHaveCount(0);

  await page.goto(`/clusters/${id}/settings/danger`);
  await expect(card(page, 'Unarchive cluster')).toContainText('about €5.98 a month again');
  await button(card(page, 'Unarchive cluster'), 'Unarchive cluster').click();
  await confirm(page, 'Unarchive cluster guarded?', 'Unarchive cluster');
  await clusterIs(who.api, id, 'active');
  await expect(button(card(page, 'Archive cluster'), 'Archive cluster')).toBeEnabled();
});

test('a cluster is deleted from the danger zone with its name and a token for this once', async ({
  as,
  person,
}) => {
  const who = await person();
  const token = cloudToken();
  const id = await makeCluster(who.api, { name: 'doomed', token });
  const page = await as(who);
  await page.goto(`/clusters/${id}/settings/danger`);
  const crumbs = await noteTexts(page.getByRole('navigation', { name: 'Breadcrumbs' }));
  await button(card(page, 'Delete cluster'), 'Delete cluster').click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete cluster doomed?' });
  const name = dialog.getByLabel(/^Type the name to confirm/);
  await name.fill('doom');
  await name.press('Enter');
  await expect(dialog).toContainText('The cluster name does not match.');
  await name.fill('doomed');
  await expect(dialog).not.toContainText('The cluster name does not match.');
  await dialog.getByRole('switch', { name: 'Use a temporary Hetzner token' }).click();
  await name.press('Enter');
  await expect(dialog).toContainText('Temporary token is required');
  await field(dialog, 'Temporary token').fill(token);
  await button(dialog, 'Delete cluster').click();
  await expect(dialog).toBeHidden();
  await expectToast(page, 'Cluster doomed was deleted');
  await expect(page).toHaveURL(/\/clusters$/);
  expect((await crumbs()).join()).not.toContain('not found');
  await clusterIs(who.api, id, 'gone');
});

for (const locale of LOCALES) {
  test(`access and danger zone are sound in ${locale}`, async ({ as, person }) => {
    test.slow();
    const who = await person({ hasToken: true, locale });
    const id = await makeCluster(who.api, { name: 'sound-settings', isProtected: true });
    const page = await as(who, reading(locale));
    await page.goto(`/clusters/${id}/settings/access`);
    await expectSound(page, page.getByText('ssh-key-sound-settings.pem').first());
    await page.goto(`/clusters/${id}/settings/danger`);
    await expectSound(page, page.getByRole('switch'));
  });
}

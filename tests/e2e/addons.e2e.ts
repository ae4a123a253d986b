import { expect, type Page } from 'playwright/test';
import { addonIs, installAddon, makeCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';
import { expectSound, LOCALES, reading } from './support/screens.ts';
import { choose, confirm, countLoads, expectToast, noteTexts } from './support/verbs.ts';

const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const button = (page: Page, title: string, name: string) =>
  card(page, title).getByRole('button', { name, exact: true });
const status = (page: Page, title: string, word: string) =>
  expect(card(page, title).getByText(word, { exact: true })).toBeVisible({ timeout: 20_000 });

test('an add-on is installed with its progress in sight, also in another browser', async ({ as, person }) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'slow-addons' });
  const page = await as(who);
  const other = await as(who);
  for (const one of [page, other]) {
    await one.goto(`/clusters/${id}/addons`);
    await status(one, 'cert-manager', 'Not installed');
  }
  const loads = [countLoads(page), countLoads(other)];
  const seen = await noteTexts(card(page, 'cert-manager'));
  const seenByOther = await noteTexts(card(other, 'cert-manager'));
  await button(page, 'cert-manager', 'Install').click();
  await status(page, 'cert-manager', 'Installed');
  await status(other, 'cert-manager', 'Installed');
  expect((await seen()).join(' ')).toMatch(/Installing.*\d+%/);
  expect((await seenByOther()).join(' ')).toMatch(/Installing.*\d+%/);
  await expect(button(other, 'cert-manager', 'Uninstall')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Installed/ })).toBeVisible();
  expect(loads.map((count) => count())).toEqual([0, 0]);
});

test('an add-on that needs another one says which, and is free once that is there', async ({
  as,
  person,
}) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'needy' });
  const page = await as(who);
  await page.goto(`/clusters/${id}/addons`);
  const install = button(page, 'trust-manager', 'Install');
  await expect(install).toHaveAttribute('aria-disabled', 'true');
  await expect(card(page, 'trust-manager')).toContainText('Something it needs is not installed yet.');
  await install.focus();
  await page.getByRole('link', { name: 'Go to cert-manager' }).click();
  await button(page, 'cert-manager', 'Install').click();
  await status(page, 'cert-manager', 'Installed');
  await expect(install).not.toHaveAttribute('aria-disabled', 'true');
  await install.click();
  await status(page, 'trust-manager', 'Installed');

  const uninstall = button(page, 'cert-manager', 'Uninstall');
  await expect(uninstall).toHaveAttribute('aria-disabled', 'true');
  await uninstall.focus();
  await expect(card(page, 'cert-manager')).toContainText(/trust-manager|needs it|depend/i);
});

test('an add-on comes with everything it needs, planned in order and installed as one step', async ({
  as,
  person,
}) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'chained' });
  const page = await as(who);
  await page.goto(`/clusters/${id}/addons`);
  await button(page, 'Zot Registry', 'Install with dependencies…').click();
  const dialog = page.getByRole('alertdialog', { name: 'Install Zot Registry with what it needs?' });
  await expect(dialog.getByRole('listitem')).toHaveText([/^cert-manager/, /^trust-manager/, /^Zot Registry/]);
  await dialog.getByRole('button', { name: 'Install 3 add-ons' }).click();
  await expect(dialog).toBeHidden();
  await status(page, 'cert-manager', 'Installed');
  await status(page, 'trust-manager', 'Installed');
  await status(page, 'Zot Registry', 'Installed');
});

test('a failure among the add-ons that one needs is told at each of them', async ({ as, person }) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'addons-fail' });
  const page = await as(who);
  await page.goto(`/clusters/${id}/addons`);
  await button(page, 'Zot Registry', 'Install with dependencies…').click();
  await page.getByRole('button', { name: 'Install 3 add-ons' }).click();
  await status(page, 'cert-manager', 'Failed');
  await expect(card(page, 'Zot Registry')).toContainText(
    'Not installed, because cert-manager could not be installed first.',
  );
});

test('an add-on is upgraded, rolled back and uninstalled', async ({ as, person }) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'up-and-down' });
  await installAddon(who.api, id, 'cert-manager', 'v1.18.3');
  const page = await as(who);
  await page.goto(`/clusters/${id}/addons`);
  await button(page, 'cert-manager', 'Upgrade').click();
  await expect(page.getByRole('alertdialog')).toContainText('From version v1.18.3');
  await confirm(page, 'Upgrade cert-manager?', 'Upgrade cert-manager');
  await status(page, 'cert-manager', 'Upgraded');
  await button(page, 'cert-manager', 'Roll back').click();
  await confirm(page, 'Roll back cert-manager?', 'Roll back cert-manager');
  await status(page, 'cert-manager', 'Rolled back');
  await expect(card(page, 'cert-manager')).toContainText('v1.18.3');
  await button(page, 'cert-manager', 'Uninstall').click();
  await confirm(page, 'Uninstall cert-manager?', 'Uninstall cert-manager');
  await status(page, 'cert-manager', 'Not installed');
});

test('a required add-on cannot be uninstalled, with the reason', async ({ as, person }) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'required' });
  const page = await as(who);
  await page.goto(`/clusters/${id}/addons`);
  const required = card(page, 'Hetzner Cloud Controller');
  await expect(required.getByText('Required', { exact: true })).toBeVisible();
  const uninstall = button(page, 'Hetzner Cloud Controller', 'Uninstall');
  await expect(uninstall).toHaveAccessibleDescription('Cannot uninstall a required system add-on');
  await uninstall.click({ force: true });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a failure stays on the card with its message, beside a toast, and can be retried', async ({
  as,
  person,
}) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'addons-fail' });
  const page = await as(who);
  await page.goto(`/clusters/${id}/addons`);
  await button(page, 'Metrics Server', 'Install').click();
  await expectToast(page, 'The action on Metrics Server failed');
  const failed = card(page, 'Metrics Server');
  await expect(failed.getByRole('alert')).toContainText('The last action on it failed');
  await page.reload();
  await expect(failed.getByRole('alert')).toBeVisible();
  const seen = await noteTexts(failed);
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expectToast(page, 'The action on Metrics Server failed');
  await addonIs(who.api, id, 'metrics-server', 'failed');
  expect((await seen()).join(' ')).toContain('Installing');
});

test('the catalogue is searched and filtered by its address, and says why it is empty', async ({
  as,
  person,
}) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'filtered' });
  const page = await as(who);
  await page.goto(`/clusters/${id}/addons`);
  await page.getByRole('searchbox', { name: 'Search add-ons' }).fill('zot');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search add-ons' }).fill('no such thing');
  await expect(page.getByText('No add-on matches “no such thing”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Databases');
  await choose(page, /^Installed/);
  await expect(page.getByText('No add-on of this category is installed')).toBeVisible();
  await page.getByRole('button', { name: 'View all categories' }).click();
  await expect(card(page, 'Hetzner Cloud Volumes')).toBeVisible();
});

test('a user who may only read sees why an add-on cannot be installed', async ({ as }) => {
  const page = await as('user@demo.test');
  await page.goto('/clusters');
  await page.getByRole('link', { name: 'production', exact: true }).click();
  await page.getByRole('link', { name: /^Add-ons/ }).click();
  await expect(button(page, 'Grafana', 'Install')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, 'Grafana', 'Install')).toHaveAccessibleDescription(/role|owner|developer/i);
});

for (const locale of LOCALES) {
  test(`the add-ons and their details are sound in ${locale}`, async ({ as, person }) => {
    const who = await person({ hasToken: true, locale });
    const id = await makeCluster(who.api, { name: 'addons-fail' });
    await who.api.post(`/api/clusters/${id}/addons`, { addonName: 'metrics-server' });
    await addonIs(who.api, id, 'metrics-server', 'failed');
    const page = await as(who, reading(locale));
    await page.goto(`/clusters/${id}/addons`);
    await expectSound(page, page.getByRole('article').getByRole('alert'));
    await page.goto(`/clusters/${id}/addons?addon=cert-manager`);
    await expectSound(page, page.getByRole('dialog'));
  });
}

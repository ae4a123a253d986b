import { expect, type Page } from 'playwright/test';
import { makeCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';
import { confirm, countLoads, recordTexts } from './support/actions.ts';

const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const button = (page: Page, title: string, name: string) =>
  card(page, title).getByRole('button', { name, exact: true });
const status = (page: Page, title: string, label: string) =>
  expect(card(page, title).getByText(label, { exact: true })).toBeVisible();

test('an add-on is installed and uninstalled, and another browser shows the progress', async ({
  as,
  person,
}) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'slow-addons' });
  const page = await as(who);
  const other = await as(who);
  for (const one of [page, other]) {
    await one.goto(`/clusters/${id}/addons`);
    await status(one, 'cert-manager', 'Not installed');
  }
  const loads = [countLoads(page), countLoads(other)];
  const seen = await recordTexts(card(page, 'cert-manager'));
  const seenByOther = await recordTexts(card(other, 'cert-manager'));
  await button(page, 'cert-manager', 'Install').click();
  await status(page, 'cert-manager', 'Installed');
  await status(other, 'cert-manager', 'Installed');
  expect((await seen()).join(' ')).toMatch(/Installing.*\d+%/);
  expect((await seenByOther()).join(' ')).toMatch(/Installing.*\d+%/);
  await expect(button(other, 'cert-manager', 'Uninstall')).toBeVisible();
  await button(page, 'cert-manager', 'Uninstall').click();
  await confirm(page, 'Uninstall cert-manager?', 'Uninstall cert-manager');
  await status(page, 'cert-manager', 'Not installed');
  await status(other, 'cert-manager', 'Not installed');
  expect(loads.map((count) => count())).toEqual([0, 0]);
});

import { expect } from 'playwright/test';
import { choose, confirm, openMenu } from './support/actions.ts';
import { makeCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';

test('an app is installed with a missing add-on, shows its address, and is uninstalled', async ({
  as,
  person,
}) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'apps' });
  const page = await as(who);
  await page.goto(`/clusters/${id}/apps?q=memos`);
  await page.getByRole('link', { name: 'Install Memos' }).click();
  await page.getByRole('textbox', { name: /^Hostname/ }).fill('notes.example.com');
  const steps = page.getByRole('list', { name: 'In this order' }).getByRole('listitem');
  await expect(steps.filter({ hasText: 'cert-manager' })).toBeVisible();
  await expect(steps.last()).toContainText('Memos');
  await page.getByRole('button', { name: 'Install Memos' }).click();

  const details = page.getByRole('dialog', { name: 'Memos' });
  await expect(details.getByText('Installed', { exact: true })).toBeVisible();
  await expect(details.getByRole('link', { name: /https:\/\/notes\.example\.com/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/clusters/${id}/apps$`));

  const card = page.getByRole('article', { name: 'Memos' });
  const menu = await openMenu(page, 'Actions for Memos');
  await menu.getByRole('menuitem', { name: 'Uninstall' }).click();
  await choose(page.getByRole('alertdialog'), 'Delete the data');
  await confirm(page, 'Uninstall Memos?', 'Uninstall Memos', 'delete me');
  await expect(card.getByRole('link', { name: 'Install Memos' })).toBeVisible();
});

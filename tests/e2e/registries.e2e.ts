import { expect, type Page } from 'playwright/test';
import { makeCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';
import {
  choose,
  confirm,
  countLoads,
  expectRow,
  expectToast,
  fillForm,
  openMenu,
} from './support/actions.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add registry' });

async function openForm(page: Page) {
  await page.goto('/integrations/registry');
  await page.getByRole('button', { name: 'Add registry' }).click();
  return dialogOf(page);
}

const hub = { type: 'docker-hub', username: 'acme', password: 'swordfish' };

test('a registry is added with the fields of its type and deleted, and its password is never shown', async ({
  as,
  person,
}) => {
  const page = await as(await person());
  const dialog = await openForm(page);
  await dialog.getByRole('button', { name: 'Save registry' }).click();
  await expect(dialog.getByText('Please fill in all required fields')).toBeVisible();

  await choose(dialog, /^Amazon ECR/);
  await fillForm(dialog, {
    Name: 'Team Images!',
    'Access key ID': 'AKIA1',
    'Secret access key': 'swordfish',
  });
  await expect(dialog.getByText('Will be saved as “teamimages”.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save registry' }).click();
  await expect(dialog.getByText('URL is required for this registry type').first()).toBeVisible();
  await expect(dialog.getByText('AWS Region is required for ECR registry').first()).toBeVisible();
  await fillForm(dialog, { URL: '123456789012.dkr.ecr.eu-central-1.amazonaws.com' });
  await expect(dialog.getByRole('textbox', { name: 'AWS region' })).toHaveValue('eu-central-1');
  await dialog.getByRole('button', { name: 'Save registry' }).click();
  await expect(dialog).toBeHidden();
  await expectRow(page, 'teamimages');
  await page.reload();
  await expectRow(page, 'teamimages');
  expect(await page.content()).not.toContain('swordfish');

  await page.getByRole('button', { name: 'Delete teamimages' }).click();
  await confirm(page, 'Delete registry “teamimages”?', 'Delete registry');
  await expect(page.getByText('Add your first registry')).toBeVisible();
});

test('a registry is applied, set as default and removed, and another browser is updated', async ({
  as,
  person,
}) => {
  const who = await person({ hasToken: true });
  await who.api.post('/api/registry', { ...hub, name: 'hub' });
  const id = await makeCluster(who.api, { name: 'pulls' });
  const [page, other] = [await as(who), await as(who)];
  for (const one of [page, other]) {
    await one.goto(`/clusters/${id}/registry`);
    await expect(one.getByText('No registry is applied')).toBeVisible();
  }
  const loads = countLoads(other);
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('combobox', { name: 'Registry to apply' }).selectOption({ label: 'hub (Docker Hub)' });
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expectToast(page, 'Registry hub applied to cluster successfully');
  await expect(page.getByText('All registries are applied.')).toBeVisible();
  const row = await expectRow(other, 'hub');
  await expect(row.getByText(/^in \d+ namespaces$/)).toBeVisible();

  let menu = await openMenu(page, 'Actions for hub');
  await menu.getByRole('menuitem', { name: 'Set as default' }).click();
  await expectToast(page, 'Registry hub set as default for cluster');
  await expect(row.getByText('Default', { exact: true })).toBeVisible();

  menu = await openMenu(page, 'Actions for hub');
  await menu.getByRole('menuitem', { name: 'Remove from cluster' }).click();
  await confirm(page, 'Remove registry “hub” from this cluster?', 'Remove registry');
  await expectToast(page, 'Registry hub removed from cluster');
  await expect(other.getByText('No registry is applied')).toBeVisible();
  expect(loads()).toBe(0);
});

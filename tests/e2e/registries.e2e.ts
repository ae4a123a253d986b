import { expect, type Page } from 'playwright/test';
import { makeCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';
import { expectSound, LOCALES, reading } from './support/screens.ts';
import { choose, confirm, countLoads, expectRow, expectToast, fillForm, openMenu } from './support/verbs.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add registry' });

async function openForm(page: Page) {
  await page.goto('/integrations/registry');
  await page.getByRole('button', { name: 'Add registry' }).click();
  return dialogOf(page);
}

const hub = { type: 'docker-hub', username: 'acme', password: 'swordfish' };

test('a registry is added with what its type needs, and deleted; its password is never shown', async ({
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

test('a Google key is looked at before it is sent, and a Docker config gives up its credentials', async ({
  as,
  person,
}) => {
  const page = await as(await person());
  const dialog = await openForm(page);
  await choose(dialog, /^Google Artifact Registry/);
  const key = dialog.getByRole('textbox', { name: /^Service account key/ });
  const validate = dialog.getByRole('button', { name: 'Validate key' });
  await key.fill('not json');
  await validate.click();
  await expect(dialog.getByText('Invalid JSON')).toBeVisible();
  await key.fill('{"some":"thing"}');
  await validate.click();
  await expect(dialog.getByText('Unrecognized Format')).toBeVisible();
  const account = JSON.stringify({
    type: 'service_account',
    private_key: 'p',
    client_email: 'robot@acme.test',
  });
  const auth = Buffer.from(`_json_key:${account}`).toString('base64');
  await key.fill(JSON.stringify({ auths: { 'https://europe-docker.pkg.dev': { auth } } }));
  await validate.click();
  await expect(dialog.getByText('Docker config recognized')).toBeVisible();
  await expect(key).toHaveValue(account);
  await expect(dialog.getByRole('textbox', { name: 'URL' })).toHaveValue('europe-docker.pkg.dev');
  await fillForm(dialog, { Name: 'google' });
  await dialog.getByRole('button', { name: 'Save registry' }).click();
  await expectRow(page, 'google');
});

test('a refusal is told at the field and loses nothing', async ({ as, person }) => {
  const page = await as(await person());
  const dialog = await openForm(page);
  await fillForm(dialog, { Name: 'mine', Username: 'wrong-one', 'Password or access token': 'typed' });
  await dialog.getByRole('button', { name: 'Save registry' }).click();
  await expect(dialog.getByText('The registry does not accept this username and password.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('mine');
  await fillForm(dialog, { Username: 'acme' });
  await dialog.getByRole('button', { name: 'Save registry' }).click();
  await expectRow(page, 'mine');
});

test('a registry is applied, made the default and removed, and another browser follows', async ({
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

test('what the cluster refuses is told with the reason', async ({ as, person }) => {
  const who = await person({ hasToken: true });
  await who.api.post('/api/registry', { ...hub, name: 'fails-to-apply' });
  const id = await makeCluster(who.api, { name: 'refuses' });
  const page = await as(who);
  await page.goto(`/clusters/${id}/registry`);
  await page.getByRole('combobox', { name: 'Registry to apply' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expectToast(page, 'Failed to apply registry to cluster');
  await expect((await expectRow(page, 'fails-to-apply')).getByText(/admission webhook denied/)).toBeVisible();
});

for (const locale of LOCALES) {
  test(`registries are sound in ${locale}`, async ({ as, person }) => {
    const who = await person({ hasToken: true, locale });
    await who.api.post('/api/registry', { ...hub, name: 'hub' });
    const id = await makeCluster(who.api, { name: 'sound' });
    await who.api.post(`/api/registry/hub/apply/${id}`);
    const page = await as(who, reading(locale));
    await page.goto('/integrations/registry');
    await expectSound(page, page.getByRole('row', { name: /hub/ }));
    await page.goto(`/clusters/${id}/registry`);
    await expect(page.getByRole('link', { name: 'sound' }).first()).toBeVisible();
    await expectSound(page, page.getByRole('row', { name: /hub/ }));
  });
}

import { expect, type Page } from 'playwright/test';
import { orderCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';
import { choose, confirm, expectRow, fillForm } from './support/actions.ts';

interface Result {
  data?: { viewer: { account: { clusters: { edges: { node: { name: string } }[] } } } | null } | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** Sends a query with an API key and without cookies. */
async function runQuery(url: string, key: string, query: string): Promise<Result> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as Result;
}

/** Expects that the key is treated as invalid: no viewer, and UNAUTHENTICATED for other queries. */
async function expectRefused(url: string, key: string): Promise<void> {
  const { data } = await runQuery(url, key, CLUSTERS);
  // Some time after its last use, the text of a query is not even read.
  expect(data?.viewer ?? null).toBeNull();
  const { errors } = await runQuery(url, key, '{ instanceTypes(location: "fsn1") { name } }');
  expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
}

const CLUSTERS = '{ viewer { account { clusters(first: 5) { edges { node { name } } } } } }';

async function createKey(page: Page, name: string, scope: RegExp): Promise<string> {
  await page.goto('/settings/apikeys');
  await page.getByRole('button', { name: 'New API key' }).click();
  const dialog = page.getByRole('dialog', { name: 'New API key' });
  await fillForm(dialog, { Name: name });
  await choose(dialog, scope);
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const made = page.getByRole('dialog', { name: `Your key “${name}”` });
  const key = (await made.getByText(/^kd_[\w-]{32}$/).textContent()) ?? '';
  await expect(made.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-disabled', 'true');
  await made.getByRole('checkbox', { name: 'I stored it' }).check();
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(made).toBeHidden();
  return key;
}

test('an API key can list clusters until it is deactivated or deleted', async ({ as, person, stack }) => {
  const who = await person({ hasToken: true });
  await orderCluster(who.api, { name: 'for-programs' });
  const page = await as(who);
  const key = await createKey(page, 'Deploy pipeline', /^Read and write/);
  const { data } = await runQuery(stack.url, key, CLUSTERS);
  expect(data?.viewer?.account.clusters.edges.map(({ node }) => node.name)).toEqual(['for-programs']);

  await page.reload();
  const row = await expectRow(page, 'Deploy pipeline');
  await expect(row).toContainText(/kd_[\w-]+…/);
  expect(await page.content()).not.toContain(key);
  const accept = row.getByRole('switch', { name: 'Accept Deploy pipeline' });
  await accept.click();
  await expect(accept).not.toBeChecked();
  await expectRefused(stack.url, key);
  await accept.click();
  await expect(accept).toBeChecked();
  expect((await runQuery(stack.url, key, CLUSTERS)).errors).toBeUndefined();

  await row.getByRole('button', { name: 'Delete Deploy pipeline' }).click();
  await confirm(page, 'Delete API key “Deploy pipeline”?', 'Delete key');
  await expect(page.getByText('Create your first API key')).toBeVisible();
  await expectRefused(stack.url, key);
});

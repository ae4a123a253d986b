import { expect, type Page } from 'playwright/test';
import { makeCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';
import { connectGithub, grantAtGithub } from './support/github.ts';
import { expectSound, LOCALES, reading } from './support/screens.ts';
import { confirm, countLoads, expectToast, noteTexts } from './support/verbs.ts';

const pick = async (page: Page, repository: string) => {
  await page.getByRole('searchbox', { name: 'Search repositories' }).fill(repository);
  await page.getByRole('radio', { name: new RegExp(repository) }).check();
};
const enable = (page: Page) => page.getByRole('button', { name: 'Enable GitOps' }).click();
const isActive = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Reconciliation' })).toBeVisible({ timeout: 30_000 });

test('a cluster follows a repository from connecting GitHub to disabling, also in another browser', async ({
  as,
  person,
}) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'slow-gitops' });
  const page = await as(who);
  const other = await as(who);
  await page.goto(`/clusters/${id}/gitops`);
  await page.getByRole('link', { name: 'Go to the GitHub integration' }).click();
  await page.getByRole('button', { name: 'Connect GitHub' }).click();
  await grantAtGithub(page);
  await expectToast(page, 'GitHub is connected');
  await expect(page).toHaveURL(/\/integrations\/github$/);
  await expect(page.getByText('All granted')).toBeVisible();

  await other.goto(`/clusters/${id}/gitops`);
  await expect(other.getByRole('radiogroup', { name: 'Repository' })).toBeVisible();
  await page.goto(`/clusters/${id}/gitops`);
  await pick(page, 'acme-labs/fleet-infra');
  await page.getByRole('combobox', { name: 'Branch' }).selectOption('production');
  const seen = await noteTexts(other.locator('main'));
  await enable(page);
  await isActive(page);
  await isActive(other);
  const texts = (await seen()).join(' ');
  expect(texts).toContain('Installing Flux Operator...');
  await expect(page.getByRole('region', { name: 'cd command' })).toContainText(
    'cd fleet-infra/clusters/slow-gitops',
  );
  await expect(page.getByText('production', { exact: true })).toBeVisible();

  const loads = countLoads(other);
  await page.getByRole('button', { name: 'Disable GitOps' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('What is deployed keeps running as it is.');
  await confirm(page, 'Disable GitOps?', 'Disable GitOps');
  await expectToast(page, 'GitOps Disabled');
  await expect(other.getByRole('radiogroup', { name: 'Repository' })).toBeVisible({ timeout: 20_000 });
  expect(loads()).toBe(0);
});

test('a setup that fails says why and can be tried again', async ({ as, person }) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'retried' });
  await connectGithub(who.api);
  const page = await as(who);
  await page.goto(`/clusters/${id}/gitops`);
  await expect(page.getByRole('radio', { name: /acme-labs\/payments.*Needs write access/ })).toBeDisabled();
  await enable(page);
  await expect(page.getByText('Please select an existing repository')).toBeVisible();
  await pick(page, 'acme-labs/never-ready');
  await enable(page);
  await expect(page.getByText('GitOps Operation Failed')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/Flux did not become ready/)).toBeVisible();
  await pick(page, 'acme-labs/stalls');
  await enable(page);
  await isActive(page);
  await expect(page.getByText('Stalled')).toBeVisible();
  await expect(page.getByText(/kustomize build failed/)).toBeVisible();
});

test('branches that cannot be had leave main, with the reason', async ({ as, person }) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'branchless' });
  await connectGithub(who.api);
  const page = await as(who);
  await page.goto(`/clusters/${id}/gitops`);
  await pick(page, 'acme-labs/new-empty');
  await expect(page.getByText('The repository lists no branches, so main is used.')).toBeVisible();
  await pick(page, 'acme-labs/branches-fail');
  await expectToast(page, 'Failed to Load Branches');
  await expect(page.getByRole('combobox', { name: 'Branch' })).toHaveValue('main');
});

test('a connection that lacks a permission or was revoked says how to mend it, and is disconnected', async ({
  as,
  person,
}) => {
  const who = await person();
  const page = await as(who);
  await page.goto('/integrations/github');
  await page.getByRole('button', { name: 'Connect GitHub' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You canceled at GitHub. Nothing was changed.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Connect GitHub' }).click();
  await grantAtGithub(page, { administration: 'none' });
  await expect(page.getByText('Something is missing')).toBeVisible();
  await page.getByRole('button', { name: 'Fix on GitHub' }).click();
  await grantAtGithub(page, { account: 'revoked-app' });
  await expect(page.getByText('GitHub no longer knows this connection')).toBeVisible();
  await expect(page.getByText('Failed to fetch your GitHub repositories. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await confirm(page, 'Disconnect GitHub?', 'Disconnect GitHub');
  await expectToast(page, 'GitHub is disconnected');
  await expect(page.getByRole('button', { name: 'Connect GitHub' })).toBeVisible();
});

for (const locale of LOCALES) {
  test(`the GitHub and GitOps screens are sound in ${locale}`, async ({ as, person }) => {
    const who = await person({ hasToken: true, locale });
    const id = await makeCluster(who.api, { name: 'sound' });
    const page = await as(who, reading(locale));
    for (const path of ['/integrations/github', `/clusters/${id}/gitops`]) {
      await page.goto(path);
      await expectSound(page, page.getByRole('heading', { name: 'GitHub' }).first());
    }
    await connectGithub(who.api);
    await page.goto('/integrations/github');
    await expectSound(page, page.getByText('acme-labs/fleet-infra'));
    await page.goto(`/clusters/${id}/gitops`);
    await expectSound(page, page.getByRole('radiogroup'));
    await who.api.post(`/api/clusters/${id}/gitops`, { enabled: true, repo_name: 'acme-labs/stalls' });
    await expectSound(page, page.getByText(/kustomize build (failed|ha fallado)/));
  });
}

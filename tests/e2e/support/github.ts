import type { Page } from 'playwright/test';
import type { Platform } from './platform.ts';

/** Picks an account on the page that stands for GitHub, with every permission unless told otherwise. */
export async function grantAtGithub(
  page: Page,
  { account = 'acme-labs', administration = 'write' }: { account?: string; administration?: string } = {},
): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${account}`) }).check();
  await page.getByLabel('Administration (deploy keys)').selectOption(administration);
  await page.getByRole('button', { name: 'Install and authorize' }).click();
}

/** Connects GitHub over REST, as the page and the console do together. */
export async function connectGithub(api: Platform, account = 'acme-labs'): Promise<void> {
  const { authUrl } = await api.get<{ authUrl: string }>('/api/github/auth');
  const state = new URL(authUrl).searchParams.get('state') ?? '';
  const answer = await fetch(`${api.url}/dev/github/authorize`, {
    method: 'POST',
    body: new URLSearchParams({ state, account, outcome: 'install' }),
    redirect: 'manual',
  });
  const back = new URL(answer.headers.get('location') ?? '').searchParams;
  const [installation_id, code] = [back.get('installation_id'), back.get('code')];
  await api.post('/api/github/integrations', { installation_id, code, state });
}

import type { Page } from 'playwright/test';
import type { Platform } from './platform.ts';

/** Authorizes on the embedded GitHub's page, with every permission by default. */
export async function authorizeOnGithub(
  page: Page,
  { account = 'acme-labs', administration = 'write' }: { account?: string; administration?: string } = {},
): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${account}`) }).check();
  await page.getByLabel('Administration (deploy keys)').selectOption(administration);
  await page.getByRole('button', { name: 'Install and authorize' }).click();
}

/** Connects GitHub over REST, with the requests of the embedded GitHub's page and the console. */
export async function connectGithub(api: Platform, account = 'acme-labs'): Promise<void> {
  const { authUrl } = await api.get<{ authUrl: string }>('/api/github/auth');
  const state = new URL(authUrl).searchParams.get('state') ?? '';
  const response = await fetch(`${api.url}/dev/github/authorize`, {
    method: 'POST',
    body: new URLSearchParams({ state, account, outcome: 'install' }),
    redirect: 'manual',
  });
  const back = new URL(response.headers.get('location') ?? '').searchParams;
  const [installation_id, code] = [back.get('installation_id'), back.get('code')];
  await api.post('/api/github/integrations', { installation_id, code, state });
}

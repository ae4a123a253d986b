import type { Answer, Caller, TestFleet } from '../clusters/fleet.testing.ts';

interface Choice {
  account?: string;
  contents?: 'read' | 'write';
  administration?: 'none' | 'write';
}

/** Submits the authorize page like a user, and returns the parameters of the redirect. */
export async function comeBack(
  fleet: TestFleet,
  caller: Caller,
  choice: Choice = {},
): Promise<{ installation_id: string; code: string; state: string }> {
  const { body } = await fleet.call<{ authUrl: string }>(caller, 'GET', '/api/github/auth');
  const page = new URL(body.authUrl);
  const state = page.searchParams.get('state') ?? '';
  const response = await fetch(`${fleet.platform.url}${page.pathname}`, {
    method: 'POST',
    body: new URLSearchParams({ state, outcome: 'install', ...choice }),
    redirect: 'manual',
  });
  const back = new URL(response.headers.get('location') ?? '').searchParams;
  return {
    installation_id: back.get('installation_id') ?? '',
    code: back.get('code') ?? '',
    state: back.get('state') ?? '',
  };
}

/** Connects the caller's account to a sample account; acme-labs with every permission by default. */
export async function connectGithub(
  fleet: TestFleet,
  caller: Caller,
  choice: Choice = {},
): Promise<Answer<{ data: { id: string } }>> {
  return fleet.call(caller, 'POST', '/api/github/integrations', await comeBack(fleet, caller, choice));
}

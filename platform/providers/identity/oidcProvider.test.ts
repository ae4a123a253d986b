import { expect, it } from 'vitest';
import { createOidcProvider } from './oidcProvider.ts';

const issuer = 'https://id.example.com';
const metadata = {
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
};
const checks = { state: 'state', nonce: 'nonce', codeVerifier: 'verifier' };

/** The kind of error that a sign-in ends with. */
async function kindAfter(callback: string, token: () => Response): Promise<unknown> {
  const provider = createOidcProvider({
    ...{ issuer, clientId: 'client', clientSecret: 'secret' },
    fetch: async (url) => (url.endsWith('/token') ? token() : Response.json(metadata)),
  });
  const url = new URL(`https://app.example.com/callback?state=state&${callback}`);
  return provider.finish(url, checks).catch((error: { kind: string }) => error.kind);
}

it('a provider with a problem of its own can be tried again', async () => {
  const none = () => Response.error();
  expect(await kindAfter('error=temporarily_unavailable', none)).toBe('transient');
  expect(await kindAfter('error=server_error', none)).toBe('transient');
  expect(await kindAfter('code=1', () => new Response('Bad gateway', { status: 502 }))).toBe('transient');
  const failing = () => Response.json({ error: 'server_error' }, { status: 500 });
  expect(await kindAfter('code=1', failing)).toBe('transient');
  const away = createOidcProvider({
    ...{ issuer, clientId: 'client', clientSecret: 'secret' },
    fetch: async () => new Response('', { status: 503 }),
  });
  await expect(away.begin('https://app.example.com/callback')).rejects.toMatchObject({ kind: 'transient' });
});

it('a sign-in that the provider refuses is not tried again', async () => {
  const refused = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
  expect(await kindAfter('code=1', refused)).toBe('invalid');
  expect(await kindAfter('error=invalid_scope', refused)).toBe('invalid');
});

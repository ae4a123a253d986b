import { describe, expect, it } from 'vitest';
import { answer, testGateway } from '../../../testing.ts';
import { signedInJson, wire } from '../../testing.ts';

const nobody = { token: null };
const query = '{ installation { signInProviders hasPasskeys } }';
const mutation = `mutation { signInWithProvider(input: { provider: GOOGLE, token: "t" }) { __typename
  ... on SignInWithProviderPayload { viewer { user { name } } } ... on TwoFactorRequired { token } ... on RefusedError { code } } }`;

describe('installation', () => {
  it('lists the identity providers without a session', async () => {
    const { execute } = testGateway({
      upstream: { 'GET /api/auth/providers': { data: { providers: ['google'], passkeys: true } } },
    });
    const { data, calls } = await execute(query, {}, nobody);
    expect(data).toEqual({ installation: { signInProviders: ['GOOGLE'], hasPasskeys: true } });
    expect(wire(calls)).toEqual(['GET /api/auth/providers']);
  });

  it('has no providers when the platform fails', async () => {
    const { execute } = testGateway({ upstream: { 'GET /api/auth/providers': answer(500, {}) } });
    expect((await execute(query, {}, nobody)).data).toEqual({
      installation: { signInProviders: null, hasPasskeys: null },
    });
  });
});

describe('signInWithProvider', () => {
  const run = (body: object, cookie = 'kubedeck_signin_token=t') =>
    testGateway({ upstream: { 'POST /api/auth/social': body } }).execute(
      mutation,
      {},
      { ...nobody, headers: { cookie } },
    );

  it('starts a session', async () => {
    const { data, response } = await run(signedInJson());
    expect(data).toMatchObject({ signInWithProvider: { viewer: { user: { name: 'Ada' } } } });
    expect(response.headers.get('set-cookie')).toContain('kubedeck_session=fresh-token');
  });

  it.each(['', 'kubedeck_signin_token=other', 'kubedeck_signin=t'])(
    'refuses a browser that has not signed in at the provider, and leaves the token unused: %j',
    async (cookie) => {
      const { data, response, calls } = await run(signedInJson(), cookie);
      expect(data).toEqual({ signInWithProvider: { __typename: 'RefusedError', code: 'OTHER_BROWSER' } });
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(wire(calls)).toEqual([]);
    },
  );

  it('asks for the second factor', async () => {
    const { data } = await run({ data: { '2fa_required': true, token: 'challenge' } });
    expect(data).toEqual({ signInWithProvider: { __typename: 'TwoFactorRequired', token: 'challenge' } });
  });

  it('refuses used tokens', async () => {
    const { data } = await run(answer(401, { message: 'Expired.', error: 'expired' }));
    expect(data).toEqual({ signInWithProvider: { __typename: 'RefusedError', code: 'EXPIRED' } });
  });
});

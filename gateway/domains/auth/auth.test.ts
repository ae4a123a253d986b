import { describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../testing.ts';
import { idOf, invalidField, invalidFields, signedInJson, userJson, wire } from '../testing.ts';

const world = (upstream: UpstreamTable = {}) => testGateway({ upstream });
const cookieOf = (response: Response) => response.headers.get('set-cookie');
const FRESH = /^kubedeck_session=fresh-token; Path=\/; HttpOnly; SameSite=Lax; Expires=Tue, 01 Jan 2030/;
const CLEARED = /^kubedeck_session=; .*Expires=Thu, 01 Jan 1970/;
const asBrowser = { token: null, headers: { cookie: 'kubedeck_session=old-token' } };
const nobody = { token: null };

const refused = '... on RefusedError { code message } ... on InputError { issues { path code message } }';
const who = 'viewer { gate user { name email } account { name } }';
const ada = { gate: 'OPEN', user: { name: 'Ada', email: 'ada@demo.test' }, account: { name: "Ada's team" } };

describe('viewer', () => {
  const query = `{ viewer { gate user { name role locale } account { name } memberships { accountId name isCurrent } session { expiresAt isApiKey isImpersonated } } }`;

  it('makes one call, and another one for the session', async () => {
    const accounts = [
      { id: 'account-1', name: "Ada's team" },
      { id: 'account-2', name: 'Other' },
    ];
    const { execute } = world({
      'GET /api/user': { data: userJson({ accounts, locale: 'es', permission: 'admin' }) },
      'GET /api/auth': {
        data: { authenticated: true, expires_at: '2030-01-01T00:00:00.000Z', via: 'session' },
      },
    });
    const { data, calls } = await execute(query);
    expect(data).toEqual({
      viewer: {
        gate: 'OPEN',
        user: { name: 'Ada', role: 'ADMIN', locale: 'ES' },
        account: { name: "Ada's team" },
        memberships: [
          { accountId: idOf('Account', 'account-1'), name: "Ada's team", isCurrent: true },
          { accountId: idOf('Account', 'account-2'), name: 'Other', isCurrent: false },
        ],
        session: { expiresAt: '2030-01-01T00:00:00.000Z', isApiKey: false, isImpersonated: false },
      },
    });
    expect(wire(calls)).toEqual(['GET /api/user', 'GET /api/auth']);
  });

  it('is null without a session, without any call', async () => {
    const { data, errors, calls } = await world().execute(query, {}, nobody);
    expect({ data, errors, calls }).toEqual({ data: { viewer: null }, errors: undefined, calls: [] });
  });

  it('is null when the session has ended, and leaves the cookie to a newer sign-in', async () => {
    const { execute } = world({ 'GET /api/user': answer(401, { message: 'Session expired' }) });
    const { data, errors, response } = await execute('{ viewer { gate } }', {}, asBrowser);
    expect({ data, errors }).toEqual({ data: { viewer: null }, errors: undefined });
    expect(cookieOf(response)).toBeNull();
  });

  it('is null for a refused API key, and leaves cookies alone', async () => {
    const { execute } = world({ 'GET /api/user': answer(401, {}) });
    const { data, response } = await execute('{ viewer { gate } }');
    expect(data).toEqual({ viewer: null });
    expect(cookieOf(response)).toBeNull();
  });

  it('returns an error and keeps the session while the platform is unavailable', async () => {
    const { execute } = world({ 'GET /api/user': answer(503, {}) });
    const { errors, response } = await execute('{ viewer { gate } }', {}, asBrowser);
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    expect(cookieOf(response)).toBeNull();
  });

  it.each([
    [{ verified: false, plan: null, subscription: null }, 'VERIFY_EMAIL'],
    [{ plan: null, subscription: null }, 'CHOOSE_PLAN'],
    [{ subscription: null }, 'FIX_PAYMENT'],
    [{ subscription: 'past_due' }, 'FIX_PAYMENT'],
    [{ subscription: 'paused' }, 'FIX_PAYMENT'],
    [{ subscription: 'canceled' }, 'FIX_PAYMENT'],
    [{ subscription: 'canceled', permission: 'master' }, 'OPEN'],
    [{ subscription: 'trialing' }, 'OPEN'],
    [{}, 'OPEN'],
  ])('with %j has the gate %s', async (user, gate) => {
    const { execute } = world({ 'GET /api/user': { data: userJson(user) } });
    expect((await execute('{ viewer { gate } }')).data).toEqual({ viewer: { gate } });
  });
});

describe('signIn', () => {
  const mutation = `mutation ($input: SignInInput!) { signIn(input: $input) { __typename
    ... on SignInPayload { target ${who} } ... on TwoFactorRequired { token } ${refused} } }`;
  const input = { email: 'ada@demo.test', password: 'secret' };

  it('sets the cookie and uses the new session for the rest of the request', async () => {
    const { execute } = world({ 'POST /api/auth': signedInJson() });
    const { data, response, calls } = await execute(mutation, { input }, nobody);
    expect(data).toEqual({ signIn: { __typename: 'SignInPayload', target: null, viewer: ada } });
    expect(cookieOf(response)).toMatch(FRESH);
    expect(wire(calls)).toEqual(['POST /api/auth']);
    expect(calls[0]?.body).toEqual(input);
  });

  it('loads the session with the new token', async () => {
    const { execute } = world({
      'POST /api/auth': signedInJson(),
      'GET /api/auth': { data: { authenticated: true, expires_at: '2030-01-01T00:00:00Z' } },
    });
    const session =
      'mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { viewer { session { expiresAt } } } } }';
    const { calls } = await execute(session, { input }, asBrowser);
    expect(calls.map(({ headers }) => headers['authorization'])).toEqual([undefined, 'Bearer fresh-token']);
  });

  it('returns TwoFactorRequired and sets no cookie', async () => {
    const challenge = { '2fa_required': true, token: 'challenge', expires_at: '2030-01-01T00:00:00.000Z' };
    const { execute } = world({ 'POST /api/auth': { data: challenge } });
    const { data, errors, response } = await execute(mutation, { input }, nobody);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ signIn: { __typename: 'TwoFactorRequired', token: 'challenge' } });
    expect(cookieOf(response)).toBeNull();
  });

  it.each([
    [401, 'invalid_credentials', 'INVALID_CREDENTIALS'],
    [403, 'forbidden', 'FORBIDDEN'],
  ])('returns %i %s as a refusal and ends no session', async (status, error, code) => {
    const { execute, subscribe, live, stop } = world({
      'GET /api/user': { data: userJson() },
      'POST /api/auth': answer(status, { error, message: 'No.' }),
    });
    const events = await subscribe(
      'subscription { clusterChanged { isResync } }',
      {},
      { token: 'old-token' },
    );
    const next = events.next();
    const { data, errors, response } = await execute(mutation, { input }, asBrowser);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ signIn: { __typename: 'RefusedError', code, message: 'No.' } });
    expect(cookieOf(response)).toBeNull();
    live.reconnect();
    expect(await next).toMatchObject({ done: false });
    await stop();
  });

  it('reports invalid fields', async () => {
    const { execute } = world({ 'POST /api/auth': invalidField('email', 'value_invalid', 'No address.') });
    const { data } = await execute(mutation, { input }, nobody);
    expect(data).toMatchObject({ signIn: { issues: [{ path: 'email', code: 'VALUE_INVALID' }] } });
  });

  it('is not retried while the platform is unavailable', async () => {
    const { execute } = world({ 'POST /api/auth': answer(503, {}) });
    const { errors, calls } = await execute(mutation, { input }, nobody);
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    expect(calls).toHaveLength(1);
  });
});

describe('submitOneTimeCode', () => {
  const mutation = `mutation ($input: SubmitOneTimeCodeInput!) { submitOneTimeCode(input: $input) { __typename
    ... on SubmitOneTimeCodePayload { target ${who} } ${refused} } }`;
  const input = { code: '123456', token: 'challenge' };

  it('signs in', async () => {
    const { execute } = world({ 'POST /api/auth/otp': signedInJson() });
    const { data, response, calls } = await execute(mutation, { input }, nobody);
    expect(data).toMatchObject({ submitOneTimeCode: { viewer: ada } });
    expect(cookieOf(response)).toMatch(FRESH);
    expect(calls[0]?.body).toEqual({ code: '123456', jwt: 'challenge' });
  });

  it('reports a wrong code at its field', async () => {
    const { execute } = world({ 'POST /api/auth/otp': invalidField('code', 'wrong_code', 'Not right.') });
    const { data } = await execute(mutation, { input }, nobody);
    expect(data).toMatchObject({ submitOneTimeCode: { issues: [{ path: 'code', code: 'WRONG_CODE' }] } });
  });

  it.each([{ error: 'expired', message: 'Too late.' }, {}])(
    'returns EXPIRED for a 401 with %j',
    async (body) => {
      const { execute } = world({ 'POST /api/auth/otp': answer(401, body) });
      const { data, response } = await execute(mutation, { input }, asBrowser);
      expect(data).toMatchObject({ submitOneTimeCode: { __typename: 'RefusedError', code: 'EXPIRED' } });
      expect(cookieOf(response)).toBeNull();
    },
  );
});

describe('signUp', () => {
  const mutation = `mutation ($input: SignUpInput!) { signUp(input: $input) { __typename ... on SignUpPayload { ${who} } ${refused} } }`;
  const input = { name: 'Ada', email: 'ada@demo.test', password: 'secret' };

  it('signs in, and the next gate is the verification of the address', async () => {
    const { execute } = world({
      'POST /api/account': answer(201, signedInJson({ verified: false, plan: null })),
    });
    const { data, response, calls } = await execute(
      mutation,
      { input },
      { ...nobody, headers: { 'accept-language': 'es' } },
    );
    expect(data).toMatchObject({ signUp: { viewer: { gate: 'VERIFY_EMAIL' } } });
    expect(cookieOf(response)).toMatch(FRESH);
    expect(calls[0]?.body).toEqual({ ...input, confirm_password: 'secret' });
    expect(calls[0]?.headers['accept-language']).toBe('es');
  });

  it('reports every broken rule of the password', async () => {
    const { execute } = world({
      'POST /api/account': invalidFields(
        ['password', 'value_invalid', 'Short.'],
        ['confirm_password', 'value_invalid', 'Differs.'],
      ),
    });
    const { data } = await execute(mutation, { input }, nobody);
    expect(data).toMatchObject({
      signUp: {
        issues: [
          { path: 'password', code: 'VALUE_INVALID' },
          { path: 'password', code: 'VALUE_INVALID' },
        ],
      },
    });
  });

  it('reports an address in use at its field', async () => {
    const { execute } = world({ 'POST /api/account': invalidField('email', 'email_taken', 'Taken.') });
    const { data } = await execute(mutation, { input }, nobody);
    expect(data).toMatchObject({ signUp: { issues: [{ path: 'email', code: 'EMAIL_TAKEN' }] } });
  });
});

describe('signOut', () => {
  const mutation =
    'mutation { signOut { ... on SignOutPayload { signedOut } ... on RefusedError { code } } }';
  const csrf = { 'GET /api/auth/csrf': { csrf_token: 'proof' } };

  it('ends the session and clears the cookie', async () => {
    const { execute } = world({ ...csrf, 'DELETE /api/auth': { data: { authenticated: false } } });
    const { data, response, calls } = await execute(mutation, {}, asBrowser);
    expect(data).toEqual({ signOut: { signedOut: true } });
    expect(cookieOf(response)).toMatch(CLEARED);
    expect(wire(calls)).toEqual(['GET /api/auth/csrf', 'DELETE /api/auth']);
    expect(calls[1]?.headers).toMatchObject({ 'x-csrf-token': 'proof', authorization: 'Bearer old-token' });
  });

  it.each<[string, UpstreamTable]>([
    ['before', { 'GET /api/auth/csrf': answer(401, {}) }],
    ['meanwhile', { ...csrf, 'DELETE /api/auth': answer(401, {}) }],
  ])('succeeds for a session that ended %s', async (_when, upstream) => {
    const { data, errors, response } = await world(upstream).execute(mutation, {}, asBrowser);
    expect({ data, errors }).toEqual({ data: { signOut: { signedOut: true } }, errors: undefined });
    expect(cookieOf(response)).toMatch(CLEARED);
  });

  it('changes nothing while the platform is unavailable', async () => {
    const { execute } = world({ ...csrf, 'DELETE /api/auth': answer(503, {}) });
    const { errors, response } = await execute(mutation, {}, asBrowser);
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    expect(cookieOf(response)).toBeNull();
  });

  it('is refused as data for an API key', async () => {
    const { execute } = world({ ...csrf, 'DELETE /api/auth': answer(403, { error: 'forbidden' }) });
    expect((await execute(mutation, {}, asBrowser)).data).toEqual({ signOut: { code: 'FORBIDDEN' } });
  });

  it('clears an old cookie without any call when there is no session', async () => {
    const { data, response, calls } = await world().execute(mutation, {}, nobody);
    expect(data).toEqual({ signOut: { signedOut: true } });
    expect(cookieOf(response)).toMatch(CLEARED);
    expect(calls).toEqual([]);
  });
});

describe('switchAccount', () => {
  const mutation = `mutation { switchAccount(input: { accountId: "${idOf('Account', 'account-2')}" }) { __typename
    ... on SwitchAccountPayload { viewer { account { name } } } ... on RefusedError { code } } }`;
  const csrf = { 'GET /api/auth/csrf': { csrf_token: 'proof' } };

  it('continues in the other account with a new session', async () => {
    const { execute } = world({
      ...csrf,
      'POST /api/auth/switch': signedInJson({ account_id: 'account-2', account_name: 'Other' }),
    });
    const { data, response, calls } = await execute(mutation, {}, asBrowser);
    expect(data).toMatchObject({ switchAccount: { viewer: { account: { name: 'Other' } } } });
    expect(cookieOf(response)).toMatch(FRESH);
    expect(wire(calls)).toEqual(['GET /api/auth/csrf', 'POST /api/auth/switch']);
    expect(calls[1]).toMatchObject({ body: { account: 'account-2' }, headers: { 'x-csrf-token': 'proof' } });
  });

  it('is refused for a closed account, and keeps the session', async () => {
    const { execute } = world({
      ...csrf,
      'POST /api/auth/switch': answer(403, { error: 'forbidden', message: 'No.' }),
    });
    const { data, response } = await execute(mutation, {}, asBrowser);
    expect(data).toEqual({ switchAccount: { __typename: 'RefusedError', code: 'FORBIDDEN' } });
    expect(cookieOf(response)).toBeNull();
  });

  it('returns an error for an unknown account', async () => {
    const { execute } = world({
      ...csrf,
      'POST /api/auth/switch': answer(404, { message: 'Account not found' }),
    });
    const { errors } = await execute(mutation, {}, asBrowser);
    expect(errors).toMatchObject([{ message: 'Account not found', extensions: { code: 'NOT_FOUND' } }]);
  });

  it('requires a session', async () => {
    const { errors, calls } = await world(csrf).execute(mutation, {}, nobody);
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(calls).toEqual([]);
  });
});

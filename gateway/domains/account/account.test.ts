import { describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../testing.ts';
import { invalidField, usageJson, userJson, wire } from '../testing.ts';

const world = (upstream: UpstreamTable = {}) =>
  testGateway({ upstream: { 'GET /api/user': { data: userJson() }, ...upstream } });
const refused = '... on RefusedError { code message } ... on InputError { issues { path code } }';

describe('usage of the account', () => {
  const query = `{ viewer { account { name usage { activeClusters maxClusters archivedClusters maxArchivedClusters
    users maxUsers isOverLimit deployments { total running inProgress failed } apps { total } monthlyTrend monthlyEstimate { amount currency } } } } }`;

  it('makes one call', async () => {
    const { execute } = world({ 'GET /api/account/current-usage': { data: usageJson({ trend: -4.5 }) } });
    const { data, calls } = await execute(query);
    expect(data).toEqual({
      viewer: {
        account: {
          name: "Ada's team",
          usage: {
            activeClusters: 1,
            maxClusters: 10,
            archivedClusters: 0,
            maxArchivedClusters: 5,
            users: 3,
            maxUsers: 10,
            isOverLimit: false,
            deployments: { total: 6, running: 4, inProgress: 1, failed: 1 },
            apps: { total: 3 },
            monthlyTrend: -4.5,
            monthlyEstimate: { amount: '21.50', currency: 'EUR' },
          },
        },
      },
    });
    expect(wire(calls)).toEqual(['GET /api/user', 'GET /api/account/current-usage']);
  });

  it('returns null with an error when it cannot be loaded, and keeps the account', async () => {
    const { execute } = world({ 'GET /api/account/current-usage': answer(503, {}) });
    const { data, errors } = await execute(query);
    expect(data).toEqual({ viewer: { account: { name: "Ada's team", usage: null } } });
    expect(errors).toMatchObject([{ path: ['viewer', 'account', 'usage'] }]);
  });
});

it('the account has its id at the payment provider and the roles of members, with a call each', async () => {
  const { execute } = world({
    'GET /api/account': { data: { id: 'account-1', name: 'Acme', paddle_customer_id: 'ctm_01' } },
    'GET /api/user/permissions': { data: ['owner', 'admin', 'developer', 'user'] },
  });
  const { data } = await execute(
    '{ viewer { account { paddleCustomerId memberRoles } user { isDisabled disabledBy } } }',
  );
  expect(data).toEqual({
    viewer: {
      account: { paddleCustomerId: 'ctm_01', memberRoles: ['OWNER', 'ADMIN', 'DEVELOPER', 'VIEWER'] },
      user: { isDisabled: false, disabledBy: null },
    },
  });
});

describe('updateUser', () => {
  const mutation = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { __typename
    ... on UpdateUserPayload { user { name email pendingEmail locale prefersDarkMode isOnboarded } viewer { gate } } ${refused} } }`;

  it.each([
    [{ name: 'Ada L.' }, { name: 'Ada L.' }],
    [{ locale: 'ES' }, { locale: 'es' }],
    [{ prefersDarkMode: true }, { dark_mode: true }],
    [{ prefersDarkMode: null }, { dark_mode: null }],
    [{ isOnboarded: true }, { onboarded: true }],
    [{ isSupportEnabled: true }, { support_enabled: true }],
  ])('with %j sends %j and nothing else', async (input, body) => {
    const { execute } = world({ 'PATCH /api/user': { data: userJson(body) } });
    const { errors, calls } = await execute(mutation, { input });
    expect(errors).toBeUndefined();
    expect(wire(calls)).toEqual(['PATCH /api/user']);
    expect(calls[0]?.body).toEqual(body);
  });

  it('sends a new address with the password; it is pending and the gate stays open', async () => {
    const pending = userJson({ pending_email: 'new@demo.test' });
    const { execute } = world({ 'PATCH /api/user': { data: pending } });
    const { data, calls } = await execute(mutation, {
      input: { email: 'new@demo.test', currentPassword: 'secret' },
    });
    expect(calls[0]?.body).toEqual({ email: 'new@demo.test', current_password: 'secret' });
    expect(data).toMatchObject({
      updateUser: {
        user: { email: 'ada@demo.test', pendingEmail: 'new@demo.test' },
        viewer: { gate: 'OPEN' },
      },
    });
  });

  it('returns SIGN_IN_AGAIN when a user without a password signed in too long ago', async () => {
    const body = { error: 'sign_in_again', message: 'Sign in again.' };
    const { execute } = world({ 'PATCH /api/user': answer(403, body) });
    const { data } = await execute(mutation, { input: { email: 'new@demo.test' } });
    expect(data).toMatchObject({ updateUser: { code: 'SIGN_IN_AGAIN' } });
  });

  it.each([
    ['email', 'email'],
    ['current_password', 'currentPassword'],
    ['dark_mode', 'prefersDarkMode'],
    ['onboarded', 'isOnboarded'],
    ['support_enabled', 'isSupportEnabled'],
  ])('reports %s as %s', async (field, path) => {
    const { execute } = world({ 'PATCH /api/user': invalidField(field, 'email_taken', 'Taken.') });
    const { data } = await execute(mutation, { input: { email: 'new@demo.test' } });
    expect(data).toMatchObject({ updateUser: { issues: [{ path, code: 'EMAIL_TAKEN' }] } });
  });

  it('refuses a read-only API key', async () => {
    const body = { error: 'missing_scope', message: 'No scope.' };
    const { execute } = world({ 'PATCH /api/user': answer(403, body) });
    const { data } = await execute(mutation, { input: { name: 'x' } });
    expect(data).toMatchObject({ updateUser: { code: 'MISSING_SCOPE' } });
  });
});

describe('removeAvatar', () => {
  const mutation = `mutation { removeAvatar { __typename
    ... on RemoveAvatarPayload { user { avatarUrl } viewer { user { avatarUrl } } } ... on RefusedError { code } } }`;

  it('removes the picture', async () => {
    const { execute } = world({ 'PATCH /api/user': { data: userJson() } });
    const { data, calls } = await execute(mutation);
    expect(data).toMatchObject({ removeAvatar: { user: { avatarUrl: null } } });
    expect(wire(calls)).toEqual(['PATCH /api/user']);
    expect(calls[0]?.body).toEqual({ avatar: null });
  });

  it('requires a session', async () => {
    const { errors, calls } = await world().execute(mutation, {}, { token: null });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(calls).toEqual([]);
  });
});

describe('updateAccount', () => {
  const mutation = `mutation { updateAccount(input: { name: "New team" }) { __typename
    ... on UpdateAccountPayload { account { id name } } ${refused} } }`;

  it('renames the team', async () => {
    const { execute } = world({ 'PUT /api/account': { data: { id: 'account-1', name: 'New team' } } });
    const { data, calls } = await execute(mutation);
    expect(data).toMatchObject({ updateAccount: { account: { name: 'New team' } } });
    expect(calls[0]?.body).toEqual({ name: 'New team' });
  });

  it.each([
    [invalidField('name', 'value_invalid', 'Needed.'), { issues: [{ path: 'name', code: 'VALUE_INVALID' }] }],
    [
      answer(403, { error: 'forbidden', message: 'Owners only.' }),
      { code: 'FORBIDDEN', message: 'Owners only.' },
    ],
  ])('returns the refusal', async (given, expected) => {
    const { execute } = world({ 'PUT /api/account': given });
    expect((await execute(mutation)).data).toMatchObject({ updateAccount: expected });
  });

  it('requires a session', async () => {
    const { errors, calls } = await world().execute(mutation, {}, { token: null });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(calls).toEqual([]);
  });
});

describe('rateLimit', () => {
  const query = '{ rateLimit { limit remaining resetAt } }';
  const session = { data: { authenticated: true } };

  it('is what the platform reports of the caller, in the response and in its headers', async () => {
    const headers = { 'ratelimit-limit': '1200', 'ratelimit-remaining': '7', 'ratelimit-reset': '30' };
    const { execute } = testGateway({ upstream: { 'GET /api/auth': answer(200, session, headers) } });
    const { data, response } = await execute(query);
    expect(data).toEqual({
      rateLimit: { limit: 1200, remaining: 7, resetAt: expect.stringMatching(/^\d{4}-/) as string },
    });
    expect(response.headers.get('ratelimit-limit')).toBe('1200');
    expect(response.headers.get('ratelimit-remaining')).toBe('7');
    const { resetAt } = (data as { rateLimit: { resetAt: string } }).rateLimit;
    const reset = Number(response.headers.get('ratelimit-reset'));
    expect(reset).toBeLessThanOrEqual(30);
    expect(Date.now() + reset * 1000).toBeGreaterThanOrEqual(Date.parse(resetAt));
  });

  it('is null for a platform without a limit', async () => {
    const { data, response } = await testGateway({ upstream: { 'GET /api/auth': session } }).execute(query);
    expect(data).toEqual({ rateLimit: null });
    expect(response.headers.has('ratelimit-limit')).toBe(false);
  });
});

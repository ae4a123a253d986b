import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { goodPassword, startAccess, type Answer, type TestAccess } from '../auth/access.testing.ts';

let on: TestAccess;
beforeAll(async () => {
  on = await startAccess();
});
afterAll(() => on.stop());

const dataOf = (answer: Answer) => answer.body.data as Record<string, unknown>;
const get = (url: string, token?: string) => on.call('GET', url, undefined, { token });

describe('one’s own profile', () => {
  const patch = (token: string, body: Record<string, unknown>) =>
    on.call('PATCH', '/api/user', body, { token });

  test('requires a session', async () => {
    for (const url of ['/api/user', '/api/account', '/api/account/current-usage', '/api/account/resources']) {
      expect((await get(url)).status).toBe(401);
    }
  });

  test.each([
    { name: 'Grace Hopper' },
    { locale: 'es' },
    { dark_mode: true },
    { dark_mode: null },
    { onboarded: true },
    { phone_number: '+49 30 1234567' },
    { phone_number: null },
  ])('changes only %o', async (change) => {
    const { token } = await on.owner();
    const before = dataOf(await get('/api/user', token));
    const answer = await patch(token, change);
    expect(dataOf(answer)).toEqual({ ...before, ...change });
    expect(dataOf(await get('/api/user', token))).toEqual({ ...before, ...change });
  });

  test('opens the account to support for seven days', async () => {
    const { token } = await on.owner();
    const opened = dataOf(await patch(token, { support_enabled: true }));
    expect(opened.support_enabled).toBe(true);
    const left = Date.parse(String(opened.support_until)) - Date.now();
    expect(left / 3_600_000).toBeGreaterThan(7 * 24 - 1);
    const closed = dataOf(await patch(token, { support_enabled: false }));
    expect(closed).toMatchObject({ support_enabled: false, support_until: null });
  });

  test('says that the mailbox has another user, once its address is verified', async () => {
    const email = on.newEmail();
    const flagOf = async (address: string, verified: boolean) => {
      const person = { name: 'Ada', email: address, password: goodPassword, verified };
      const identity = await on.services.account.createOwner(person, () => Promise.resolve());
      const { token } = await on.services.sessions.open(identity);
      return dataOf(await get('/api/user', token)).duplicate_user;
    };
    expect(await flagOf(email, true)).toBe(false);
    expect(await flagOf(email.replace('@', '+work@'), true)).toBe(true);
    expect(await flagOf(email.replace('@', '+home@'), false)).toBe(false);
  });

  test('never contains the password hash', async () => {
    const { token } = await on.owner();
    expect((await get('/api/user', token)).text).not.toMatch(/argon2|passwordHash|password_hash/);
  });

  test('refuses an address that is taken', async () => {
    const [one, other] = [await on.owner(), await on.owner()];
    const answer = await patch(one.token, { email: other.email, current_password: goodPassword });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ inputError: 'email', error: 'email_taken' });
  });

  test('stays verified when the address only changes its case', async () => {
    const { token, email } = await on.owner();
    expect(dataOf(await patch(token, { email: email.toUpperCase() }))).toMatchObject({
      email,
      verified: true,
    });
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'a\u0000b' }, 'name'],
    [{ email: 'x' }, 'email'],
    [{ locale: 'de' }, 'locale'],
    [{ phone_number: '12' }, 'phone_number'],
    [{ dark_mode: 'yes' }, 'dark_mode'],
    [{ default_account: 'nonsense' }, 'default_account'],
    [{ default_account: '00000000-0000-4000-8000-000000000000' }, 'default_account'],
  ])('refuses %o and names the field', async (change, field) => {
    const { token } = await on.owner();
    const answer = await patch(token, change);
    expect(answer.status).toBe(422);
    expect(answer.body.inputError).toBe(field);
  });

  test('refuses members that users cannot change themselves', async () => {
    const { token } = await on.owner({ verified: false });
    for (const change of [{ verified: true }, { account_id: 'x' }]) {
      expect((await patch(token, change)).status).toBe(400);
    }
    expect(dataOf(await get('/api/user', token))).toMatchObject({ verified: false, permission: 'owner' });
  });

  test('lists the roles of a team', async () => {
    const { token } = await on.owner();
    expect(dataOf(await get('/api/user/permissions', token))).toEqual([
      'owner',
      'admin',
      'developer',
      'user',
    ]);
  });
});

describe('the account', () => {
  const rename = (token: string, name: unknown) => on.call('PUT', '/api/account', { name }, { token });

  test('is renamed by an owner or admin', async () => {
    const owner = await on.owner();
    const admin = await on.member(owner.accountId, 'admin');
    expect(dataOf(await rename(admin.token, '  Analytical Engines '))).toEqual({
      id: owner.accountId,
      name: 'Analytical Engines',
      paddle_customer_id: null,
    });
    expect(dataOf(await get('/api/account', owner.token))).toMatchObject({ name: 'Analytical Engines' });
  });

  test.each(['developer', 'user'] as const)(
    'is not renamed by a %s; the refusal names the required role',
    async (role) => {
      const owner = await on.owner();
      const member = await on.member(owner.accountId, role);
      const answer = await rename(member.token, 'Mine');
      expect(answer.status).toBe(403);
      expect(answer.body.message).toBe('You need the owner or admin role to change the team.');
    },
  );

  test('refuses an invalid name', async () => {
    const { token } = await on.owner();
    for (const name of ['', ' ', 7, null, 'x'.repeat(101)]) {
      const answer = await rename(token, name);
      expect(answer.status).toBe(422);
      expect(answer.body.inputError).toBe('name');
    }
  });

  test('shows usage against the plan', async () => {
    const { token, accountId } = await on.owner({ plan: 'standard' });
    await on.member(accountId, 'user');
    const usage = vi.spyOn(on.services.clusters, 'usage').mockResolvedValue({
      active: 3,
      archived: 1,
      monthlyEstimate: 0.3,
      infrastructureEstimate: 0.3,
      nodes: 5,
      cpu: 10,
      memory: 20,
      storage: 400,
    });
    onTestFinished(() => usage.mockRestore());
    expect(dataOf(await get('/api/account/current-usage', token))).toEqual({
      plan: 'standard',
      active_clusters: 3,
      max_clusters: 2,
      archived_clusters: 1,
      max_archived: 1,
      max_users: 3,
      users: 2,
      monthly_estimate: 0.3,
      trend: null,
      over_limit: true,
      deployments: { running: 0, in_progress: 0, failed: 0 },
      apps: { running: 0, in_progress: 0, failed: 0 },
    });
    expect(dataOf(await get('/api/account/resources', token))).toEqual({
      nodes: 5,
      cpu: 10,
      memory: 20,
      storage: 400,
    });
  });

  test('without a plan allows nothing and is over no limit', async () => {
    const { token } = await on.owner({ plan: null });
    expect(dataOf(await get('/api/account/current-usage', token))).toMatchObject({
      plan: null,
      max_clusters: 0,
      over_limit: false,
    });
  });
});

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { eventually } from '../../../process/testing.ts';
import { manualClock } from '../../clock.ts';
import { memberships, users } from '../../db/schema/account.ts';
import { sessions } from '../../db/schema/auth.ts';
import type { OutboxMail } from '../../providers/mail/outbox.ts';
import { supportMs } from '../account/account.rules.ts';
import { goodPassword, startAccess, type Answer, type TestAccess } from './access.testing.ts';

const clock = manualClock();
let on: TestAccess;
beforeAll(async () => {
  on = await startAccess({ clock });
});
afterAll(() => on.stop());

const dataOf = (answer: Answer) => answer.body.data as Record<string, unknown>;
const fieldsOf = (answer: Answer) =>
  (answer.body.issues as { field: string; code: string }[]).map(({ field, code }) => `${field}:${code}`);
const signUp = (over: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
  const email = on.newEmail();
  const body = { name: 'Ada', email, password: goodPassword, confirm_password: goodPassword, ...over };
  return on.call('POST', '/api/account', body, { headers });
};
const signIn = (email: string, password = goodPassword, ip?: string) =>
  on.call('POST', '/api/auth', { email, password }, { ip });
const csrf = async (token: string) =>
  String((await on.call('GET', '/api/auth/csrf', undefined, { token })).body.csrf_token);

describe('signing up', () => {
  test('creates an owner who is signed in, unverified and without a plan', async () => {
    const answer = await signUp();
    expect(answer.status).toBe(201);
    const { token, user, authenticated, target } = dataOf(answer);
    expect({ authenticated, target }).toEqual({ authenticated: true, target: null });
    expect(user).toMatchObject({
      permission: 'owner',
      verified: false,
      plan: null,
      subscription: null,
      onboarded: false,
      account_name: "Ada's team",
      has_password: true,
      '2fa_enabled': false,
      locale: 'en',
    });
    const again = await on.call('GET', '/api/auth', undefined, { token: String(token) });
    expect(dataOf(again)).toMatchObject({ authenticated: true, via: 'session', impersonated: false });
  });

  test('names the team in the language of the request', async () => {
    const answer = await signUp({}, { 'accept-language': 'es-ES,es;q=0.9' });
    expect(dataOf(answer).user).toMatchObject({ account_name: 'Equipo de Ada', locale: 'es' });
  });

  test('is also served at its alternative path', async () => {
    const email = on.newEmail();
    const body = { name: 'Ada', email, password: goodPassword, confirm_password: goodPassword };
    expect((await on.call('POST', '/api/auth/register', body)).status).toBe(201);
  });

  test('sends a link to our own page', async () => {
    const email = on.newEmail();
    await signUp({ email });
    const mail = await eventually(async () => (await on.mailTo(email)) ?? expect.fail('no mail yet'));
    expect(mail.template).toBe('verify-email');
    expect(mail.link).toMatch(/^http:\/\/localhost:4000\/signup\/verify\?token=[\w-]{43}$/);
  });

  test('refuses an address that is taken, whatever its case', async () => {
    const { email } = await on.owner();
    const answer = await signUp({ email: `  ${email.toUpperCase()} ` });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ inputError: 'email', error: 'email_taken' });
  });

  test('refuses one of two concurrent sign-ups with the same address', async () => {
    const email = on.newEmail();
    const both = await Promise.all([signUp({ email }), signUp({ email })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await on.core.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  });

  test('lists every violated rule of the password and the repeated one', async () => {
    const answer = await signUp({ password: 'abc', confirm_password: 'abd' });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toEqual([
      'password:password_length',
      'password:password_uppercase',
      'password:password_number',
      'password:password_special',
      'confirm_password:password_mismatch',
    ]);
  });

  const bad: [string, Record<string, unknown>, string][] = [
    ['an empty name', { name: '   ' }, 'name'],
    ['a name with a NUL', { name: 'A\u0000da' }, 'name'],
    ['a name with a line break', { name: 'Ada\r\nBcc: x@y.z' }, 'name'],
    ['a name without end', { name: 'x'.repeat(10_000) }, 'name'],
    ['a name that is a number', { name: 7 }, 'name'],
    ['an address without a domain', { email: 'ada@' }, 'email'],
    ['an address with a NUL', { email: 'a\u0000@example.com' }, 'email'],
    ['an address in other letters', { email: 'ünï@exämple.com' }, 'email'],
    ['an address without end', { email: `${'a'.repeat(300)}@example.com` }, 'email'],
    ['an address that is a list', { email: ['a@example.com'] }, 'email'],
    ['a password without end', { password: `${goodPassword}${'x'.repeat(500)}` }, 'password'],
    ['a missing password', { password: undefined }, 'password'],
  ];
  test.each(bad)('refuses %s and names the field', async (_what, over, field) => {
    const answer = await signUp(over);
    expect(answer.status).toBe(422);
    expect(answer.body.inputError).toBe(field);
    expect(answer.body.message).toEqual(expect.stringMatching(/\w/));
  });

  test('accepts a name in any script', async () => {
    const answer = await signUp({ name: '山田 太郎 🌸' });
    expect(dataOf(answer).user).toMatchObject({ name: '山田 太郎 🌸' });
  });

  test('responds with 400 to a body that is not a JSON object', async () => {
    expect(
      (await on.call('POST', '/api/account', '{"name":', { headers: { 'content-type': 'application/json' } }))
        .status,
    ).toBe(400);
    expect((await on.call('POST', '/api/account', [])).status).toBe(400);
  });
});

describe('signing in', () => {
  test('returns a token whose row can be revoked', async () => {
    const { email } = await on.owner();
    const answer = await signIn(email.toUpperCase());
    expect(answer.status).toBe(200);
    const { token, expires_at } = dataOf(answer);
    expect(String(token).split('.')).toHaveLength(3);
    expect(new Date(String(expires_at)).getTime() - clock.now().getTime()).toBe(12 * 3_600_000);
  });

  test('responds identically to a wrong password and an unknown address', async () => {
    const { email } = await on.owner();
    const wrong = await signIn(email, 'Wrong-2026!');
    const unknown = await signIn(on.newEmail(), 'Wrong-2026!');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toMatchObject({
      error: 'invalid_credentials',
      message: 'Wrong email or password.',
    });
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  });

  test('hashes a password for an unknown address too, so that both take the same time', async () => {
    const verify = vi.spyOn(on.core.passwords, 'verify');
    await signIn(on.newEmail(), 'Wrong-2026!');
    expect(verify).toHaveBeenCalledWith(null, 'Wrong-2026!');
    verify.mockRestore();
  });

  test('refuses a disabled user, and ends their sessions', async () => {
    const owner = await on.owner();
    const member = await on.member(owner.accountId, 'developer');
    await on.core.db
      .update(memberships)
      .set({ disabled: true, disabledBy: 'other' })
      .where(eq(memberships.userId, member.userId));
    const answer = await signIn(member.email);
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ error: 'forbidden' });
    expect((await on.call('GET', '/api/auth', undefined, { token: member.token })).status).toBe(401);
  });

  test('limits attempts of one client on one user with 429 and Retry-After', async () => {
    const { email } = await on.owner();
    const ip = '203.0.113.7';
    for (let n = 0; n < 5; n++) expect((await signIn(email, 'Wrong-2026!', ip)).status).toBe(401);
    const answer = await signIn(email, goodPassword, ip);
    expect(answer.status).toBe(429);
    expect(answer.body.error).toBe('rate_limited');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    clock.advance(61_000);
    expect((await signIn(email, goodPassword, ip)).status).toBe(200);
  });

  test('accepts the right password from elsewhere during an attack, and informs the owner once', async () => {
    const { email } = await on.owner();
    for (let n = 0; n < 12; n++) await signIn(email, 'Wrong-2026!', '203.0.113.8');
    for (let n = 0; n < 5; n++) await signIn(email, 'Wrong-2026!');
    expect((await signIn(email)).status).toBe(200);
    const mails = await eventually(async () => {
      const all = JSON.parse((await on.call('GET', '/dev/outbox.json')).text) as OutboxMail[];
      const found = all.filter(({ to }) => to === email);
      return found.length > 0 ? found : expect.fail('no mail yet');
    });
    expect(mails).toEqual([
      expect.objectContaining({
        template: 'wrong-passwords',
        text: expect.stringContaining('a wrong password was entered 5 times') as string,
        link: 'http://localhost:4000/settings/password',
      }),
    ]);
  });

  test('limits attempts of one client over many addresses', async () => {
    const ip = '203.0.113.9';
    for (let n = 0; n < 25; n++) expect((await signIn(on.newEmail(), 'x', ip)).status).toBe(401);
    expect((await signIn(on.newEmail(), 'x', ip)).status).toBe(429);
  });

  test('resets the count after a correct password', async () => {
    const { email } = await on.owner();
    const ip = '203.0.113.10';
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 4; n++) await signIn(email, 'Wrong-2026!', ip);
      expect((await signIn(email, goodPassword, ip)).status).toBe(200);
    }
  });

  test('starts in the default account', async () => {
    const [first, second] = [await on.owner(), await on.owner()];
    clock.advance(1);
    await on.services.account.addMember(second.accountId, {
      name: 'Ada',
      email: first.email,
      password: null,
      permission: 'developer',
    });
    expect(dataOf(await signIn(first.email)).user).toMatchObject({ account_id: first.accountId });
    await on.call('PATCH', '/api/user', { default_account: second.accountId }, { token: first.token });
    expect(dataOf(await signIn(first.email)).user).toMatchObject({
      account_id: second.accountId,
      permission: 'developer',
    });
  });

  test('reveals no password in a response or a log', async () => {
    const { email } = await on.owner();
    const password = 'Visible-Secret-1!';
    const answer = await signIn(email, password);
    expect(answer.text).not.toContain(password);
    expect(on.logged.join('')).not.toContain(password);
  });
});

describe('a session', () => {
  test('is refused when malformed, foreign, expired or without a token', async () => {
    const { token } = await on.owner();
    const [head, body] = token.split('.');
    for (const wrong of ['x', `${head}.${body}.AAAA`, `${head}.${body}`, 'a'.repeat(5_000), 'kd_unknown']) {
      expect((await on.call('GET', '/api/auth', undefined, { token: wrong })).status).toBe(401);
    }
    expect((await on.call('GET', '/api/auth')).status).toBe(401);
    clock.advance(12 * 3_600_000 + 1_000);
    expect((await on.call('GET', '/api/auth', undefined, { token })).status).toBe(401);
  });

  test('ends at sign-out and closes its sockets', async () => {
    const { token } = await on.owner();
    const revoked = vi.fn();
    const stop = on.core.bus.subscribe(revoked);
    const answer = await on.call('DELETE', '/api/auth', undefined, {
      token,
      headers: { 'x-csrf-token': await csrf(token) },
    });
    expect(answer.body).toEqual({ data: { authenticated: false } });
    expect((await on.call('GET', '/api/auth', undefined, { token })).status).toBe(401);
    await eventually(() =>
      expect(revoked).toHaveBeenCalledWith(expect.objectContaining({ event: 'sessionRevoked' })),
    );
    stop();
  });

  test('does not end without its own CSRF token', async () => {
    const [one, other] = [await on.owner(), await on.owner()];
    const tokens = [undefined, 'nonsense', await csrf(other.token), one.token];
    for (const value of tokens) {
      const headers: Record<string, string> = value === undefined ? {} : { 'x-csrf-token': value };
      const answer = await on.call('DELETE', '/api/auth', undefined, { token: one.token, headers });
      expect(answer.status).toBe(403);
      expect(answer.body.error).toBe('csrf');
    }
    expect((await on.call('GET', '/api/auth', undefined, { token: one.token })).status).toBe(200);
  });

  test('uses the current role of the membership', async () => {
    const owner = await on.owner();
    const member = await on.member(owner.accountId, 'admin');
    await on.core.db
      .update(memberships)
      .set({ permission: 'user' })
      .where(eq(memberships.userId, member.userId));
    const answer = await on.call('PUT', '/api/account', { name: 'Mine' }, { token: member.token });
    expect(answer.status).toBe(403);
  });

  test('stores no token in its row', async () => {
    const { token } = await on.owner();
    const rows = await on.core.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[2]);
  });
});

describe('switching accounts', () => {
  test('returns a session of the other account and ends the old one', async () => {
    const [first, second] = [await on.owner(), await on.owner()];
    const person = { name: 'Ada', email: first.email, password: null, permission: 'developer' as const };
    await on.services.account.addMember(second.accountId, person);
    const headers = { 'x-csrf-token': await csrf(first.token) };
    const answer = await on.call(
      'POST',
      '/api/auth/switch',
      { account: second.accountId },
      { token: first.token, headers },
    );
    expect(dataOf(answer).user).toMatchObject({ account_id: second.accountId, permission: 'developer' });
    expect((await on.call('GET', '/api/auth', undefined, { token: first.token })).status).toBe(401);
  });

  test('is refused without the CSRF token, and for foreign accounts', async () => {
    const [first, second] = [await on.owner(), await on.owner()];
    const body = { account: second.accountId };
    expect((await on.call('POST', '/api/auth/switch', body, { token: first.token })).status).toBe(403);
    const headers = { 'x-csrf-token': await csrf(first.token) };
    for (const account of [second.accountId, 'nonsense', '00000000-0000-4000-8000-000000000000']) {
      const answer = await on.call('POST', '/api/auth/switch', { account }, { token: first.token, headers });
      expect(answer.status).toBe(404);
    }
  });

  test('lets a master into every account with support access', async () => {
    const [home, other] = [await on.owner(), await on.owner({ supportEnabled: true })];
    const master = await on.member(home.accountId, 'master');
    const headers = { 'x-csrf-token': await csrf(master.token) };
    const answer = await on.call(
      'POST',
      '/api/auth/switch',
      { account: other.accountId },
      { token: master.token, headers },
    );
    expect(dataOf(answer).user).toMatchObject({ account_id: other.accountId, permission: 'master' });
  });
});

describe('impersonation', () => {
  const actorOf = async (token: string) =>
    (await on.services.sessions.authenticate(token)) ?? expect.fail('no actor');

  test('is for masters and users who allow it, works once, and is visible in the session', async () => {
    const [home, target] = [await on.owner(), await on.owner({ supportEnabled: true })];
    const master = await on.member(home.accountId, 'master');
    const link = await on.call('POST', `/api/user/${target.userId}/impersonation`, undefined, {
      token: master.token,
    });
    const token = String(dataOf(link).token);
    const headers = { 'x-csrf-token': await csrf(master.token) };
    const stranger = { 'x-csrf-token': await csrf(home.token) };
    const refused = await on.call(
      'POST',
      '/api/auth/impersonate',
      { token },
      { token: home.token, headers: stranger },
    );
    expect(refused.status).toBe(403);
    const answer = await on.call(
      'POST',
      '/api/auth/impersonate',
      { token },
      { token: master.token, headers },
    );
    expect(answer.status).toBe(200);
    const as = String(dataOf(answer).token);
    const session = await on.call('GET', '/api/auth', undefined, { token: as });
    expect(dataOf(session)).toMatchObject({ impersonated: true, user: { email: target.email } });
    const again = await on.member(home.accountId, 'master');
    const more = { 'x-csrf-token': await csrf(again.token) };
    const used = await on.call(
      'POST',
      '/api/auth/impersonate',
      { token },
      { token: again.token, headers: more },
    );
    expect(used.status).toBe(410);
    await on.call('PUT', '/api/account', { name: 'Renamed by support' }, { token: as });
    const log = await on.call('GET', '/api/account/audit-log', undefined, { token: target.token });
    expect((dataOf(log).entries as object[])[0]).toMatchObject({
      action: 'account.rename',
      origin: 'support',
    });
    for (const [method, url, body] of [
      ['PUT', '/api/user/2fa', { '2fa_enabled': true }],
      ['PUT', '/api/user/password', { newpassword: goodPassword, confirmpassword: goodPassword }],
      ['PATCH', '/api/user', { email: 'thief@example.com' }],
      ['POST', '/api/apikeys', { name: 'k', scopes: ['read'] }],
    ] as const) {
      expect((await on.call(method, url, body, { token: as })).status).toBe(403);
    }
  });

  /** A session as `target` of a master, who has entered with a session of their own. */
  const impersonating = async () => {
    const [home, target] = [await on.owner(), await on.owner({ supportEnabled: true })];
    const master = await on.member(home.accountId, 'master');
    clock.advance(3_600_000);
    const { token } = await on.services.sessions.open(master);
    const actor = await actorOf(master.token);
    const link = await on.services.switching.allowImpersonation(actor, target.userId);
    const as = await on.services.switching.impersonate(actor, link, { ip: '203.0.113.1' });
    const isOpen = async () => (await on.services.sessions.authenticate(as.token)) !== null;
    return { master: { ...master, token }, actor, as, isOpen };
  };

  test('ends no later than the session of the master', async () => {
    const { actor, as } = await impersonating();
    expect(as.expiresAt).toEqual(actor.expiresAt);
  });

  test('ends when the master changes their password', async () => {
    const { master, isOpen } = await impersonating();
    expect(await isOpen()).toBe(true);
    const fresh = { newpassword: 'Another-2026!', confirmpassword: 'Another-2026!' };
    const changed = await on.call(
      'PUT',
      '/api/user/password',
      { oldpassword: goodPassword, ...fresh },
      master,
    );
    expect(dataOf(changed)).toMatchObject({ other_sessions_ended: 1 });
    expect(await isOpen()).toBe(false);
  });

  test('ends when the master loses the role', async () => {
    const { master, isOpen } = await impersonating();
    await on.core.db
      .update(memberships)
      .set({ permission: 'developer' })
      .where(eq(memberships.userId, master.userId));
    expect(await isOpen()).toBe(false);
  });

  test('is refused once support access has ended by itself after seven days', async () => {
    const [home, target] = [await on.owner(), await on.owner()];
    const master = await on.member(home.accountId, 'master');
    await on.call('PATCH', '/api/user', { support_enabled: true }, { token: target.token });
    const actor = await actorOf(master.token);
    expect(await on.services.switching.allowImpersonation(actor, target.userId)).toBeTruthy();
    clock.advance(supportMs);
    await expect(on.services.switching.allowImpersonation(actor, target.userId)).rejects.toMatchObject({
      status: 403,
    });
  });

  test('is refused for a user without support access', async () => {
    const [home, target] = [await on.owner(), await on.owner()];
    const master = await on.member(home.accountId, 'master');
    const actor = await actorOf(master.token);
    await expect(on.services.switching.allowImpersonation(actor, target.userId)).rejects.toMatchObject({
      status: 403,
    });
    const owner = await actorOf(target.token);
    await expect(on.services.switching.allowImpersonation(owner, home.userId)).rejects.toMatchObject({
      status: 403,
    });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { manualClock } from '../../clock.ts';
import { supportMs } from '../account/account.rules.ts';
import {
  goodPassword,
  startAccess,
  type Answer,
  type Person,
  type TestAccess,
} from '../auth/access.testing.ts';

const dataOf = (answer: Answer) => answer.body.data as Record<string, unknown>;

describe('support access', () => {
  const clock = manualClock();
  let on: TestAccess;
  let master: Person;
  beforeAll(async () => {
    on = await startAccess({ clock });
    const home = await on.owner();
    master = await on.member(home.accountId, 'master');
  });
  afterAll(() => on.stop());

  const csrf = async (token: string) =>
    String((await on.call('GET', '/api/auth/csrf', undefined, { token })).body.csrf_token);
  const allow = (person: Person, isOn: boolean) =>
    on.call('PATCH', '/api/user', { support_enabled: isOn }, { token: person.token });
  const enter = async (accountId: string) => {
    const { token } = await on.services.sessions.open(master);
    const headers = { 'x-csrf-token': await csrf(token) };
    return on.call('POST', '/api/auth/switch', { account: accountId }, { token, headers });
  };
  const supportOf = async ({ token }: Pick<Person, 'token'>) =>
    dataOf(await on.call('GET', '/api/user', undefined, { token })).account_support;
  const isSignedIn = async (token: string) =>
    (await on.call('GET', '/api/auth', undefined, { token })).status === 200;

  test('lists the accounts that let support in, for operators only', async () => {
    const [open, closed] = [await on.owner(), await on.owner()];
    await allow(open, true);
    const list = async (search: string, { token } = master) =>
      on.call('GET', `/api/support/accounts?search=${encodeURIComponent(search)}`, undefined, { token });
    expect(dataOf(await list(open.email)).accounts).toEqual([
      {
        id: open.accountId,
        name: "Ada Owner's team",
        support_until: expect.stringContaining('T') as string,
        owner_name: 'Ada Owner',
        owner_email: open.email,
      },
    ]);
    expect(dataOf(await list(closed.email)).accounts).toEqual([]);
    expect((await list('', open)).status).toBe(403);
  });

  test('is shown to the account with its end, and while an operator is inside', async () => {
    const owner = await on.owner();
    const colleague = await on.member(owner.accountId, 'user');
    expect(await supportOf(colleague)).toBeNull();
    await allow(owner, true);
    expect(await supportOf(colleague)).toEqual({
      open: true,
      until: expect.stringContaining('T') as string,
      inside: false,
    });
    const inside = String(dataOf(await enter(owner.accountId)).token);
    expect(await supportOf(colleague)).toMatchObject({ inside: true });
    const headers = { 'x-csrf-token': await csrf(inside) };
    await on.call('DELETE', '/api/auth', undefined, { token: inside, headers });
    expect(await supportOf(colleague)).toMatchObject({ open: true, inside: false });
  });

  test('is in the audit log when an operator enters, and for what they change', async () => {
    const owner = await on.owner();
    await allow(owner, true);
    const inside = String(dataOf(await enter(owner.accountId)).token);
    await on.call('PUT', '/api/account', { name: 'Renamed' }, { token: inside });
    const log = await on.call('GET', '/api/account/audit-log', undefined, { token: owner.token });
    expect(dataOf(log).entries).toMatchObject([
      { action: 'account.rename', origin: 'support' },
      { action: 'support.enter', origin: 'support' },
    ]);
  });

  test('ends the sessions of operators at once when it is switched off', async () => {
    const owner = await on.owner();
    await allow(owner, true);
    const inside = String(dataOf(await enter(owner.accountId)).token);
    const revoked: string[] = [];
    const stop = on.core.bus.subscribe(
      (event) => void (event.event === 'sessionRevoked' && revoked.push(event.payload.sessionId)),
    );
    const { sessionId } = (await on.services.sessions.authenticate(inside)) ?? expect.fail('not inside');
    await allow(owner, false);
    // Every process closes the sockets of a revoked session.
    await eventually(async () => expect(revoked).toContain(sessionId));
    stop();
    expect(await isSignedIn(inside)).toBe(false);
    expect(await isSignedIn(owner.token)).toBe(true);
    expect((await enter(owner.accountId)).status).toBe(403);
  });

  test('ends the sessions of operators when it ends by itself', async () => {
    const owner = await on.owner();
    await allow(owner, true);
    clock.advance(supportMs - 60_000);
    const inside = String(dataOf(await enter(owner.accountId)).token);
    const { sessionId } = (await on.services.sessions.authenticate(inside)) ?? expect.fail('not inside');
    clock.advance(120_000);
    const revoked: string[] = [];
    on.core.bus.subscribe(
      (event) => void (event.event === 'sessionRevoked' && revoked.push(event.payload.sessionId)),
    );
    await on.services.sessions.endClosedSupport();
    await eventually(async () => expect(revoked).toContain(sessionId));
  });

  test('that ended makes the token of an impersonation useless', async () => {
    const owner = await on.owner();
    await allow(owner, true);
    const { token } = await on.services.sessions.open(master);
    const link = await on.call('POST', `/api/user/${owner.userId}/impersonation`, undefined, { token });
    await allow(owner, false);
    const answer = await on.call(
      'POST',
      '/api/auth/impersonate',
      { token: String(dataOf(link).token) },
      { token, headers: { 'x-csrf-token': await csrf(token) } },
    );
    expect(answer.status).toBe(403);
    expect(await isSignedIn(token)).toBe(true);
  });
});

describe('writing to support', () => {
  test('sends an e-mail with the sender as the address of the reply', async () => {
    const on = await startAccess({ env: { SUPPORT_EMAIL: 'help@kubedeck.test' } });
    const owner = await on.owner();
    const send = (body: object) => on.call('POST', '/api/support/requests', body, { token: owner.token });
    expect((await send({ subject: ' ', message: 'x' })).body).toMatchObject({ inputError: 'subject' });
    const answer = await send({ subject: 'Restore', message: 'First line\nSecond line' });
    expect(answer.body.data).toEqual({ reply_to: owner.email });
    const mail = await eventually(
      async () => (await on.mailTo('help@kubedeck.test')) ?? expect.fail('no mail yet'),
    );
    expect(mail).toMatchObject({ subject: '[Kubedeck] Restore', template: 'support-request' });
    expect(mail.html).toContain('First line<br>Second line');
    expect(mail.text).toContain(owner.accountId);
    await on.stop();
  });
});

describe('e-mails while the mail server is down', () => {
  let on: TestAccess;
  beforeAll(async () => {
    // Nothing listens on this port.
    on = await startAccess({ env: { SMTP_URL: 'smtp://127.0.0.1:1', TIME_SCALE: '1' } });
  });
  afterAll(() => on.stop());

  test('stay queued, are retried, and are visible to operators, who can send them again', async () => {
    const home = await on.owner();
    const master = await on.member(home.accountId, 'master');
    await on.call('POST', '/api/auth/password/reset/request', { email: home.email });
    const list = async (query = '', { token } = master) =>
      on.call('GET', `/api/support/mails${query}`, undefined, { token });
    const mail = await eventually(async () => {
      const mails = dataOf(await list('?status=retrying')).mails as Record<string, unknown>[];
      return mails[0] ?? expect.fail('not tried yet');
    });
    expect(mail).toMatchObject({ name: 'password_reset', recipient: home.email, status: 'retrying' });
    expect(mail.error).toEqual(expect.any(String));
    expect(mail.next_attempt_at).toEqual(expect.any(String));
    expect(dataOf(await list('?status=failed')).total).toBe(0);
    const retry = (id: unknown, { token } = master) =>
      on.call('POST', `/api/support/mails/${String(id)}/retry`, undefined, { token });
    // Refused during an attempt.
    await eventually(async () => expect((await retry(mail.id)).status).toBe(200));
    expect((await retry('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await retry(mail.id, home)).status).toBe(403);
    expect((await list('', home)).status).toBe(403);
  });

  test('are not lost by those who signed up', async () => {
    const email = on.newEmail();
    const body = { name: 'Ada', email, password: goodPassword, confirm_password: goodPassword };
    expect((await on.call('POST', '/api/account', body)).status).toBe(201);
  });
});

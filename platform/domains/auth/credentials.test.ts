import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { manualClock } from '../../clock.ts';
import { oneTimeTokens, totp } from '../../db/schema/auth.ts';
import {
  authenticatorCode,
  goodPassword,
  startAccess,
  type Answer,
  type Person,
  type TestAccess,
} from './access.testing.ts';

const clock = manualClock();
let on: TestAccess;
beforeAll(async () => {
  on = await startAccess({ clock });
});
afterAll(() => on.stop());

const MINUTE = 60_000;
const dataOf = (answer: Answer) => answer.body.data as Record<string, unknown>;
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';
const mailTo = (email: string, template: string) =>
  eventually(async () => {
    const mail = await on.mailTo(email);
    return mail?.template === template ? mail : expect.fail('no mail yet');
  });
const signIn = (email: string, password = goodPassword) => on.call('POST', '/api/auth', { email, password });
const isSignedIn = async (token: string) =>
  (await on.call('GET', '/api/auth', undefined, { token })).status === 200;

describe('verifying an address', () => {
  const signUp = async () => {
    const email = on.newEmail();
    const body = { name: 'Ada', email, password: goodPassword, confirm_password: goodPassword };
    const session = String(dataOf(await on.call('POST', '/api/account', body)).token);
    return { email, session, link: tokenIn((await mailTo(email, 'verify-email')).link) };
  };
  const ask = (token: string, url = 'http://localhost:4000/signup/verify') =>
    on.call('POST', '/api/user/verify/request', { verify_view_url: url }, { token });
  const verify = (token: string) => on.call('POST', '/api/user/verify', { token });

  test('works once, without a session, and returns a new session', async () => {
    const { link } = await signUp();
    const answer = await verify(link);
    expect(dataOf(answer).user).toMatchObject({ verified: true });
    expect(await isSignedIn(String(dataOf(answer).token))).toBe(true);
    const again = await verify(link);
    expect(again.status).toBe(410);
    expect(again.body.error).toBe('expired');
  });

  test('succeeds for only one of two concurrent uses', async () => {
    const { link } = await signUp();
    const both = await Promise.all([verify(link), verify(link)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test('expires after a day; an unknown token gets the same response', async () => {
    const { link } = await signUp();
    clock.advance(24 * 60 * MINUTE + 1);
    const [late, unknown] = [await verify(link), await verify('x'.repeat(43))];
    expect([late.status, unknown.status]).toEqual([410, 410]);
    expect({ ...late.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  test('sends another link after a minute, not before', async () => {
    const { session, email } = await signUp();
    const early = await ask(session);
    expect(early.status).toBe(429);
    expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(60);
    clock.advance(MINUTE + 1);
    const two = await Promise.all([ask(session), ask(session)]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(dataOf(two.find(({ status }) => status === 200)!)).toEqual({ email });
  });

  test('only sends links to our own pages', async () => {
    const { session } = await signUp();
    clock.advance(MINUTE + 1);
    for (const url of [
      'https://evil.example/signup/verify',
      'javascript:alert(1)',
      'nonsense',
      'http://localhost:4000.evil.example/',
    ]) {
      const answer = await ask(session, url);
      expect(answer.status).toBe(422);
      expect(answer.body.inputError).toBe('verify_view_url');
    }
  });

  test('a link to an earlier address does not verify the new one', async () => {
    const { session, link } = await signUp();
    const email = on.newEmail();
    const body = { email, current_password: goodPassword };
    const changed = await on.call('PATCH', '/api/user', body, { token: session });
    expect(dataOf(changed)).toMatchObject({ email, verified: false });
    expect((await verify(link)).status).toBe(410);
    const fresh = tokenIn((await mailTo(email, 'verify-email')).link);
    expect((await verify(fresh)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  const request = (email: string) => on.call('POST', '/api/auth/password/reset/request', { email });
  const reset = (token: string, email: string, password = 'Another-2026!') =>
    on.call('POST', '/api/auth/password/reset', { token, email, password });
  const linkFor = async (email: string) => {
    await request(email);
    return tokenIn((await mailTo(email, 'reset-password')).link);
  };

  test('responds identically for an unknown address and sends no mail', async () => {
    const { email } = await on.owner();
    const unknown = on.newEmail();
    const answers = [await request(email), await request(unknown)];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { data: { email } }],
      [200, { data: { email: unknown } }],
    ]);
    await mailTo(email, 'reset-password');
    await on.jobsDone('auth.reset-mail');
    expect(await on.mailTo(unknown)).toBeUndefined();
  });

  test('is replaced once with the link, which ends every session', async () => {
    const { email, token } = await on.owner();
    const link = await linkFor(email);
    expect((await reset(link, email)).status).toBe(200);
    expect(await isSignedIn(token)).toBe(false);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, 'Another-2026!')).status).toBe(200);
    const again = await reset(link, email);
    expect(again.status).toBe(401);
    expect(again.body.error).toBe('expired');
  });

  test('is not changed after an hour, for another address, or to a weak password', async () => {
    const { email } = await on.owner();
    const link = await linkFor(email);
    expect((await reset(link, on.newEmail())).status).toBe(401);
    const weak = await reset(link, email, 'weak');
    expect(weak.status).toBe(422);
    expect(weak.body.inputError).toBe('password');
    clock.advance(60 * MINUTE + 1);
    expect((await reset(link, email)).status).toBe(401);
    expect((await signIn(email)).status).toBe(200);
  });

  test('stores only a hash of the link', async () => {
    const { email } = await on.owner();
    const link = await linkFor(email);
    expect(JSON.stringify(await on.core.db.select().from(oneTimeTokens))).not.toContain(link);
    expect(on.logged.join('')).not.toContain(link);
  });
});

describe('changing the password', () => {
  const change = (token: string, body: Record<string, unknown>) =>
    on.call('PUT', '/api/user/password', body, { token });
  const fresh = { newpassword: 'Another-2026!', confirmpassword: 'Another-2026!' };

  test('requires the old one and ends the other sessions', async () => {
    const { email, token } = await on.owner();
    const other = String(dataOf(await signIn(email)).token);
    const answer = await change(token, { oldpassword: goodPassword, ...fresh });
    expect(dataOf(answer)).toMatchObject({ other_sessions_ended: 1, user: { email } });
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false]);
    expect((await signIn(email, fresh.newpassword)).status).toBe(200);
  });

  test('refuses a wrong, missing, weak or differently repeated one', async () => {
    const { token } = await on.owner();
    const cases: [Record<string, unknown>, string, string][] = [
      [{ oldpassword: 'Wrong-2026!', ...fresh }, 'oldpassword', 'wrong_password'],
      [fresh, 'oldpassword', 'current_password_required'],
      [
        { oldpassword: goodPassword, newpassword: 'Another2026', confirmpassword: 'Another2026' },
        'newpassword',
        'password_special',
      ],
      [{ oldpassword: goodPassword, ...fresh, confirmpassword: 'x' }, 'confirmpassword', 'password_mismatch'],
    ];
    for (const [body, inputError, error] of cases) {
      const answer = await change(token, body);
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ inputError, error });
    }
  });

  test('does not require the old one from users without one', async () => {
    const email = on.newEmail();
    const made = await on.services.account.createOwner({
      name: 'Ada',
      email,
      password: null,
      verified: true,
    });
    const { token } = await on.services.sessions.open(made);
    expect((await change(token, fresh)).status).toBe(200);
    expect((await signIn(email, fresh.newpassword)).status).toBe(200);
  });

  test('limits attempts on the old one', async () => {
    const { token } = await on.owner();
    for (let n = 0; n < 5; n++) await change(token, { oldpassword: 'Wrong-2026!', ...fresh });
    expect((await change(token, { oldpassword: goodPassword, ...fresh })).status).toBe(429);
  });
});

describe('two-factor sign-in', () => {
  const begin = async ({ token }: Person) =>
    dataOf(await on.call('PUT', '/api/user/2fa', { '2fa_enabled': true }, { token }));
  const confirm = (token: string, code: string) =>
    on.call('POST', '/api/user/2fa/verify', { code }, { token });
  const codeNow = (secret: string) => authenticatorCode(secret, clock.now());
  const submit = (jwt: string, code: string) => on.call('POST', '/api/auth/otp', { jwt, code });
  /** A user with two-factor enabled, one time step later, so that the setup's code is not the next one. */
  const protectedPerson = async () => {
    const person = await on.owner();
    const secret = String((await begin(person)).secret);
    const backup = String(dataOf(await confirm(person.token, codeNow(secret))).backup_code);
    clock.advance(MINUTE);
    return { ...person, secret, backup };
  };
  const firstStep = async (email: string) => String(dataOf(await signIn(email)).token);

  test('is off until a code confirms it', async () => {
    const person = await on.owner();
    const setup = await begin(person);
    expect(setup['2fa_enabled']).toBe(false);
    expect(setup.qr_code).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(dataOf(await signIn(person.email)).authenticated).toBe(true);
    const wrong = await confirm(person.token, '000000');
    expect(wrong.body).toMatchObject({ inputError: 'code', error: 'wrong_code' });
    const answer = await confirm(person.token, codeNow(String(setup.secret)));
    expect(dataOf(answer)).toMatchObject({
      '2fa_enabled': true,
      backup_code: expect.stringMatching(/^[A-Z2-9]{12}$/) as unknown,
    });
    const user = await on.call('GET', '/api/user', undefined, { token: person.token });
    expect(dataOf(user)['2fa_enabled']).toBe(true);
  });

  test('cannot be confirmed before it was started, nor twice', async () => {
    const { token } = await on.owner();
    expect(await confirm(token, '123456')).toMatchObject({
      status: 409,
      body: { code: 'two_factor_not_begun' },
    });
    const person = await protectedPerson();
    const again = await confirm(person.token, codeNow(person.secret));
    expect(again).toMatchObject({ status: 409, body: { code: 'two_factor_on' } });
    expect(await begin(person)).toEqual({ '2fa_enabled': true, qr_code: null, secret: null });
  });

  test('requires the code after the password; the first step’s token gives no access', async () => {
    const { email, secret } = await protectedPerson();
    const first = await signIn(email);
    expect(dataOf(first)).toMatchObject({ '2fa_required': true });
    const jwt = String(dataOf(first).token);
    expect(await isSignedIn(jwt)).toBe(false);
    const code = codeNow(secret);
    const answer = await submit(jwt, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(await isSignedIn(String(dataOf(answer).token))).toBe(true);
    expect((await submit(jwt, code)).status).toBe(401);
  });

  test('refuses a used code', async () => {
    const { email, secret } = await protectedPerson();
    const code = codeNow(secret);
    const tokens = [await firstStep(email), await firstStep(email)];
    const both = await Promise.all(tokens.map((jwt) => submit(jwt, code)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('counts wrong codes and requires the password again after the last', async () => {
    const { email, secret } = await protectedPerson();
    const jwt = await firstStep(email);
    for (const left of [4, 3, 2, 1]) {
      const answer = await submit(jwt, 'AAAAAA');
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ inputError: 'code', error: 'wrong_code', tries_left: left });
    }
    expect((await submit(jwt, 'AAAAAA')).status).toBe(401);
    clock.advance(MINUTE + 1);
    const late = await submit(jwt, codeNow(secret));
    expect(late.body.error).toBe('expired');
  });

  test('gives no additional attempts for new sign-ins', async () => {
    const { email } = await protectedPerson();
    await submit(await firstStep(email), 'AAAAAA');
    const jwt = await firstStep(email);
    for (let n = 0; n < 4; n++) await submit(jwt, 'AAAAAA');
    expect((await submit(await firstStep(email), 'AAAAAA')).status).toBe(429);
  });

  test('expires ten minutes after the password, and refuses foreign tokens', async () => {
    const { email, secret, token } = await protectedPerson();
    const jwt = await firstStep(email);
    expect((await submit(token, codeNow(secret))).status).toBe(401);
    expect((await submit('nonsense', codeNow(secret))).status).toBe(401);
    clock.advance(10 * MINUTE + 1_000);
    expect((await submit(jwt, codeNow(secret))).status).toBe(401);
  });

  test('accepts the backup code once, however it is typed', async () => {
    const { email, backup } = await protectedPerson();
    const typed = `${backup.slice(0, 6).toLowerCase()} - ${backup.slice(6)}`;
    expect((await submit(await firstStep(email), typed)).status).toBe(200);
    expect((await submit(await firstStep(email), backup)).status).toBe(422);
  });

  test('is disabled with the password, not without', async () => {
    const { email, token } = await protectedPerson();
    const off = (current_password?: string) =>
      on.call('PUT', '/api/user/2fa', { '2fa_enabled': false, current_password }, { token });
    expect((await off()).body).toMatchObject({
      inputError: 'current_password',
      error: 'current_password_required',
    });
    expect((await off('Wrong-2026!')).body).toMatchObject({ error: 'wrong_password' });
    expect(dataOf(await signIn(email))).toMatchObject({ '2fa_required': true });
    const answer = await off(goodPassword);
    expect(dataOf(answer)).toEqual({ '2fa_enabled': false, qr_code: null, secret: null });
    expect(dataOf(await signIn(email)).authenticated).toBe(true);
  });

  test('is disabled with a code or the backup code, whose attempts are limited', async () => {
    const { email, token, secret } = await protectedPerson();
    // Each call comes from another network.
    const off = (code: string, as = token) =>
      on.call('PUT', '/api/user/2fa', { '2fa_enabled': false, code }, { token: as });
    expect((await off('000000')).body).toMatchObject({ inputError: 'code', error: 'wrong_code' });
    expect(dataOf(await off(codeNow(secret)))).toMatchObject({ '2fa_enabled': false });
    expect(dataOf(await signIn(email)).authenticated).toBe(true);
    const other = await protectedPerson();
    expect((await off(other.backup, other.token)).status).toBe(200);
    const guessed = await protectedPerson();
    for (let n = 0; n < 5; n += 1) expect((await off('000000', guessed.token)).status).toBe(422);
    expect((await off(guessed.backup, guessed.token)).status).toBe(429);
  });

  test('requires a verified address, except to disable it', async () => {
    const { token } = await on.owner({ verified: false });
    const setup = dataOf(await on.call('PUT', '/api/user/2fa', { '2fa_enabled': true }, { token }));
    const refused = await confirm(token, codeNow(String(setup.secret)));
    expect([refused.status, refused.body.error]).toEqual([403, 'email_unverified']);
    expect((await on.call('PUT', '/api/user/2fa', { '2fa_enabled': false }, { token })).status).toBe(200);
  });

  test.each([
    [false, { authenticated: true }],
    [true, { '2fa_required': true }],
  ])('after a password reset of a user with verified: %s', async (verified, expected) => {
    const { userId, email } = await on.owner({ verified });
    const { secret } = await on.services.twoFactor.begin(userId, email);
    await on.services.twoFactor.confirm(userId, codeNow(secret ?? ''));
    await on.call('POST', '/api/auth/password/reset/request', { email });
    const link = tokenIn((await mailTo(email, 'reset-password')).link);
    const password = 'Another-2026!';
    await on.call('POST', '/api/auth/password/reset', { token: link, email, password });
    expect(dataOf(await signIn(email, password))).toMatchObject(expected);
  });

  test('is not bypassed by a link from a mail', async () => {
    const { email, token } = await protectedPerson();
    const next = on.newEmail();
    await on.call('PATCH', '/api/user', { email: next, current_password: goodPassword }, { token });
    const link = tokenIn((await mailTo(next, 'verify-email')).link);
    expect((await on.call('POST', '/api/user/verify', { token: link })).status).toBe(401);
    expect((await on.call('POST', '/api/user/verify', { token: link }, { token })).status).toBe(200);
    expect((await signIn(email)).status).toBe(401);
  });

  test('stores the secret encrypted', async () => {
    const { userId, secret, backup } = await protectedPerson();
    const [row] = await on.core.db.select().from(totp).where(eq(totp.userId, userId));
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${secret}|${backup}`));
  });
});

describe('the development pages', () => {
  test('list the mails, escaped', async () => {
    const email = on.newEmail();
    const body = { name: '<b>Ada</b>', email, password: goodPassword, confirm_password: goodPassword };
    await on.call('POST', '/api/account', body);
    await mailTo(email, 'verify-email');
    const page = await on.call('GET', '/dev/outbox');
    expect(page.text).toContain(email);
    expect(page.text).not.toContain('<b>Ada</b>');
    const list: unknown = JSON.parse((await on.call('GET', '/dev/outbox.json')).text);
    expect(list).toContainEqual(expect.objectContaining({ to: email, template: 'verify-email' }));
    expect((await on.call('GET', '/dev/demo-accounts')).text).toBe('[]');
  });
});

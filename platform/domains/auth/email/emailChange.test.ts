import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../../process/testing.ts';
import { manualClock } from '../../../clock.ts';
import {
  authenticatorCode,
  goodPassword,
  startAccess,
  type Answer,
  type Person,
  type TestAccess,
} from '../access.testing.ts';

const clock = manualClock();
let on: TestAccess;
beforeAll(async () => {
  on = await startAccess({ clock });
});
afterAll(() => on.stop());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const dataOf = (answer: Answer) => answer.body.data as Record<string, unknown>;
const mailTo = (email: string, template: string) =>
  eventually(async () => {
    const mail = await on.mailTo(email);
    return mail?.template === template ? mail : expect.fail('no mail yet');
  });
const linkTo = async (email: string, template: string) =>
  new URL((await mailTo(email, template)).link).searchParams.get('token') ?? '';
const signIn = (email: string) => on.call('POST', '/api/auth', { email, password: goodPassword });
const isSignedIn = async (token: string) =>
  (await on.call('GET', '/api/auth', undefined, { token })).status === 200;
const userOf = async (token: string) => dataOf(await on.call('GET', '/api/user', undefined, { token }));
const change = (token: string, email: string, proof: object = { current_password: goodPassword }) =>
  on.call('PATCH', '/api/user', { email, ...proof }, { token });
const verify = (token: string) => on.call('POST', '/api/user/verify', { token });
const undo = (token: string) => on.call('POST', '/api/user/email/undo', { token });
const passwordless = async (): Promise<Person> => {
  const email = on.newEmail();
  const made = await on.services.account.createOwner({ name: 'Ada', email, password: null, verified: true });
  return { ...made, email, token: (await on.services.sessions.open(made)).token };
};
/** Changes the address to `next` and verifies it with the link sent there. */
const move = async (token: string, next: string) => {
  await change(token, next);
  return verify(await linkTo(next, 'verify-email'));
};

describe('a new e-mail address', () => {
  test.each([
    [{}, 'current_password_required'],
    [{ current_password: 'Wrong-2026!' }, 'wrong_password'],
  ])('with proof %o is refused: %s', async (proof, error) => {
    const { email, token } = await on.owner();
    const answer = await change(token, on.newEmail(), proof);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ inputError: 'current_password', error });
    expect(await userOf(token)).toMatchObject({ email, pending_email: null });
  });

  test('replaces the old one once it is verified, not before', async () => {
    const { email, token } = await on.owner();
    const next = on.newEmail();
    expect(dataOf(await change(token, next))).toMatchObject({ email, pending_email: next, verified: true });
    expect([(await signIn(email)).status, (await signIn(next)).status]).toEqual([200, 401]);
    expect((await verify(await linkTo(next, 'verify-email'))).status).toBe(200);
    expect(await userOf(token)).toMatchObject({ email: next, pending_email: null, verified: true });
    expect([(await signIn(email)).status, (await signIn(next)).status]).toEqual([401, 200]);
  });

  test('gets no password reset link while it is not verified', async () => {
    const { token } = await on.owner();
    const next = on.newEmail();
    await change(token, next);
    await mailTo(next, 'verify-email');
    await on.call('POST', '/api/auth/password/reset/request', { email: next });
    await on.jobsDone('auth.reset-mail');
    expect((await on.mailTo(next))?.template).toBe('verify-email');
  });

  test('is canceled by choosing the current one, without proof', async () => {
    const { email, token } = await on.owner();
    const next = on.newEmail();
    await change(token, next);
    const link = await linkTo(next, 'verify-email');
    expect(dataOf(await change(token, email, {}))).toMatchObject({ email, pending_email: null });
    expect((await verify(link)).status).toBe(410);
  });

  test('gets another link on request', async () => {
    const { token } = await on.owner();
    const next = on.newEmail();
    await change(token, next);
    clock.advance(MINUTE + 1);
    const body = { verify_view_url: 'http://localhost:4000/signup/verify' };
    const answer = await on.call('POST', '/api/user/verify/request', body, { token });
    expect(dataOf(answer)).toEqual({ email: next });
  });

  test('is refused if another user took it before it was verified', async () => {
    const { token } = await on.owner();
    const next = on.newEmail();
    await change(token, next);
    const link = await linkTo(next, 'verify-email');
    const person = { name: 'Eve', email: next, password: goodPassword, verified: true };
    await on.services.account.createOwner(person);
    const answer = await verify(link);
    expect([answer.status, answer.body.error]).toEqual([409, 'email_taken']);
  });

  test('replaces an unverified one at once, without informing it', async () => {
    const { email, token } = await on.owner({ verified: false });
    const next = on.newEmail();
    expect(dataOf(await change(token, next))).toMatchObject({ email: next, pending_email: null });
    await mailTo(next, 'verify-email');
    await on.jobsDone('auth.email-change-mail');
    expect(await on.mailTo(email)).toBeUndefined();
  });
});

describe('the mail to the old address', () => {
  test('names the new one and is in the user’s language', async () => {
    const { email, token } = await on.owner();
    await on.call('PATCH', '/api/user', { locale: 'es' }, { token });
    const next = on.newEmail();
    await change(token, next);
    const mail = await mailTo(email, 'email-change');
    expect(mail.link).toMatch(/^http:\/\/localhost:4000\/email\/undo\?token=/);
    expect(mail.text).toContain(next);
    expect(mail.subject).toMatch(/dirección de correo/);
  });

  test('restores the address after the new one was verified, and ends every session', async () => {
    const { email, token } = await on.owner();
    const next = on.newEmail();
    await change(token, next);
    const link = await linkTo(email, 'email-change');
    await verify(await linkTo(next, 'verify-email'));
    expect(dataOf(await undo(link))).toEqual({ email });
    expect(await isSignedIn(token)).toBe(false);
    expect([(await signIn(email)).status, (await signIn(next)).status]).toEqual([200, 401]);
    expect((await undo(link)).status).toBe(410);
  });

  test('cancels a change that is not verified yet', async () => {
    const { email, token } = await on.owner();
    const next = on.newEmail();
    await change(token, next);
    const toVerify = await linkTo(next, 'verify-email');
    await undo(await linkTo(email, 'email-change'));
    expect((await verify(toVerify)).status).toBe(410);
    expect((await signIn(email)).status).toBe(200);
  });

  test('works for three days', async () => {
    const { email, token } = await on.owner();
    await change(token, on.newEmail());
    const link = await linkTo(email, 'email-change');
    clock.advance(72 * HOUR + 1);
    expect((await undo(link)).body).toMatchObject({ error: 'expired' });
  });

  test('undoes later changes, and no later mail reverts that', async () => {
    const { email, token } = await on.owner();
    const [second, third] = [on.newEmail(), on.newEmail()];
    await move(token, second);
    const first = await linkTo(email, 'email-change');
    clock.advance(MINUTE);
    await move(token, third);
    const later = await linkTo(second, 'email-change');
    expect(dataOf(await undo(later))).toEqual({ email: second });
    expect(dataOf(await undo(first))).toEqual({ email });
    clock.advance(MINUTE);
    expect((await undo(later)).status).toBe(410);
    expect((await signIn(email)).status).toBe(200);
  });
});

describe('a user without a password', () => {
  const setPassword = (token: string) =>
    on.call(
      'PUT',
      '/api/user/password',
      { newpassword: goodPassword, confirmpassword: goodPassword },
      { token },
    );

  test('proves their identity by a sign-in at most ten minutes ago', async () => {
    const { token } = await passwordless();
    clock.advance(9 * MINUTE);
    expect((await change(token, on.newEmail(), {})).status).toBe(200);
    clock.advance(2 * MINUTE);
    const answer = await change(token, on.newEmail(), {});
    expect([answer.status, answer.body.error]).toEqual([403, 'sign_in_again']);
  });

  test('cannot refresh an old session with a first password, or by switching accounts', async () => {
    const { token, accountId } = await passwordless();
    clock.advance(11 * MINUTE);
    expect((await setPassword(token)).body.error).toBe('sign_in_again');
    const csrf = await on.call('GET', '/api/auth/csrf', undefined, { token });
    const headers = { 'x-csrf-token': String(csrf.body.csrf_token) };
    const switched = await on.call('POST', '/api/auth/switch', { account: accountId }, { token, headers });
    const next = String(dataOf(switched).token);
    expect((await change(next, on.newEmail(), {})).body.error).toBe('sign_in_again');
  });

  test('cannot use a second factor that the session enabled as proof', async () => {
    const { token } = await passwordless();
    const setup = dataOf(await on.call('PUT', '/api/user/2fa', { '2fa_enabled': true }, { token }));
    const code = authenticatorCode(String(setup.secret), clock.now());
    await on.call('POST', '/api/user/2fa/verify', { code }, { token });
    clock.advance(11 * MINUTE);
    const off = await on.call('PUT', '/api/user/2fa', { '2fa_enabled': false }, { token });
    expect(off.body.error).toBe('sign_in_again');
  });
});

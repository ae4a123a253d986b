import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../process/testing.ts';
import { worldPassword, worldTotpSecret } from '../../platform/worlds/demoAccounts.ts';
import {
  bearer,
  callerOf,
  anonymous,
  startContractStack,
  type Caller,
  type ContractStack,
} from '../support/contractStack.ts';

let stack: ContractStack;
beforeAll(async () => {
  stack = await startContractStack({
    worlds: ['empty', 'two-accounts', 'two-factor', 'unverified', 'at-limit'],
  });
});
afterAll(() => stack.stop());

const VIEWER =
  '{ viewer { gate user { email isVerified hasTwoFactor role } account { id name } memberships { accountId name isCurrent } session { isApiKey expiresAt } } }';
interface ViewerData {
  viewer: {
    gate: string;
    user: { email: string; isVerified: boolean; hasTwoFactor: boolean; role: string };
    account: { id: string; name: string };
    memberships: { accountId: string; name: string; isCurrent: boolean }[];
  } | null;
}
const SIGN_IN = `mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) {
  __typename
  ... on SignInPayload { viewer { user { email } account { name } } }
  ... on RefusedError { code message }
  ... on InputError { issues { path code } }
  ... on TwoFactorRequired { token }
} }`;
const NEW_PASSWORD = 'Changed-2026!';

/** The token in the link of that mail to this address, once it was sent. */
function tokenMailedTo(email: string, wanted: 'verify-email' | 'reset-password'): Promise<string> {
  return eventually(async () => {
    const response = await stack.platform.fetch('/dev/outbox.json');
    const mails = (await response.json()) as { to: string; template: string; link: string }[];
    const mail = mails.find(({ to, template }) => to === email && template === wanted);
    return new URL(mail?.link ?? 'about:blank').searchParams.get('token') ?? expect.fail('not sent yet');
  });
}

async function signUp(email: string): Promise<Caller> {
  const { response } = await stack.execute(
    'mutation ($email: String!, $password: String!) { signUp(input: { name: "New Person", email: $email, password: $password }) { __typename } }',
    { email, password: worldPassword },
  );
  return callerOf(response);
}

describe('signing in', () => {
  it('sets a session cookie whose viewer is the user', async () => {
    const { data, response } = await stack.execute(SIGN_IN, {
      email: 'empty@demo.test',
      password: worldPassword,
    });
    expect(data).toMatchObject({
      signIn: { __typename: 'SignInPayload', viewer: { user: { email: 'empty@demo.test' } } },
    });
    expect(response.headers.getSetCookie().join()).toMatch(/kubedeck_session=.*HttpOnly; SameSite=Lax/);
    const result = await stack.run<ViewerData>(VIEWER, {}, callerOf(response));
    expect(result.viewer).toMatchObject({ gate: 'OPEN', user: { role: 'OWNER' } });
  });

  it.each([
    ['a wrong password', 'empty@demo.test', 'Wrong-2026!'],
    ['an unknown address', 'nobody@demo.test', worldPassword],
  ])('refuses %s with the same message', async (_what, email, password) => {
    const { data, response } = await stack.execute(SIGN_IN, { email, password });
    expect(data).toEqual({
      signIn: {
        __typename: 'RefusedError',
        code: 'INVALID_CREDENTIALS',
        message: 'Wrong email or password.',
      },
    });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('returns an issue for an invalid email address', async () => {
    const { data } = await stack.execute(SIGN_IN, { email: 'not an address', password: 'x' });
    expect(data).toMatchObject({ signIn: { __typename: 'InputError', issues: [{ path: 'email' }] } });
  });

  it('requires the second factor, rejects a wrong code and accepts the right one', async () => {
    const first = await stack.execute<{ signIn: { __typename: string; token: string } }>(SIGN_IN, {
      email: 'two-factor@demo.test',
      password: worldPassword,
    });
    expect(first.data?.signIn.__typename).toBe('TwoFactorRequired');
    expect(first.response.headers.getSetCookie()).toEqual([]);
    const submit = `mutation ($code: String!, $token: String!) { submitOneTimeCode(input: { code: $code, token: $token }) {
      __typename ... on InputError { issues { path code } } ... on RefusedError { code }
      ... on SubmitOneTimeCodePayload { viewer { user { hasTwoFactor } } } } }`;
    const { token } = first.data?.signIn ?? { token: '' };
    const wrong = await stack.execute(submit, { code: '000000', token });
    expect(wrong.data).toEqual({
      submitOneTimeCode: { __typename: 'InputError', issues: [{ path: 'code', code: 'WRONG_CODE_TRIES' }] },
    });
    const epoch = Math.floor(Date.now() / 1000);
    const right = await stack.execute(submit, {
      code: await generate({ secret: worldTotpSecret, epoch }),
      token,
    });
    expect(right.data).toMatchObject({ submitOneTimeCode: { viewer: { user: { hasTwoFactor: true } } } });
    const late = await stack.execute(submit, { code: '000000', token: 'a.b.c' });
    expect(late.data).toMatchObject({ submitOneTimeCode: { __typename: 'RefusedError', code: 'EXPIRED' } });
  });

  it('is undone by signing out, which clears the cookie and ends the session', async () => {
    const someone = await stack.signIn('empty@demo.test');
    const { data, response } = await stack.execute(
      'mutation { signOut { ... on SignOutPayload { signedOut } } }',
      {},
      someone,
    );
    expect(data).toEqual({ signOut: { signedOut: true } });
    expect(response.headers.getSetCookie().join()).toContain('kubedeck_session=;');
    expect((await stack.execute(VIEWER, {}, someone)).data).toEqual({ viewer: null });
  });
});

describe('signing in at a provider', () => {
  const cookieOf = (response: Response, name: string) =>
    response.headers
      .getSetCookie()
      .map((line) => line.split(';', 1).join())
      .find((pair) => pair.startsWith(`${name}=`)) ?? expect.fail(`no cookie ${name}`);
  const locationOf = (response: Response) => new URL(response.headers.get('location') ?? 'about:blank');
  const open = (path: string, init: RequestInit = {}) =>
    fetch(`${stack.url}${path}`, { redirect: 'manual', ...init });

  /** The link that completes a sign-in with Google, and the cookie of the browser in which it was made. */
  async function linkFor(email: string) {
    const started = await open('/auth/google');
    const who = { email, name: 'Grace', outcome: 'continue' };
    const body = new URLSearchParams([...locationOf(started).searchParams, ...Object.entries(who)]);
    const confirmed = await stack.platform.fetch('/dev/identity/authorize', {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: body.toString(),
    });
    const { pathname, search } = locationOf(confirmed);
    const returned = await open(pathname + search, {
      headers: { cookie: cookieOf(started, 'kubedeck_signin') },
    });
    const token = locationOf(returned).searchParams.get('token') ?? expect.fail('no token');
    return { token, cookie: cookieOf(returned, 'kubedeck_signin_token') };
  }
  const complete = (token: string, cookie?: string) =>
    stack.execute(
      `mutation ($token: String!) { signInWithProvider(input: { provider: GOOGLE, token: $token }) { __typename
        ... on SignInWithProviderPayload { viewer { user { email } } } ... on RefusedError { code } } }`,
      { token },
      { headers: cookie === undefined ? {} : { cookie }, token: '' },
    );

  it('is completed by its link in the browser that started it, and in no other', async () => {
    const { token, cookie } = await linkFor('attacker@demo.test');
    const victim = await linkFor('victim@demo.test');
    for (const other of [undefined, victim.cookie]) {
      const { data, response } = await complete(token, other);
      expect(data).toEqual({ signInWithProvider: { __typename: 'RefusedError', code: 'OTHER_BROWSER' } });
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    const { data, response } = await complete(token, cookie);
    expect(data).toMatchObject({ signInWithProvider: { viewer: { user: { email: 'attacker@demo.test' } } } });
    expect(callerOf(response).token).not.toBe('');
  });
});

describe('signing up', () => {
  const field = `__typename ... on InputError { issues { path code } }`;

  it("returns the platform's issues under the field names of the input", async () => {
    const attempt = (email: string, password: string) =>
      stack.execute(
        `mutation ($email: String!, $password: String!) { signUp(input: { name: "N N", email: $email, password: $password }) { ${field} } }`,
        { email, password },
      );
    expect((await attempt('empty@demo.test', worldPassword)).data).toEqual({
      signUp: { __typename: 'InputError', issues: [{ path: 'email', code: 'EMAIL_TAKEN' }] },
    });
    expect((await attempt('weak@demo.test', 'weak')).data).toMatchObject({
      signUp: { issues: expect.arrayContaining([expect.objectContaining({ path: 'password' })]) as unknown },
    });
  });

  it('leads from an unverified email address through the mailed link to the choice of a plan', async () => {
    const email = 'journey@demo.test';
    const fresh = await signUp(email);
    expect((await stack.run<ViewerData>(VIEWER, {}, fresh)).viewer).toMatchObject({
      gate: 'VERIFY_EMAIL',
      account: { name: "New Person's team" },
    });
    const verify = `mutation ($token: String!) { verifyEmail(input: { token: $token }) {
      __typename ... on VerifyEmailPayload { viewer { gate } } ... on RefusedError { code } } }`;
    const token = await tokenMailedTo(email, 'verify-email');
    expect((await stack.execute(verify, { token }, fresh)).data).toMatchObject({
      verifyEmail: { viewer: { gate: 'CHOOSE_PLAN' } },
    });
    expect((await stack.execute(verify, { token }, fresh)).data).toEqual({
      verifyEmail: { __typename: 'RefusedError', code: 'EXPIRED' },
    });
  });

  it('sends the verification link again, and returns how long to wait before the next one', async () => {
    const again =
      'mutation { requestEmailVerification { __typename ... on RequestEmailVerificationPayload { sentTo } } }';
    const someone = await stack.signIn('unverified@demo.test');
    const first = await stack.execute(again, {}, someone);
    expect(first.data).toMatchObject({ requestEmailVerification: { sentTo: 'unverified@demo.test' } });
    const second = await stack.execute(again, {}, someone);
    expect(second.codes).toEqual(['RATE_LIMITED']);
    expect(second.errors?.[0]?.extensions['retryAfter']).toBeGreaterThan(0);
  });
});

describe('passwords', () => {
  const change = `mutation ($old: String, $new: String!, $again: String!) {
    changePassword(input: { currentPassword: $old, newPassword: $new, confirmPassword: $again }) {
      __typename ... on InputError { issues { path code } } ... on ChangePasswordPayload { otherSessionsEnded } } }`;

  it('are changed only with the old password, which ends the other sessions', async () => {
    const email = 'password@demo.test';
    const here = await signUp(email);
    const elsewhere = await stack.signIn(email);
    const wrong = { old: 'Wrong-2026!', new: NEW_PASSWORD, again: NEW_PASSWORD };
    expect((await stack.execute(change, wrong, here)).data).toEqual({
      changePassword: {
        __typename: 'InputError',
        issues: [{ path: 'currentPassword', code: 'WRONG_PASSWORD' }],
      },
    });
    const unequal = { old: worldPassword, new: NEW_PASSWORD, again: 'Other-2026!' };
    expect((await stack.execute(change, unequal, here)).data).toMatchObject({
      changePassword: { issues: [{ path: 'confirmPassword' }] },
    });
    const right = { old: worldPassword, new: NEW_PASSWORD, again: NEW_PASSWORD };
    expect((await stack.execute(change, right, here)).data).toMatchObject({
      changePassword: { otherSessionsEnded: 1 },
    });
    expect((await stack.execute(VIEWER, {}, elsewhere)).data).toEqual({ viewer: null });
    expect((await stack.run<ViewerData>(VIEWER, {}, here)).viewer?.user.email).toBe(email);
  });

  it('are reset with a mailed link that works once and ends every session', async () => {
    const email = 'reset@demo.test';
    const here = await signUp(email);
    const request =
      'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { __typename } }';
    for (const address of [email, 'nobody@demo.test'])
      expect((await stack.execute(request, { email: address })).data).toEqual({
        requestPasswordReset: { __typename: 'RequestPasswordResetPayload' },
      });
    const reset = `mutation ($token: String!, $email: String!, $password: String!) {
      resetPassword(input: { token: $token, email: $email, password: $password }) {
        __typename ... on RefusedError { code } ... on InputError { issues { path } } } }`;
    const form = { token: await tokenMailedTo(email, 'reset-password'), email, password: NEW_PASSWORD };
    expect((await stack.execute(reset, { ...form, password: 'weak' })).data).toMatchObject({
      resetPassword: { issues: expect.arrayContaining([{ path: 'password' }]) as unknown },
    });
    expect((await stack.execute(reset, form)).data).toEqual({
      resetPassword: { __typename: 'ResetPasswordPayload' },
    });
    expect((await stack.execute(reset, form)).data).toEqual({
      resetPassword: { __typename: 'RefusedError', code: 'EXPIRED' },
    });
    expect((await stack.execute(VIEWER, {}, here)).data).toEqual({ viewer: null });
  });
});

describe('the second factor', () => {
  it('is enabled with a code generated from the secret, and disabled with the password', async () => {
    const email = 'factor@demo.test';
    const someone = await signUp(email);
    const token = await tokenMailedTo(email, 'verify-email');
    await stack.run(
      'mutation ($token: String!) { verifyEmail(input: { token: $token }) { __typename } }',
      { token },
      someone,
    );
    const set = `mutation ($on: Boolean!, $currentPassword: String) { setTwoFactor(input: { enabled: $on, currentPassword: $currentPassword }) {
      __typename ... on InputError { issues { path code } } ... on SetTwoFactorPayload { secret qrCode user { hasTwoFactor } } } }`;
    const started = await stack.run<{ setTwoFactor: { secret: string; qrCode: string; user: object } }>(
      set,
      { on: true },
      someone,
    );
    expect(started.setTwoFactor).toMatchObject({ user: { hasTwoFactor: false } });
    expect(started.setTwoFactor.qrCode).toMatch(/^data:image\/svg/);
    const confirm = `mutation ($code: String!) { confirmTwoFactor(input: { code: $code }) {
      __typename ... on InputError { issues { path code } } ... on ConfirmTwoFactorPayload { backupCode user { hasTwoFactor } } } }`;
    expect((await stack.execute(confirm, { code: '000000' }, someone)).data).toMatchObject({
      confirmTwoFactor: { issues: [{ path: 'code', code: 'WRONG_CODE' }] },
    });
    const code = await generate({
      secret: started.setTwoFactor.secret,
      epoch: Math.floor(Date.now() / 1000),
    });
    const confirmed = await stack.run<{ confirmTwoFactor: object }>(confirm, { code }, someone);
    expect(confirmed.confirmTwoFactor).toMatchObject({
      backupCode: expect.stringMatching(/^\w{12}$/) as unknown,
      user: { hasTwoFactor: true },
    });
    expect((await stack.execute(set, { on: false }, someone)).data).toMatchObject({
      setTwoFactor: { issues: [{ path: 'currentPassword', code: 'CURRENT_PASSWORD_REQUIRED' }] },
    });
    const proven = { on: false, currentPassword: worldPassword };
    expect((await stack.execute(set, proven, someone)).data).toMatchObject({
      setTwoFactor: { secret: null, qrCode: null, user: { hasTwoFactor: false } },
    });
  });
});

describe('a user with two accounts', () => {
  const change = `mutation ($id: ID!) { switchAccount(input: { accountId: $id }) {
    __typename ... on SwitchAccountPayload { viewer { account { name } user { role } } } ... on RefusedError { code } } }`;

  it('switches to the other account with the role there, but not to an account of other users', async () => {
    const someone = await stack.signIn('two-accounts@demo.test');
    const { viewer } = await stack.run<ViewerData>(VIEWER, {}, someone);
    expect(viewer?.memberships.map(({ name }) => name).sort()).toEqual(['First team', 'Second team']);
    const other = viewer?.memberships.find(({ isCurrent }) => !isCurrent);
    const switched = await stack.execute(change, { id: other?.accountId }, someone);
    expect(switched.data).toMatchObject({
      switchAccount: { viewer: { account: { name: 'Second team' }, user: { role: 'DEVELOPER' } } },
    });
    const stranger = await stack.run<ViewerData>(VIEWER, {}, await stack.signIn('empty@demo.test'));
    const third = await stack.execute(
      change,
      { id: stranger.viewer?.account.id },
      callerOf(switched.response),
    );
    expect(third.data?.['switchAccount'] ?? third.codes).not.toMatchObject({
      __typename: 'SwitchAccountPayload',
    });
    expect(third.response.headers.getSetCookie()).toEqual([]);
  });
});

describe('an account with an unverified email address', () => {
  it('cannot save a cloud token but can read its profile', async () => {
    const someone = await stack.signIn('unverified@demo.test');
    const save = `mutation { saveCloudToken(input: { token: "${'a1'.repeat(32)}" }) {
      __typename ... on RefusedError { code } } }`;
    expect(await stack.run(save, {}, someone)).toEqual({
      saveCloudToken: { __typename: 'RefusedError', code: 'EMAIL_UNVERIFIED' },
    });
    expect(await stack.run<ViewerData>(VIEWER, {}, someone)).toMatchObject({
      viewer: { user: { isVerified: false } },
    });
  });
});

describe('an anonymous caller', () => {
  it('has no viewer, and neither has a caller with an invalid token', async () => {
    for (const as of [anonymous, bearer('kd_00000000000000000000000000000000'), bearer('a.b.c')])
      expect((await stack.execute(VIEWER, {}, as)).data).toEqual({ viewer: null });
  });
});

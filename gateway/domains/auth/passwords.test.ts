import { describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../testing.ts';
import { invalidField, invalidFields, signedInJson, userJson, wire } from '../testing.ts';

const world = (upstream: UpstreamTable = {}) =>
  testGateway({ config: { publicUrl: 'https://deck.example' }, upstream });
const cookieOf = (response: Response) => response.headers.get('set-cookie');
const nobody = { token: null };
const refused = '... on RefusedError { code message } ... on InputError { issues { path code } }';

describe('verifyEmail', () => {
  const mutation = `mutation { verifyEmail(input: { token: "link" }) { __typename
    ... on VerifyEmailPayload { viewer { gate user { isVerified } } } ... on RefusedError { code message } } }`;

  it('signs in with the link', async () => {
    const { execute } = world({ 'POST /api/user/verify': signedInJson({ plan: null, subscription: null }) });
    const { data, response, calls } = await execute(mutation, {}, nobody);
    expect(data).toMatchObject({
      verifyEmail: { viewer: { gate: 'CHOOSE_PLAN', user: { isVerified: true } } },
    });
    expect(cookieOf(response)).toContain('kubedeck_session=fresh-token');
    expect(calls[0]).toMatchObject({ body: { token: 'link' } });
  });

  it('returns EXPIRED for a used link', async () => {
    const { execute } = world({
      'POST /api/user/verify': answer(410, { error: 'expired', message: 'Used.' }),
    });
    const { data, response } = await execute(mutation, {}, nobody);
    expect(data).toEqual({ verifyEmail: { __typename: 'RefusedError', code: 'EXPIRED', message: 'Used.' } });
    expect(cookieOf(response)).toBeNull();
  });

  it('asks users with a second factor to sign in first', async () => {
    const { execute } = world({ 'POST /api/user/verify': answer(401, { message: 'Sign in first.' }) });
    const { errors } = await execute(mutation, {}, nobody);
    expect(errors).toMatchObject([{ message: 'Sign in first.', extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

describe('undoEmailChange', () => {
  const mutation = `mutation { undoEmailChange(input: { token: "link" }) { __typename
    ... on UndoEmailChangePayload { email } ... on RefusedError { code } } }`;

  it('returns the restored address without a session', async () => {
    const { execute } = world({ 'POST /api/user/email/undo': { data: { email: 'ada@demo.test' } } });
    const { data, calls } = await execute(mutation);
    expect(data).toMatchObject({ undoEmailChange: { email: 'ada@demo.test' } });
    expect(calls[0]).toMatchObject({ body: { token: 'link' } });
    expect(calls[0]?.headers['authorization']).toBeUndefined();
  });

  it.each([
    [410, 'expired', 'EXPIRED'],
    [409, 'email_taken', 'EMAIL_TAKEN'],
  ])('returns %i %s as %s', async (status, error, code) => {
    const { execute } = world({ 'POST /api/user/email/undo': answer(status, { error, message: 'No.' }) });
    expect((await execute(mutation, {}, nobody)).data).toMatchObject({ undoEmailChange: { code } });
  });
});

describe('requestEmailVerification', () => {
  const mutation =
    'mutation { requestEmailVerification { ... on RequestEmailVerificationPayload { sentTo } } }';

  it('sends a link to this console', async () => {
    const { execute } = world({ 'POST /api/user/verify/request': { data: { email: 'ada@demo.test' } } });
    const { data, calls } = await execute(mutation);
    expect(data).toEqual({ requestEmailVerification: { sentTo: 'ada@demo.test' } });
    expect(calls[0]?.body).toEqual({ verify_view_url: 'https://deck.example/signup/verify' });
  });

  it('returns the time to wait', async () => {
    const limited = answer(429, { error: 'rate_limited', message: 'Wait.' }, { 'retry-after': '42' });
    const { errors } = await world({ 'POST /api/user/verify/request': limited }).execute(mutation);
    expect(errors).toMatchObject([
      { message: 'Wait.', extensions: { code: 'RATE_LIMITED', retryAfter: 42 } },
    ]);
  });
});

describe('a forgotten password', () => {
  const request = `mutation { requestPasswordReset(input: { email: "ada@demo.test" }) { __typename
    ... on RequestPasswordResetPayload { sentTo } ... on InputError { issues { path } } } }`;
  const reset = `mutation { resetPassword(input: { email: "ada@demo.test", password: "new", token: "link" }) { __typename
    ... on ResetPasswordPayload { email } ${refused} } }`;

  it('is asked for without a session', async () => {
    const { execute } = world({
      'POST /api/auth/password/reset/request': { data: { email: 'ada@demo.test' } },
    });
    const { data, calls } = await execute(request, {}, nobody);
    expect(data).toMatchObject({ requestPasswordReset: { sentTo: 'ada@demo.test' } });
    expect(calls[0]?.headers['authorization']).toBeUndefined();
  });

  it('names the field of an address that is none', async () => {
    const { execute } = world({
      'POST /api/auth/password/reset/request': invalidField('email', 'value_invalid', 'No.'),
    });
    const { data } = await execute(request, {}, nobody);
    expect(data).toEqual({ requestPasswordReset: { __typename: 'InputError', issues: [{ path: 'email' }] } });
  });

  it('is replaced', async () => {
    const { execute } = world({ 'POST /api/auth/password/reset': { data: { email: 'ada@demo.test' } } });
    const { data, calls } = await execute(reset, {}, nobody);
    expect(data).toMatchObject({ resetPassword: { email: 'ada@demo.test' } });
    expect(calls[0]?.body).toEqual({ email: 'ada@demo.test', password: 'new', token: 'link' });
  });

  it.each([{ error: 'expired', message: 'Used.' }, {}])('answers EXPIRED to a 401 with %j', async (body) => {
    const { execute } = world({ 'POST /api/auth/password/reset': answer(401, body) });
    expect((await execute(reset, {}, nobody)).data).toMatchObject({ resetPassword: { code: 'EXPIRED' } });
  });

  it('names the broken rules of the new one', async () => {
    const { execute } = world({
      'POST /api/auth/password/reset': invalidFields(['password', 'value_invalid', 'Short.']),
    });
    const { data } = await execute(reset, {}, nobody);
    expect(data).toMatchObject({ resetPassword: { issues: [{ path: 'password', code: 'VALUE_INVALID' }] } });
  });
});

describe('changePassword', () => {
  const mutation = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename
    ... on ChangePasswordPayload { otherSessionsEnded user { hasPassword } } ${refused} } }`;
  const input = { currentPassword: 'old', newPassword: 'new', confirmPassword: 'new' };
  const changed = { data: { user: userJson(), other_sessions_ended: 2 } };

  it('tells how many sessions ended elsewhere', async () => {
    const { execute } = world({ 'PUT /api/user/password': changed });
    const { data, calls } = await execute(mutation, { input });
    expect(data).toMatchObject({ changePassword: { otherSessionsEnded: 2, user: { hasPassword: true } } });
    expect(calls[0]?.body).toEqual({ oldpassword: 'old', newpassword: 'new', confirmpassword: 'new' });
  });

  it('sets a first one', async () => {
    const { execute } = world({ 'PUT /api/user/password': changed });
    const { calls } = await execute(mutation, { input: { newPassword: 'new', confirmPassword: 'new' } });
    expect(calls[0]?.body).toEqual({ newpassword: 'new', confirmpassword: 'new' });
  });

  it.each([
    ['oldpassword', 'currentPassword'],
    ['newpassword', 'newPassword'],
    ['confirmpassword', 'confirmPassword'],
  ])('names %s as %s', async (field, path) => {
    const { execute } = world({ 'PUT /api/user/password': invalidField(field, 'value_invalid', 'Wrong.') });
    expect((await execute(mutation, { input })).data).toMatchObject({
      changePassword: { issues: [{ path }] },
    });
  });
});

describe('two-factor sign-in', () => {
  const set = `mutation ($enabled: Boolean!, $password: String) { setTwoFactor(input: { enabled: $enabled, currentPassword: $password }) { __typename
    ... on SetTwoFactorPayload { qrCode secret user { hasTwoFactor } } ${refused} } }`;
  const confirm = `mutation { confirmTwoFactor(input: { code: "123456" }) { __typename
    ... on ConfirmTwoFactorPayload { backupCode user { hasTwoFactor } } ${refused} } }`;
  const setup = { '2fa_enabled': false, qr_code: 'data:image/svg+xml;base64,AAAA', secret: 'BASE32' };

  it('begins with a code to scan', async () => {
    const { execute } = world({
      'GET /api/user': { data: userJson() },
      'PUT /api/user/2fa': { data: setup },
    });
    const { data, calls } = await execute(set, { enabled: true });
    expect(data).toMatchObject({
      setTwoFactor: { qrCode: setup.qr_code, secret: 'BASE32', user: { hasTwoFactor: false } },
    });
    expect(wire(calls)).toEqual(['PUT /api/user/2fa', 'GET /api/user']);
    expect(calls[0]?.body).toEqual({ '2fa_enabled': true });
  });

  it('is turned off at once with the password', async () => {
    const off = { data: { '2fa_enabled': false, qr_code: null, secret: null } };
    const { execute } = world({ 'GET /api/user': { data: userJson() }, 'PUT /api/user/2fa': off });
    const { data, calls } = await execute(set, { enabled: false, password: 'secret' });
    expect(data).toMatchObject({ setTwoFactor: { qrCode: null, secret: null } });
    expect(calls[0]?.body).toEqual({ '2fa_enabled': false, current_password: 'secret' });
  });

  it('disables it with a code', async () => {
    const { execute } = world({ 'PUT /api/user/2fa': { data: { '2fa_enabled': false } } });
    const { calls } = await execute(
      'mutation { setTwoFactor(input: { enabled: false, code: "123456" }) { __typename } }',
    );
    expect(calls[0]?.body).toEqual({ '2fa_enabled': false, code: '123456' });
  });

  it.each([
    [
      invalidField('current_password', 'value_invalid', 'Required.'),
      { issues: [{ path: 'currentPassword', code: 'VALUE_INVALID' }] },
    ],
    [answer(403, { error: 'sign_in_again', message: 'Again.' }), { code: 'SIGN_IN_AGAIN' }],
  ])('stays on without proof', async (given, expected) => {
    const { execute } = world({ 'PUT /api/user/2fa': given });
    expect((await execute(set, { enabled: false })).data).toMatchObject({ setTwoFactor: expected });
  });

  it('is on after the first code, with a backup code', async () => {
    const { execute } = world({
      'GET /api/user': { data: userJson({ '2fa_enabled': true }) },
      'POST /api/user/2fa/verify': { data: { '2fa_enabled': true, backup_code: 'ABCDEFGH1234' } },
    });
    const { data } = await execute(confirm);
    expect(data).toMatchObject({
      confirmTwoFactor: { backupCode: 'ABCDEFGH1234', user: { hasTwoFactor: true } },
    });
  });

  it.each([
    [invalidField('code', 'wrong_code', 'Not right.'), { issues: [{ path: 'code', code: 'WRONG_CODE' }] }],
    [
      answer(409, { error: 'expired', message: 'Begin again.' }),
      { code: 'EXPIRED', message: 'Begin again.' },
    ],
  ])('answers what is wrong with the code', async (given, expected) => {
    const { execute } = world({ 'POST /api/user/2fa/verify': given });
    expect((await execute(confirm)).data).toMatchObject({ confirmTwoFactor: expected });
  });
});

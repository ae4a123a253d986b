import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manualClock } from '../../../clock.ts';
import {
  authenticatorCode,
  goodPassword,
  startAccess,
  type Answer,
  type TestAccess,
} from '../access.testing.ts';

const clock = manualClock();
let on: TestAccess;
beforeAll(async () => {
  on = await startAccess({ clock });
});
afterAll(() => on.stop());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const dataOf = (answer: Answer) => answer.body.data as Record<string, unknown>;
const locationOf = (answer: Answer) => new URL(String(answer.headers.location));
const pathOf = ({ pathname, search }: URL) => `${pathname}${search}`;

/** Opens the provider's page; returns its parameters and the cookie of the browser. */
async function begin() {
  const started = await on.call('GET', '/auth/google?signup=1');
  expect(started.status).toBe(303);
  const cookie = String(started.headers['set-cookie']).split(';', 1).join();
  return { cookie, provider: locationOf(started) };
}

/** Answers the page; returns where the provider sends the browser. */
async function answer(provider: URL, choice: Record<string, string>) {
  const form = new URLSearchParams([...provider.searchParams, ...Object.entries(choice)]);
  return locationOf(await on.call('POST', '/dev/identity/authorize', form.toString(), { headers: FORM }));
}

const back = async (callback: URL, cookie: string) =>
  locationOf(await on.call('GET', pathOf(callback), undefined, { headers: { cookie } }));

async function identify(email: string, outcome = 'continue') {
  const { cookie, provider } = await begin();
  return back(await answer(provider, { email, name: 'Grace', outcome }), cookie);
}
const tokenIn = (url: URL) => url.searchParams.get('token') ?? '';
const errorIn = (url: URL) => url.searchParams.get('error');
const complete = (token: string, provider = 'google') =>
  on.call('POST', '/api/auth/social', { token, provider });
const isSignedIn = async (token: string) =>
  (await on.call('GET', '/api/auth', undefined, { token })).status === 200;

describe('sign-in with an identity provider', () => {
  test('is offered, and sends the browser to the provider with PKCE, state and nonce', async () => {
    expect(dataOf(await on.call('GET', '/api/auth/providers'))).toEqual({
      providers: ['google', 'sso'],
      passkeys: true,
    });
    const { provider } = await begin();
    expect(Object.fromEntries(provider.searchParams)).toMatchObject({
      redirect_uri: 'http://localhost:4000/auth/google/callback',
      code_challenge_method: 'S256',
    });
    expect(provider.searchParams.get('state')).toBeTruthy();
    expect(provider.searchParams.get('nonce')).toBeTruthy();
    const page = await on.call('GET', pathOf(provider));
    expect(page.text).toContain('Sign in with Google');
    expect(page.text).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('creates a verified account for a new address, once per token', async () => {
    const email = on.newEmail();
    const target = await identify(email);
    expect(`${target.origin}${target.pathname}`).toBe('http://localhost:4000/signin/social');
    const answered = await complete(tokenIn(target), target.searchParams.get('provider') ?? '');
    expect(dataOf(answered).user).toMatchObject({
      email,
      verified: true,
      has_password: false,
      permission: 'owner',
    });
    expect((await complete(tokenIn(target))).status).toBe(401);
  });

  test('signs an existing user in, and requires their second factor', async () => {
    const { email, token } = await on.owner();
    const answered = await complete(tokenIn(await identify(email)));
    expect(dataOf(answered).user).toMatchObject({ email, name: 'Ada Owner', has_password: true });
    const setup = dataOf(await on.call('PUT', '/api/user/2fa', { '2fa_enabled': true }, { token }));
    const code = authenticatorCode(String(setup.secret), clock.now());
    await on.call('POST', '/api/user/2fa/verify', { code }, { token });
    const asked = await complete(tokenIn(await identify(email)));
    expect(dataOf(asked)).toMatchObject({ '2fa_required': true });
  });

  test('finds the same user after their address has changed here', async () => {
    const email = on.newEmail();
    const first = dataOf(await complete(tokenIn(await identify(email)))).user as { id: string };
    await on.services.account.setVerified(on.core.db, first.id, on.newEmail());
    expect(dataOf(await complete(tokenIn(await identify(email)))).user).toMatchObject({ id: first.id });
  });

  test('locks out the person who registered the address without verifying it', async () => {
    const squatter = await on.owner({ verified: false });
    const { secret } = await on.services.twoFactor.begin(squatter.userId, squatter.email);
    const code = authenticatorCode(String(secret), clock.now());
    await on.services.twoFactor.confirm(squatter.userId, code);
    const answered = await complete(tokenIn(await identify(squatter.email)));
    expect(dataOf(answered).user).toMatchObject({
      email: squatter.email,
      verified: true,
      has_password: false,
      '2fa_enabled': false,
    });
    expect(await isSignedIn(squatter.token)).toBe(false);
    const again = await on.call('POST', '/api/auth', { email: squatter.email, password: goodPassword });
    expect(again.status).toBe(401);
  });

  test.each([
    ['cancel', 'canceled'],
    ['unverified', 'unverified'],
  ])('returns to the console when the provider answers %s', async (outcome, error) => {
    expect(errorIn(await identify(on.newEmail(), outcome))).toBe(error);
  });

  test('refuses a redirect that another browser started, and one that comes twice', async () => {
    const { cookie, provider } = await begin();
    const callback = await answer(provider, { email: on.newEmail(), name: 'Eve', outcome: 'continue' });
    const other = await begin();
    expect(errorIn(await back(callback, other.cookie))).toBe('failed');
    expect(errorIn(await back(callback, ''))).toBe('expired');
    expect(tokenIn(await back(callback, cookie))).not.toBe('');
    expect(errorIn(await back(callback, cookie))).toBe('expired');
  });

  test('sends codes to the console only, and names the invalid field of the form', async () => {
    const { provider } = await begin();
    const post = (form: URLSearchParams) =>
      on.call('POST', '/dev/identity/authorize', form.toString(), { headers: FORM });
    const form = new URLSearchParams([...provider.searchParams, ['outcome', 'continue'], ['name', 'X']]);
    form.set('email', 'nobody');
    expect((await post(form)).status).toBe(422);
    form.set('email', on.newEmail());
    form.set('redirect_uri', 'https://evil.example/auth/google/callback');
    expect((await post(form)).status).toBe(404);
  });
});

test('without a provider there is nothing to sign in with', async () => {
  const bare = await startAccess({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  expect(dataOf(await bare.call('GET', '/api/auth/providers'))).toEqual({
    providers: ['sso'],
    passkeys: true,
  });
  expect((await bare.call('GET', '/auth/google')).status).toBe(404);
  await bare.stop();
});

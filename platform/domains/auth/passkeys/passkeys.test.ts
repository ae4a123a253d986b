import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manualClock } from '../../../clock.ts';
import {
  authenticatorCode,
  goodPassword,
  startAccess,
  type Answer,
  type Person,
  type TestAccess,
} from '../access.testing.ts';
import { lifetime } from '../auth.rules.ts';
import { createAuthenticator } from './authenticator.testing.ts';
import { challengeIn, maxPasskeys, relyingPartyOf } from './passkeys.rules.ts';

const clock = manualClock();
let on: TestAccess;
beforeAll(async () => {
  on = await startAccess({ clock });
});
afterAll(() => on.stop());

type Options = Parameters<ReturnType<typeof createAuthenticator>['create']>[0];
const dataOf = <T = Record<string, unknown>>(answer: Answer) => answer.body.data as T;
const optionsOf = (answer: Answer) => dataOf<{ options: Options }>(answer).options;
const refusalOf = ({ status, body }: Answer) => [status, body.code];
const proof = { current_password: goodPassword };

const begin = (token: string, body: object = proof) =>
  on.call('POST', '/api/user/passkeys/begin', body, { token });

async function addTo(token: string, name = 'Laptop', key = createAuthenticator()) {
  const credential = key.create(optionsOf(await begin(token)));
  const added = await on.call('POST', '/api/user/passkeys', { name, credential }, { token });
  return { key, added };
}

async function withPasskey() {
  const owner = await on.owner();
  const { key, added } = await addTo(owner.token);
  return { owner, key, id: dataOf<{ id: string }>(added).id };
}

const challenge = async (jwt?: string) =>
  optionsOf(await on.call('POST', '/api/auth/passkey/begin', { jwt }));
const signIn = (credential: object, jwt?: string) =>
  on.call('POST', '/api/auth/passkey', { credential, jwt });
const list = async ({ token }: Person) =>
  dataOf<{ id: string; name: string; last_used_at: string | null }[]>(
    await on.call('GET', '/api/user/passkeys', undefined, { token }),
  );

async function turnOnTwoFactor({ token }: Person): Promise<string> {
  const { secret } = dataOf<{ secret: string }>(
    await on.call('PUT', '/api/user/2fa', { '2fa_enabled': true }, { token }),
  );
  const code = authenticatorCode(secret, clock.now());
  expect((await on.call('POST', '/api/user/2fa/verify', { code }, { token })).status).toBe(200);
  clock.advance(60_000);
  return secret;
}

describe('the site of passkeys', () => {
  test.each([
    ['https://console.example.com', 'console.example.com'],
    ['https://console.example.com:8443', 'console.example.com'],
    ['http://localhost:4000', 'localhost'],
  ])('is the host of %s', (url, id) => {
    expect(relyingPartyOf(url)).toEqual({ id, origin: url });
  });

  test.each([
    'http://console.example.com',
    'https://192.0.2.7',
    'https://[2001:db8::7]',
    'http://127.0.0.1:4000',
  ])('does not exist at %s', (url) => {
    expect(relyingPartyOf(url)).toBeNull();
  });

  test('offers no passkeys at an address', async () => {
    const bare = await startAccess({ env: { PUBLIC_URL: 'http://127.0.0.1:4000' } });
    expect(dataOf(await bare.call('GET', '/api/auth/providers'))).toMatchObject({ passkeys: false });
    expect(refusalOf(await bare.call('POST', '/api/auth/passkey/begin', {}))).toEqual([409, 'passkeys_off']);
    await bare.stop();
  });
});

test.each(['', 'bm90IGpzb24', Buffer.from('{"challenge":5}').toString('base64url')])(
  'a response with the client data "%s" has no challenge',
  (text) => {
    expect(challengeIn(text)).toBeNull();
  },
);

describe('adding a passkey', () => {
  test('requires the password, and asks for a discoverable one that verifies the user', async () => {
    const { token, email } = await on.owner();
    expect(refusalOf(await begin(token, {}))).toEqual([422, 'current_password_required']);
    expect(optionsOf(await begin(token))).toMatchObject({
      rp: { id: 'localhost', name: 'Kubedeck' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  test('stores it under its name, with an entry in the audit log', async () => {
    const owner = await on.owner();
    const { added } = await addTo(owner.token, 'Work laptop');
    expect(added.status).toBe(201);
    expect(await list(owner)).toMatchObject([{ name: 'Work laptop', synced: false, last_used_at: null }]);
    const log = await on.call('GET', '/api/account/audit-log', undefined, owner);
    expect(log.text).toContain('passkey.add');
  });

  test('takes each challenge once, from the same user and in time', async () => {
    const [owner, other] = [await on.owner(), await on.owner()];
    const credential = createAuthenticator().create(optionsOf(await begin(owner.token)));
    const send = ({ token }: Person) =>
      on.call('POST', '/api/user/passkeys', { name: 'Key', credential }, { token });
    expect(refusalOf(await send(other))).toEqual([409, 'passkey_expired']);
    expect(refusalOf(await send(owner))).toEqual([409, 'passkey_expired']);
    const late = createAuthenticator().create(optionsOf(await begin(owner.token)));
    clock.advance(lifetime.passkey + 1);
    const answer = await on.call('POST', '/api/user/passkeys', { name: 'Key', credential: late }, owner);
    expect(refusalOf(answer)).toEqual([409, 'passkey_expired']);
  });

  test.each([{ origin: 'https://evil.example' }, { isUserVerified: false }])('refuses %j', async (faults) => {
    const { token } = await on.owner();
    const credential = createAuthenticator().create(optionsOf(await begin(token)), faults);
    const answer = await on.call('POST', '/api/user/passkeys', { name: 'Key', credential }, { token });
    expect(refusalOf(answer)).toEqual([409, 'passkey_failed']);
  });

  test('refuses one that is registered already, and names the ones to exclude', async () => {
    const { owner, key } = await withPasskey();
    const options = optionsOf(await begin(owner.token)) as Options & { excludeCredentials: object[] };
    expect(options.excludeCredentials).toHaveLength(1);
    const { added } = await addTo(owner.token, 'Again', key);
    expect(refusalOf(added)).toEqual([409, 'passkey_known']);
  });

  test(`stops at ${maxPasskeys}`, async () => {
    const { token } = await on.owner();
    const early = createAuthenticator().create(optionsOf(await begin(token)));
    for (let n = 0; n < maxPasskeys; n += 1) {
      // The limit of passwords counts attempts per minute. The challenge of the early one is still valid at the end.
      if (n % 5 === 4) clock.advance(61_000);
      expect((await addTo(token, `Key ${n}`)).added.status).toBe(201);
    }
    clock.advance(61_000);
    expect(refusalOf(await begin(token))).toEqual([409, 'passkeys_full']);
    const late = await on.call('POST', '/api/user/passkeys', { name: 'Late', credential: early }, { token });
    expect(refusalOf(late)).toEqual([409, 'passkeys_full']);
  });

  test('takes no code of an authenticator that the same session could have added', async () => {
    const owner = await on.owner();
    const secret = await turnOnTwoFactor(owner);
    const code = authenticatorCode(secret, clock.now());
    expect(refusalOf(await begin(owner.token, { code }))).toEqual([422, 'two_factor_new']);
  });

  test('limits codes over all networks, together with those that disable two-factor', async () => {
    const owner = await on.owner();
    await turnOnTwoFactor(owner);
    const { token } = await on.services.sessions.open(owner);
    const code = '000000';
    // Each call comes from another network.
    for (let n = 0; n < 5; n += 1) {
      expect(refusalOf(await begin(token, { code }))).toEqual([422, 'wrong_code']);
    }
    expect((await begin(token, { code })).status).toBe(429);
    const off = { '2fa_enabled': false, code };
    expect((await on.call('PUT', '/api/user/2fa', off, { token })).status).toBe(429);
  });

  test('is not for unverified users, API keys and support staff', async () => {
    const { token } = await on.owner({ verified: false });
    expect(refusalOf(await begin(token))).toEqual([403, 'email_unverified']);
    const owner = await on.owner();
    const made = await on.call('POST', '/api/apikeys', { name: 'CI', scopes: ['write'] }, owner);
    expect(refusalOf(await begin(dataOf<{ key: string }>(made).key))).toEqual([403, 'session_required']);
  });
});

describe('signing in with a passkey', () => {
  test('needs nothing else, and records the use', async () => {
    const { owner, key } = await withPasskey();
    await turnOnTwoFactor(owner);
    const answer = await signIn(key.get(await challenge()));
    expect(dataOf(answer)).toMatchObject({ authenticated: true, user: { email: owner.email } });
    expect(await list(owner)).toMatchObject([{ last_used_at: clock.now().toISOString() }]);
  });

  test('takes each challenge once', async () => {
    const { key } = await withPasskey();
    const options = await challenge();
    expect((await signIn(key.get(options))).status).toBe(200);
    expect(refusalOf(await signIn(key.get(options)))).toEqual([409, 'passkey_expired']);
  });

  test.each([{ origin: 'https://evil.example' }, { isUserVerified: false }, { isCopy: true }])(
    'refuses %j',
    async (faults) => {
      const { key } = await withPasskey();
      expect(refusalOf(await signIn(key.get(await challenge(), faults)))).toEqual([409, 'passkey_failed']);
    },
  );

  test('refuses unknown and removed passkeys', async () => {
    const { owner, key, id } = await withPasskey();
    await on.call('DELETE', `/api/user/passkeys/${id}`, proof, owner);
    expect(refusalOf(await signIn(key.get(await challenge())))).toEqual([409, 'passkey_unknown']);
  });

  test('is refused while every membership is disabled', async () => {
    const owner = await on.owner();
    const member = await on.member(owner.accountId, 'developer');
    const { key } = await addTo(member.token);
    await on.call('PATCH', `/api/user/${member.userId}/disable`, undefined, owner);
    expect((await signIn(key.get(await challenge()))).status).toBe(403);
  });
});

describe('a passkey as the second factor', () => {
  const askedOf = async ({ email }: Person) =>
    dataOf<{ token: string; has_passkey: boolean }>(
      await on.call('POST', '/api/auth', { email, password: goodPassword }),
    );

  test('takes the place of the code, once', async () => {
    const { owner, key } = await withPasskey();
    await turnOnTwoFactor(owner);
    const asked = await askedOf(owner);
    expect(asked.has_passkey).toBe(true);
    const credential = key.get(await challenge(asked.token), { isUserVerified: false });
    expect(dataOf(await signIn(credential, asked.token))).toMatchObject({ authenticated: true });
    expect((await on.call('POST', '/api/auth/passkey/begin', { jwt: asked.token })).status).toBe(401);
  });

  test('is not announced to users without one, and must be theirs', async () => {
    const [{ key }, owner] = [await withPasskey(), await on.owner()];
    await turnOnTwoFactor(owner);
    const asked = await askedOf(owner);
    expect(asked.has_passkey).toBe(false);
    const answer = await signIn(key.get(await challenge(asked.token)), asked.token);
    expect(refusalOf(answer)).toEqual([409, 'passkey_unknown']);
    const forOther = key.get(await challenge());
    expect(refusalOf(await signIn(forOther, asked.token))).toEqual([409, 'passkey_expired']);
  });
});

describe('a passkey in the settings', () => {
  test('is renamed and removed by its user only', async () => {
    const { owner, id } = await withPasskey();
    const other = await on.owner();
    const rename = (who: Person) => on.call('PATCH', `/api/user/passkeys/${id}`, { name: 'Phone' }, who);
    expect((await rename(other)).status).toBe(404);
    expect(dataOf(await rename(owner))).toMatchObject({ id, name: 'Phone' });
    expect((await on.call('DELETE', `/api/user/passkeys/${id}`, proof, other)).status).toBe(404);
    expect((await on.call('DELETE', `/api/user/passkeys/${id}`, proof, owner)).status).toBe(200);
    expect(await list(owner)).toEqual([]);
    const log = await on.call('GET', '/api/account/audit-log', undefined, owner);
    expect(log.text).toContain('passkey.rename');
    expect(log.text).toContain('passkey.remove');
  });

  test('is removed with the password or a code', async () => {
    const { owner, id, key } = await withPasskey();
    const secret = await turnOnTwoFactor(owner);
    const { token } = dataOf<{ token: string }>(await signIn(key.get(await challenge())));
    const remove = (body: object) => on.call('DELETE', `/api/user/passkeys/${id}`, body, { token });
    expect(refusalOf(await remove({}))).toEqual([422, 'current_password_required']);
    expect(refusalOf(await remove({ code: '000000' }))).toEqual([422, 'wrong_code']);
    expect((await remove({ code: authenticatorCode(secret, clock.now()) })).status).toBe(200);
  });
});

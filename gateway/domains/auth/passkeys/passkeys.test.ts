import { describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../../testing.ts';
import { idOf, signedInJson, userJson, wire } from '../../testing.ts';

const AT = '2026-11-01T10:00:00.000Z';
const passkeyJson = (name = 'Laptop') => ({
  ...{ id: 'p1', name, synced: true, created_at: AT, last_used_at: null },
});
const id = idOf('Passkey', 'p1');
const nobody = { token: null };
const options = { challenge: 'c', rpId: 'localhost' };
const errors = '... on RefusedError { code message } ... on InputError { issues { path code } }';
const world = (upstream: UpstreamTable = {}) =>
  testGateway({ upstream: { 'GET /api/user': { data: userJson() }, ...upstream } });

it('passkeys of the user are listed with one call', async () => {
  const { execute } = world({ 'GET /api/user/passkeys': { data: [passkeyJson()] } });
  const { data, calls } = await execute(
    '{ viewer { user { passkeys { id name isSynced createdAt lastUsedAt } } } }',
  );
  expect(data).toEqual({
    viewer: { user: { passkeys: [{ id, name: 'Laptop', isSynced: true, createdAt: AT, lastUsedAt: null }] } },
  });
  expect(wire(calls)).toEqual(['GET /api/user', 'GET /api/user/passkeys']);
});

it('passkeys that cannot be read leave the rest of the user', async () => {
  const { execute } = world({
    'GET /api/user/passkeys': answer(403, { error: 'forbidden', message: 'No.' }),
  });
  expect((await execute('{ viewer { user { name passkeys { id } } } }')).data).toMatchObject({
    viewer: { user: { name: 'Ada', passkeys: null } },
  });
});

describe('adding a passkey', () => {
  const start = `mutation ($password: String, $code: String) { startAddingPasskey(input: { currentPassword: $password, code: $code }) {
    ... on StartAddingPasskeyPayload { options } ${errors} } }`;

  it.each([
    [{ password: 'p' }, { current_password: 'p' }],
    [{ code: '123456' }, { code: '123456' }],
  ])('starts with %j', async (variables, body) => {
    const { execute } = world({ 'POST /api/user/passkeys/begin': { data: { options } } });
    const { data, calls } = await execute(start, variables);
    expect(data).toEqual({ startAddingPasskey: { options } });
    expect(calls[0]?.body).toEqual(body);
  });

  it('names the password as the field that is missing', async () => {
    const missing = {
      error: 'current_password_required',
      code: 'current_password_required',
      message: 'Needed.',
    };
    const { execute } = world({
      'POST /api/user/passkeys/begin': answer(422, { ...missing, inputError: 'current_password' }),
    });
    expect((await execute(start)).data).toEqual({
      startAddingPasskey: { issues: [{ path: 'currentPassword', code: 'CURRENT_PASSWORD_REQUIRED' }] },
    });
  });

  it('sends what the browser has created', async () => {
    const { execute } = world({
      'POST /api/user/passkeys': answer(201, { data: passkeyJson() }),
      'GET /api/user/passkeys': { data: [passkeyJson()] },
    });
    const { data, calls } = await execute(
      `mutation ($credential: JSON!) { addPasskey(input: { name: "Laptop", credential: $credential }) {
        ... on AddPasskeyPayload { passkey { id } user { passkeys { name } } } ${errors} } }`,
      { credential: { id: 'x' } },
    );
    expect(data).toEqual({ addPasskey: { passkey: { id }, user: { passkeys: [{ name: 'Laptop' }] } } });
    expect(calls[0]?.body).toEqual({ name: 'Laptop', credential: { id: 'x' } });
  });
});

it('renamePasskey sends the name', async () => {
  const { execute } = world({ 'PATCH /api/user/passkeys/p1': { data: passkeyJson('Phone') } });
  const { data } = await execute(
    `mutation ($id: ID!) { renamePasskey(input: { id: $id, name: "Phone" }) { ... on RenamePasskeyPayload { passkey { name } } ${errors} } }`,
    { id },
  );
  expect(data).toEqual({ renamePasskey: { passkey: { name: 'Phone' } } });
});

it('removePasskey sends the password and returns the id', async () => {
  const { execute } = world({ 'DELETE /api/user/passkeys/p1': { data: { id: 'p1' } } });
  const { data, calls } = await execute(
    `mutation ($id: ID!) { removePasskey(input: { id: $id, currentPassword: "p" }) { ... on RemovePasskeyPayload { removedPasskeyId } ${errors} } }`,
    { id },
  );
  expect(data).toEqual({ removePasskey: { removedPasskeyId: id } });
  expect(calls[0]?.body).toEqual({ current_password: 'p' });
});

describe('signing in with a passkey', () => {
  const start = `mutation ($token: String) { startPasskeySignIn(input: { token: $token }) { ... on StartPasskeySignInPayload { options } ${errors} } }`;
  const signIn = `mutation ($token: String) { signInWithPasskey(input: { credential: { id: "x" }, token: $token }) {
    ... on SignInWithPasskeyPayload { viewer { user { name } } } ${errors} } }`;

  it.each([
    [{}, {}],
    [{ token: 'challenge' }, { jwt: 'challenge' }],
  ])('starts and completes with %j', async (variables, body) => {
    const { execute } = testGateway({
      upstream: {
        'POST /api/auth/passkey/begin': { data: { options } },
        'POST /api/auth/passkey': signedInJson(),
      },
    });
    const started = await execute(start, variables, nobody);
    expect(started.data).toEqual({ startPasskeySignIn: { options } });
    expect(started.calls[0]?.body).toEqual(body);
    const { data, response, calls } = await execute(signIn, variables, nobody);
    expect(data).toMatchObject({ signInWithPasskey: { viewer: { user: { name: 'Ada' } } } });
    expect(response.headers.get('set-cookie')).toContain('kubedeck_session=fresh-token');
    expect(calls.at(-1)?.body).toEqual({ credential: { id: 'x' }, ...body });
  });

  it.each([
    [answer(401, { error: 'expired', message: 'Late.' }), 'EXPIRED'],
    [answer(409, { error: 'passkey_failed', message: 'No.' }), 'PASSKEY_FAILED'],
    [answer(409, { error: 'passkeys_off', message: 'No.' }), 'PASSKEYS_OFF'],
  ])('returns the refusal', async (given, code) => {
    const upstream = { 'POST /api/auth/passkey/begin': given, 'POST /api/auth/passkey': given };
    const { execute } = testGateway({ upstream });
    expect((await execute(start, {}, nobody)).data).toMatchObject({ startPasskeySignIn: { code } });
    expect((await execute(signIn, {}, nobody)).data).toMatchObject({ signInWithPasskey: { code } });
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { globalSecrets } from '../../db/schema/secrets.ts';
import { startAccess, type Answer, type Person, type TestAccess } from '../auth/access.testing.ts';

let on: TestAccess;
beforeAll(async () => {
  on = await startAccess();
});
afterAll(() => on.stop());

const TOKEN = 'HETZNER_API_TOKEN';
const goodToken = 'A1b2'.repeat(16);
const readonlyToken = 'readonly'.padEnd(64, 'x');
const someText: unknown = expect.any(String);
const dataOf = (answer: Answer) => answer.body.data as Record<string, unknown>;
const save = ({ token }: Person, secretName: unknown, secretValue: unknown) =>
  on.call('POST', '/api/global-secrets', { secretName, secretValue }, { token });
const list = async ({ token }: Person) =>
  dataOf(await on.call('GET', '/api/global-secrets', undefined, { token })) as unknown as Record<
    string,
    unknown
  >[];
const exists = async ({ token }: Person, name: string) =>
  (await on.call('GET', `/api/global-secrets/${name}/exists`, undefined, { token })).body.exists;
const remove = ({ token }: Person, name: string) =>
  on.call('DELETE', `/api/global-secrets/${encodeURIComponent(name)}`, undefined, { token });

describe('secrets', () => {
  test('are listed by name only, and stored encrypted', async () => {
    const person = await on.owner();
    const answer = await save(person, ' DATABASE_PASSWORD ', 'swordfish-99');
    expect(answer.status).toBe(201);
    expect(dataOf(answer)).toEqual({ name: 'DATABASE_PASSWORD', created_time: someText, replaced: false });
    expect(dataOf(await save(person, 'DATABASE_PASSWORD', 'swordfish-99'))).toMatchObject({ replaced: true });
    expect(await list(person)).toEqual([
      {
        name: 'DATABASE_PASSWORD',
        value: 'DATABASE_PASSWORD',
        label: 'DATABASE_PASSWORD',
        created_time: someText,
      },
    ]);
    const rows = await on.core.db.select().from(globalSecrets);
    expect(JSON.stringify(rows)).not.toContain('swordfish-99');
    expect(answer.text + on.logged.join('')).not.toContain('swordfish-99');
  });

  test('get a new value under their name', async () => {
    const person = await on.owner();
    await save(person, 'KEY', 'one');
    await save(person, 'KEY', 'two');
    expect(await list(person)).toHaveLength(1);
    expect((await on.services.secrets.open(person.accountId, 'KEY'))?.reveal()).toBe('two');
  });

  test('belong to one account', async () => {
    const [one, other] = [await on.owner(), await on.owner()];
    await save(one, 'KEY', 'mine');
    expect(await list(other)).toEqual([]);
    expect(await exists(other, 'KEY')).toBe(false);
    expect((await remove(other, 'KEY')).status).toBe(404);
    expect(await exists(one, 'KEY')).toBe(true);
  });

  test('cannot be decrypted when their value is moved to another row', async () => {
    const person = await on.owner();
    await save(person, 'ONE', 'first');
    await save(person, 'TWO', 'second');
    const [one] = await on.core.db.select().from(globalSecrets).where(eq(globalSecrets.name, 'ONE'));
    await on.core.db.update(globalSecrets).set({ value: one?.value }).where(eq(globalSecrets.name, 'TWO'));
    await expect(on.services.secrets.open(person.accountId, 'TWO')).rejects.toThrow(
      'changed or belongs elsewhere',
    );
  });

  test('are removed once', async () => {
    const person = await on.owner();
    await save(person, 'KEY', 'x');
    expect(dataOf(await remove(person, 'KEY'))).toEqual({ name: 'KEY' });
    expect((await remove(person, 'KEY')).status).toBe(404);
    expect((await remove(person, 'a b\u0000')).status).toBe(404);
  });

  test.each([
    ['', 'x', 'secretName'],
    ['  ', 'x', 'secretName'],
    ['a b', 'x', 'secretName'],
    ['../etc', 'x', 'secretName'],
    ['ключ', 'x', 'secretName'],
    ['A'.repeat(101), 'x', 'secretName'],
    [7, 'x', 'secretName'],
    ['KEY', '', 'secretValue'],
    ['KEY', undefined, 'secretValue'],
    ['KEY', 'x'.repeat(64 * 1024 + 1), 'secretValue'],
  ])('named %j with that value are refused on the field', async (name, value, field) => {
    const answer = await save(await on.owner(), name, value);
    expect(answer.status).toBe(422);
    expect(answer.body.inputError).toBe(field);
  });

  test('keep any text, including NUL and other scripts', async () => {
    const person = await on.owner();
    const value = 'a\u0000b 🌸 ключ\n';
    await save(person, 'KEY', value);
    expect((await on.services.secrets.open(person.accountId, 'KEY'))?.reveal()).toBe(value);
  });

  test.each(['developer', 'user'] as const)('can be read but not changed by a %s', async (role) => {
    const owner = await on.owner();
    await save(owner, 'KEY', 'x');
    const member = await on.member(owner.accountId, role);
    expect(await list(member)).toHaveLength(1);
    expect((await save(member, 'KEY', 'y')).status).toBe(403);
    expect((await remove(member, 'KEY')).status).toBe(403);
    expect((await save(member, TOKEN, goodToken)).body.message).toBe(
      'You need the owner or admin role to change integrations.',
    );
  });
});

describe('the cloud token', () => {
  test('is checked, not listed with the others, and removed', async () => {
    const person = await on.owner();
    expect(await exists(person, TOKEN)).toBe(false);
    expect((await save(person, TOKEN, ` ${goodToken}\n`)).status).toBe(201);
    expect([await list(person), await exists(person, TOKEN)]).toEqual([[], true]);
    expect((await on.services.integrations.cloudTokenFor(person.accountId)).reveal()).toBe(goodToken);
    await remove(person, TOKEN);
    expect(await on.services.integrations.cloudTokenOf(person.accountId)).toBeNull();
  });

  test.each([
    [readonlyToken, 'token_readonly', 'may only read'],
    ['nonsense', 'invalid_token', '64'],
    ['invalid'.padEnd(64, 'x'), 'invalid_token', ''],
  ])('%s is refused as %s with a remedy, and replaces nothing', async (value, code, words) => {
    const person = await on.owner();
    await save(person, TOKEN, goodToken);
    const answer = await save(person, TOKEN, value);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ inputError: 'secretValue', error: code });
    expect(answer.body.message).toContain(words);
    expect(answer.text).not.toContain(value);
    expect((await on.services.integrations.cloudTokenFor(person.accountId)).reveal()).toBe(goodToken);
  });

  test('cannot be checked while the provider is busy: 503 with Retry-After', async () => {
    const person = await on.owner();
    const limited = 'limited'.padEnd(64, 'x');
    expect((await save(person, TOKEN, limited)).status).toBe(201);
    // The limit recovers while the requests are sent.
    const answer = await eventually(async () => {
      const sent = await save(person, TOKEN, limited);
      expect(sent.status).toBe(503);
      return sent;
    });
    expect(answer.body.error).toBe('provider');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.text).not.toContain(limited);
  });

  test('is required for work on a cluster without a temporary one', async () => {
    const { accountId } = await on.owner();
    const { cloudTokenFor, sealTemporaryToken } = on.services.integrations;
    await expect(cloudTokenFor(accountId)).rejects.toMatchObject({
      status: 422,
      code: 'token_required',
      field: 'temporary_hetzner_token',
    });
    const sealed = await sealTemporaryToken(goodToken);
    expect(sealed).not.toContain(goodToken);
    expect((await cloudTokenFor(accountId, sealed)).reveal()).toBe(goodToken);
    await expect(sealTemporaryToken(readonlyToken)).rejects.toMatchObject({
      field: 'temporary_hetzner_token',
      code: 'token_readonly',
    });
  });
});

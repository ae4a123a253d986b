import { randomBytes } from 'node:crypto';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manualClock, type ManualClock } from '../clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { signingKeys } from '../db/schema/auth.ts';
import { openTestDatabase } from '../testing.ts';
import { createPasswords } from './hash.ts';
import { createTokens, type Tokens } from './tokens.ts';
import { createVault } from './vault.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const vault = createVault(randomBytes(32));
let database: OpenDatabase;
let clock: ManualClock;
let tokens: Tokens;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(signingKeys);
  clock = manualClock();
  tokens = createTokens(database.db, vault, clock);
});

const inHours = (hours: number): Date => new Date(clock.now().getTime() + hours * HOUR);

describe('tokens', () => {
  it('verifies what it signed, for the same audience only', async () => {
    const token = await tokens.sign('session', { sub: 'u1', acc: 'a1' }, inHours(12));
    const verified = await tokens.verify('session', token);
    expect(verified?.claims).toMatchObject({ sub: 'u1', acc: 'a1' });
    expect(await tokens.verify('otp', token)).toBeNull();
  });

  it('refuses expired, changed and foreign tokens', async () => {
    const token = await tokens.sign('session', { sub: 'u1' }, inHours(1));
    const [head, , signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ sub: 'u2', exp: 9e9, aud: 'session', iss: 'kubedeck' }));
    expect(await tokens.verify('session', `${head}.${forged.toString('base64url')}.${signature}`)).toBeNull();
    expect(await tokens.verify('session', 'not.a.token')).toBeNull();
    clock.advance(HOUR + 1000);
    expect(await tokens.verify('session', token)).toBeNull();
  });

  it('are verified by another process, which reads the key from the table', async () => {
    const token = await tokens.sign('session', { sub: 'u1' }, inHours(1));
    const other = createTokens(database.db, vault, clock);
    expect((await other.verify('session', token))?.claims.sub).toBe('u1');
  });

  it('are signed with a new key after thirty days, and the old key still verifies', async () => {
    const first = await tokens.sign('session', {}, inHours(1));
    clock.advance(30 * DAY - HOUR);
    const last = await tokens.sign('session', {}, inHours(12));
    clock.advance(2 * HOUR);
    const next = await tokens.sign('session', {}, inHours(12));
    expect(decodeProtectedHeader(last).kid).toBe(decodeProtectedHeader(first).kid);
    expect(decodeProtectedHeader(next).kid).not.toBe(decodeProtectedHeader(first).kid);
    expect(await tokens.verify('session', last)).not.toBeNull();
  });

  it('store no key in plain text', async () => {
    await tokens.sign('session', {}, inHours(1));
    const [row] = await database.db.select().from(signingKeys);
    expect(row?.secret).toMatch(/^v1\./);
  });
});

describe('passwords', () => {
  it('accepts the right password and nothing else, also for unknown users', async () => {
    const passwords = createPasswords('fast');
    const hash = await passwords.hash('Kubedeck-2026!');
    expect(hash).toMatch(/^\$argon2id\$/);
    expect(await passwords.verify(hash, 'Kubedeck-2026!')).toBe(true);
    expect(await passwords.verify(hash, 'kubedeck-2026!')).toBe(false);
    expect(await passwords.verify(null, 'Kubedeck-2026!')).toBe(false);
  });
});

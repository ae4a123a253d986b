import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../../process/testing.ts';
import { manualClock } from '../../../clock.ts';
import { idempotentRequests } from '../../../db/schema/idempotency.ts';
import type { PlatformEvent } from '../../../realtime/events.ts';
import { startAccess, type Person, type TestAccess } from '../../auth/access.testing.ts';
import { TTL_SECONDS } from './wrapped.service.ts';

const clock = manualClock();
const published: PlatformEvent[] = [];
let on: TestAccess;
beforeAll(async () => {
  on = await startAccess({ clock });
  on.core.bus.subscribe((event) => published.push(event));
});
afterAll(() => on.stop());

const wrap = async (who: Person) =>
  on.call(
    'POST',
    '/api/wrapped-secrets',
    { name: 'DB_PASSWORD', value: 'planted-value' },
    { token: who.token },
  );
const unwrap = (who: Person, token: unknown) =>
  on.call('POST', '/api/wrapped-secrets/unwrap', { token }, { token: who.token });
const tokenOf = async (who: Person) => (await wrap(who)).body.data as Record<string, unknown>;
const USED = 'This token has already been used or has expired. Please request a new one.';

describe('a wrapped secret', () => {
  test('is read once, by any member of the account', async () => {
    const owner = await on.owner();
    const member = await on.member(owner.accountId, 'user');
    const made = await tokenOf(owner);
    expect(made).toEqual({
      wrapped_token: expect.stringMatching(/^\S+$/) as string,
      ttl: 300,
      creation_time: clock.now().toISOString(),
      name: 'DB_PASSWORD',
    });
    const read = await unwrap(member, made.wrapped_token);
    expect(read.body.data).toEqual({ name: 'DB_PASSWORD', value: 'planted-value' });
    const again = await unwrap(member, made.wrapped_token);
    expect([again.status, again.body.message]).toEqual([400, USED]);
  });

  test('is announced to the account when it is wrapped and when it is read, for open audit logs', async () => {
    const owner = await on.owner();
    const event = { event: 'accountUpdate', accountId: owner.accountId, payload: { content: 'secrets' } };
    const announced = () => published.filter((one) => isDeepStrictEqual(one, event)).length;
    const { wrapped_token: token } = await tokenOf(owner);
    await eventually(() => expect(announced()).toBe(1));
    await unwrap(owner, token);
    await eventually(() => expect(announced()).toBe(2));
  });

  test('is not repeated to a request with the same Idempotency-Key', async () => {
    const owner = await on.owner();
    const { wrapped_token: token } = await tokenOf(owner);
    const read = () =>
      on.call(
        'POST',
        '/api/wrapped-secrets/unwrap',
        { token },
        { token: owner.token, headers: { 'idempotency-key': 'unwrap-1' } },
      );
    expect((await read()).status).toBe(200);
    expect((await read()).status).toBe(400);
    expect(await on.core.db.select().from(idempotentRequests)).toEqual([]);
  });

  test('expires after five minutes', async () => {
    const owner = await on.owner();
    const made = await tokenOf(owner);
    clock.advance(TTL_SECONDS * 1000);
    const late = await unwrap(owner, made.wrapped_token);
    expect([late.status, late.body.message]).toEqual([400, USED]);
  });

  test('cannot be read in another account', async () => {
    const [owner, stranger] = [await on.owner(), await on.owner()];
    const made = await tokenOf(owner);
    expect((await unwrap(stranger, made.wrapped_token)).status).toBe(400);
    expect((await unwrap(owner, made.wrapped_token)).status).toBe(200);
  });

  test('is created by owners and admins only, and is never logged', async () => {
    const owner = await on.owner();
    const statuses: number[] = [];
    for (const role of ['admin', 'developer', 'user'] as const)
      statuses.push((await wrap(await on.member(owner.accountId, role))).status);
    expect(statuses).toEqual([201, 403, 403]);
    expect(on.logged.join('')).not.toContain('planted-value');
  });
});

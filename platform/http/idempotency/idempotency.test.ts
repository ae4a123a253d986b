import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../clock.ts';
import { idempotentRequests } from '../../db/schema/idempotency.ts';
import { startAccess, type TestAccess } from '../../domains/auth/access.testing.ts';

const clock = manualClock();
let on: TestAccess;
let token: string;
beforeAll(async () => {
  on = await startAccess({ clock });
  ({ token } = await on.owner());
});
afterAll(() => on.stop());

const createKey = (name: string, key: string, as = token) =>
  on.call(
    'POST',
    '/api/apikeys',
    { name, scopes: ['read'] },
    { token: as, headers: { 'idempotency-key': key } },
  );
const names = async (as = token) => {
  const { body } = await on.call('GET', '/api/apikeys', undefined, { token: as });
  return (body.data as { name: string }[]).map(({ name }) => name);
};

describe('Idempotency-Key', () => {
  it('repeats the response of the first request, whose secret is stored encrypted', async () => {
    const first = await createKey('repeated', 'k-1');
    const second = await createKey('repeated', 'k-1');
    expect([second.status, second.text]).toEqual([201, first.text]);
    expect(second.headers).toMatchObject({ 'idempotency-replayed': 'true' });
    expect((await names()).filter((name) => name === 'repeated')).toHaveLength(1);
    const stored = JSON.stringify(await on.core.db.select().from(idempotentRequests));
    expect(stored).not.toContain((first.body.data as { key: string }).key);
  });

  it('is refused with another body', async () => {
    await createKey('one', 'k-2');
    expect(await createKey('other', 'k-2')).toMatchObject({
      status: 422,
      body: { error: 'idempotency_key_reused' },
    });
    expect(await names()).not.toContain('other');
  });

  it('lets one of several requests at the same time run', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => createKey('parallel', 'k-3')));
    expect((await names()).filter((name) => name === 'parallel')).toHaveLength(1);
    for (const { status, body } of answers.filter(({ status }) => status !== 201))
      expect([status, body.error]).toEqual([409, 'idempotency_in_progress']);
  });

  it('is free again after a failure, and after a process that ended before its response', async () => {
    expect((await createKey('', 'k-4')).status).toBe(422);
    expect((await createKey('after a failure', 'k-4')).status).toBe(201);
    await on.core.db.update(idempotentRequests).set({ status: null });
    expect((await createKey('after a failure', 'k-4')).status).toBe(409);
    clock.advance(60_001);
    expect((await createKey('after a failure', 'k-4')).status).toBe(201);
  });

  it('is separate for each user and route', async () => {
    const other = await on.owner();
    await createKey('mine', 'k-5');
    expect((await createKey('theirs', 'k-5', other.token)).status).toBe(201);
    expect(await names(other.token)).toEqual(['theirs']);
    const secret = { secretName: 'A', secretValue: 'b' };
    const headers = { 'idempotency-key': 'k-5' };
    const { headers: sent } = await on.call('POST', '/api/global-secrets', secret, { token, headers });
    expect(sent).not.toHaveProperty('idempotency-replayed');
  });

  it('must be visible ASCII of at most 255 characters', async () => {
    for (const key of ['', 'a b', 'x'.repeat(256)])
      expect(await createKey('x', key)).toMatchObject({ status: 400, body: { error: 'malformed' } });
  });
});

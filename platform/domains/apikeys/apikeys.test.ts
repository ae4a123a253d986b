import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { fastify } from 'fastify';
import { eventually } from '../../../process/testing.ts';
import { manualClock } from '../../clock.ts';
import { memberships } from '../../db/schema/account.ts';
import { apiKeys } from '../../db/schema/apikeys.ts';
import { startAccess, type Answer, type TestAccess } from '../auth/access.testing.ts';
import { inArea, useScopes } from './scopes.service.ts';

const clock = manualClock();
let on: TestAccess;
beforeAll(async () => {
  on = await startAccess({ clock });
});
afterAll(() => on.stop());

const dataOf = (answer: Answer) => answer.body.data as Record<string, unknown>;
const create = async (token: string, scopes = ['write'], more: object = {}) => {
  const answer = await on.call('POST', '/api/apikeys', { name: 'CI', scopes, ...more }, { token });
  return dataOf(answer) as { id: string; key: string; prefix: string };
};
const list = async (token: string) =>
  dataOf(await on.call('GET', '/api/apikeys', undefined, { token })) as unknown as Record<string, unknown>[];
const whoami = (token: string) => on.call('GET', '/api/auth', undefined, { token });

describe('an API key', () => {
  test('is returned once and stored as a hash', async () => {
    const { token } = await on.owner();
    const { key, prefix } = await create(token);
    expect(key).toMatch(/^kd_[\w-]{32}$/);
    expect(prefix).toBe(`${key.slice(0, 7)}…`);
    const again = await on.call('GET', '/api/apikeys', undefined, { token });
    expect(again.text).not.toContain(key);
    expect(JSON.stringify(await on.core.db.select().from(apiKeys))).not.toContain(key);
    expect(on.logged.join('')).not.toContain(key);
  });

  test('acts as the user who created it', async () => {
    const { token, email } = await on.owner();
    const { key } = await create(token);
    expect(dataOf(await whoami(key))).toMatchObject({ via: 'apikey', expires_at: null, user: { email } });
    expect((await on.call('PUT', '/api/account', { name: 'By key' }, { token: key })).status).toBe(200);
  });

  test('with scope read cannot change anything', async () => {
    const { key } = await create((await on.owner()).token, ['read']);
    expect((await whoami(key)).status).toBe(200);
    const writes = [
      ['PUT', '/api/account', { name: 'x' }],
      ['POST', '/api/global-secrets', { secretName: 'A', secretValue: 'b' }],
      ['POST', '/api/account/subscribe', { plan: 'free' }],
      ['POST', '/api/event', { name: 'x' }],
    ] as const;
    for (const [method, url, body] of writes) {
      const answer = await on.call(method, url, body, { token: key });
      expect(answer.status).toBe(403);
      expect(answer.body.error).toBe('missing_scope');
    }
  });

  test('is limited to the areas of its scopes, and names the one that is missing', async () => {
    const { key } = await create((await on.owner()).token, ['secrets:write', 'clusters:read']);
    const missing = async (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown) => {
      const { status, body: refusal } = await on.call(method, url, body, { token: key });
      return refusal.error === 'missing_scope' ? (refusal.params as { scope: string }).scope : status;
    };
    expect(await missing('GET', '/api/user')).toBe(200);
    expect(await missing('GET', '/api/global-secrets')).toBe(200);
    expect(await missing('GET', '/api/clusters')).toBe(200);
    expect(await missing('POST', '/api/clusters', {})).toBe('clusters:write');
    expect(await missing('GET', '/api/registry')).toBe('registries:read');
    expect(await missing('PUT', '/api/account', { name: 'x' })).toBe('account:write');
    const none = '00000000-0000-4000-8000-000000000000';
    expect(await missing('GET', `/api/clusters/${none}/kubeconfig`)).toBe('clusters:write');
  });

  test('is refused by its own code once it has expired', async () => {
    const { token } = await on.owner();
    const expiresAt = new Date(clock.now().getTime() + 60_000).toISOString();
    const { id, key } = await create(token, ['read'], { expires_at: expiresAt });
    expect(dataOf(await whoami(key))).toMatchObject({ expires_at: expiresAt });
    clock.advance(60_000);
    expect(await whoami(key)).toMatchObject({ status: 401, body: { error: 'apikey_expired' } });
    await on.call('PUT', `/api/apikeys/${id}`, { expires_at: null }, { token });
    expect((await whoami(key)).status).toBe(200);
  });

  test('is rotated: the previous one is accepted until the end of the overlap', async () => {
    const { token } = await on.owner();
    const { id, key } = await create(token);
    const rotate = (body: object) => on.call('POST', `/api/apikeys/${id}/rotate`, body, { token });
    const rotated = dataOf(await rotate({ overlap_hours: 1 })) as { key: string; id: string };
    expect(rotated).toMatchObject({ id, prefix: `${rotated.key.slice(0, 7)}…` });
    expect([(await whoami(key)).status, (await whoami(rotated.key)).status]).toEqual([200, 200]);
    clock.advance(3_600_000);
    expect((await whoami(key)).body.error).toBe('apikey_expired');
    const next = dataOf(await rotate({ overlap_hours: 0 })) as { key: string };
    expect([(await whoami(rotated.key)).status, (await whoami(next.key)).status]).toEqual([401, 200]);
    expect((await rotate({ overlap_hours: 169 })).body.inputError).toBe('overlap_hours');
    expect((await on.call('POST', `/api/apikeys/${id}/rotate`, {}, { token: next.key })).status).toBe(403);
  });

  test('cannot sign out, change passwords or create keys', async () => {
    const { key } = await create((await on.owner()).token);
    const calls = [
      ['DELETE', '/api/auth', undefined],
      ['GET', '/api/auth/csrf', undefined],
      ['PUT', '/api/user/2fa', { '2fa_enabled': true }],
      ['PUT', '/api/user/password', { newpassword: 'x', confirmpassword: 'x' }],
      ['PATCH', '/api/user', { email: 'other@example.com' }],
      ['POST', '/api/apikeys', { name: 'more', scopes: ['write'] }],
    ] as const;
    for (const [method, url, body] of calls) {
      expect((await on.call(method, url, body, { token: key })).body.error).toBe('session_required');
    }
  });

  test('records its last use, at most once a minute', async () => {
    const { token } = await on.owner();
    const { key } = await create(token);
    expect((await list(token))[0]).toMatchObject({ last_used_at: null });
    await whoami(key);
    const first = clock.now().toISOString();
    clock.advance(59_000);
    await whoami(key);
    expect((await list(token))[0]).toMatchObject({ last_used_at: first });
    clock.advance(1_000);
    await whoami(key);
    expect((await list(token))[0]).toMatchObject({ last_used_at: clock.now().toISOString() });
  });

  test('is renamed, disabled together with its sockets, enabled again, and deleted', async () => {
    const { token } = await on.owner();
    const { id, key } = await create(token);
    const put = (body: Record<string, unknown>) => on.call('PUT', `/api/apikeys/${id}`, body, { token });
    const revoked = vi.fn();
    const stop = on.core.bus.subscribe(revoked);
    expect(dataOf(await put({ name: 'Deploy' }))).toMatchObject({ name: 'Deploy', active: true });
    expect(dataOf(await put({ active: false }))).toMatchObject({ name: 'Deploy', active: false });
    expect((await whoami(key)).status).toBe(401);
    const event = { event: 'sessionRevoked', accountId: null, payload: { sessionId: id } };
    await eventually(() => expect(revoked).toHaveBeenCalledWith(event));
    stop();
    await put({ active: true });
    expect((await whoami(key)).status).toBe(200);
    expect(dataOf(await on.call('DELETE', `/api/apikeys/${id}`, undefined, { token }))).toEqual({ id });
    expect((await whoami(key)).status).toBe(401);
    expect(await list(token)).toEqual([]);
  });

  test('is listed with its creator, scopes and expiry', async () => {
    const { token, userId } = await on.owner();
    await create(token, ['write', 'read', 'read']);
    expect(await list(token)).toMatchObject([
      { created_by: { id: userId, name: 'Ada Owner' }, scopes: ['read', 'write'], expires_at: null },
    ]);
  });

  test('stops working when its user loses access', async () => {
    const owner = await on.owner();
    const admin = await on.member(owner.accountId, 'admin');
    const { key } = await create(admin.token);
    await on.core.db.update(memberships).set({ disabled: true }).where(eq(memberships.userId, admin.userId));
    expect((await whoami(key)).status).toBe(401);
  });

  test('of another account is not found', async () => {
    const [one, other] = [await on.owner(), await on.owner()];
    const { id } = await create(one.token);
    for (const wanted of [id, 'nonsense']) {
      const url = `/api/apikeys/${wanted}`;
      expect((await on.call('PUT', url, { active: false }, { token: other.token })).status).toBe(404);
      expect((await on.call('PUT', url, {}, { token: other.token })).status).toBe(404);
      expect((await on.call('DELETE', url, undefined, { token: other.token })).status).toBe(404);
    }
    expect(await list(one.token)).toHaveLength(1);
  });

  test.each(['developer', 'user'] as const)('cannot be managed by a %s', async (role) => {
    const owner = await on.owner();
    const { token } = await on.member(owner.accountId, role);
    const answer = await on.call('POST', '/api/apikeys', { name: 'x', scopes: ['read'] }, { token });
    expect(answer.status).toBe(403);
    expect(answer.body.message).toBe('You need the owner or admin role to manage API keys.');
    expect((await on.call('GET', '/api/apikeys', undefined, { token })).status).toBe(403);
  });

  test.each([
    [{ name: '', scopes: ['read'] }, 'name'],
    [{ name: 'a\u0000', scopes: ['read'] }, 'name'],
    [{ name: 'x'.repeat(61), scopes: ['read'] }, 'name'],
    [{ name: 'x' }, 'scopes'],
    [{ name: 'x', scopes: [] }, 'scopes'],
    [{ name: 'x', scopes: ['admin'] }, 'scopes.0'],
    [{ name: 'x', scopes: ['read'], expires_at: 'tomorrow' }, 'expires_at'],
    [{ name: 'x', scopes: ['read'], expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
  ])('from %o is refused on the field', async (body, field) => {
    const { token } = await on.owner();
    const answer = await on.call('POST', '/api/apikeys', body, { token });
    expect(answer.status).toBe(422);
    expect(answer.body.inputError).toBe(field);
  });
});

test('a route of the API without an area prevents the start', async () => {
  const app = fastify();
  useScopes(app);
  await app.register(inArea('clusters', async (routes) => void routes.get('/api/known', async () => ({}))));
  app.get('/healthz', async () => ({}));
  app.get('/api/new-thing', async () => ({}));
  await expect(app.ready()).rejects.toThrow('/api/new-thing has no area');
});

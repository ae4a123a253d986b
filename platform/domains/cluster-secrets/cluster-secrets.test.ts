import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kubeObjects } from '../../db/schema/kubernetes.ts';
import type { Permission } from '../../http/authGuard.ts';
import { startFleet, type Caller, type TestFleet } from '../clusters/fleet.testing.ts';
import { checkSecret } from './cluster-secrets.rules.ts';

interface Secret {
  name: string;
  namespace: string;
  type: string;
  keys: string[];
}
interface Refusal {
  error: string;
  message: string;
  inputError?: string;
  issues?: { field: string; code: string }[];
}

let fleet: TestFleet;
let caller: Caller;
let path: string;
let clusterId: string;
beforeAll(async () => {
  fleet = await startFleet();
  caller = await fleet.owner();
  clusterId = (await fleet.active(caller)).id;
  path = `/api/clusters/${clusterId}/secrets`;
});
afterAll(() => fleet.platform.stop());

const literals = [{ key: 'PASSWORD', value: 'swordfish-8' }];
const create = (changes: object = {}, by = caller) =>
  fleet.call<{ data: Secret } & Refusal>(by, 'POST', path, {
    name: 'shop',
    namespace: 'default',
    literals,
    ...changes,
  });
const list = async (by = caller) => (await fleet.call<{ data: Secret[] }>(by, 'GET', path)).body.data;
const remove = (name: string, by = caller) => fleet.call<Refusal>(by, 'DELETE', `${path}/default/${name}`);

describe('secrets in a cluster', () => {
  it('are listed without values and stored encrypted', async () => {
    const made = await create({ files: [{ name: 'ca.crt', content: 'certificate' }] });
    expect(made.status).toBe(201);
    const expected = { name: 'shop', namespace: 'default', type: 'Opaque', keys: ['PASSWORD', 'ca.crt'] };
    expect(made.body.data).toMatchObject(expected);
    expect(await list()).toMatchObject([expected]);
    expect(JSON.stringify([made.body, await list()])).not.toMatch(/swordfish|certificate/);
    const isSecret = and(eq(kubeObjects.resource, 'secrets'), eq(kubeObjects.name, 'shop'));
    const rows = await fleet.platform.db.select().from(kubeObjects).where(isSecret);
    expect(rows).toHaveLength(1);
    const encoded = ['swordfish-8', 'certificate'].map((value) => Buffer.from(value).toString('base64'));
    for (const value of ['swordfish', 'certificate', ...encoded])
      expect(JSON.stringify(rows)).not.toContain(value);
  });

  it('have unique names in a namespace', async () => {
    expect((await create()).body).toMatchObject({ inputError: 'name', error: 'name_taken' });
    expect((await create({ namespace: 'kube-public' })).status).toBe(201);
    expect((await create({ namespace: 'nowhere' })).body).toMatchObject({
      inputError: 'namespace',
      error: 'namespace_not_found',
    });
  });

  it('are deleted once', async () => {
    await create({ name: 'gone' });
    expect((await remove('gone')).status).toBe(200);
    expect((await remove('gone')).status).toBe(404);
  });

  it('do not include those that the platform maintains', async () => {
    const registry = { name: 'hub', type: 'docker-hub', username: 'u', password: 'p' };
    await fleet.call(caller, 'POST', '/api/registry', registry);
    await fleet.call(caller, 'POST', `/api/registry/hub/apply/${clusterId}`);
    const { kubernetes } = fleet.platform.app.providers;
    await expect
      .poll(async () => (await kubernetes.secrets.list(clusterId)).some((one) => one.isManaged))
      .toBe(true);
    const [managed] = (await kubernetes.secrets.list(clusterId)).filter(({ isManaged }) => isManaged);
    expect((await list()).map(({ name }) => name)).not.toContain(managed?.name);
    expect((await remove(managed?.name ?? '')).status).toBe(404);
  });

  it('hold up to a mebibyte', async () => {
    const content = (bytes: number) => ({
      name: `size-${bytes}`,
      literals: [],
      files: [{ name: 'f', content: 'x'.repeat(bytes) }],
    });
    expect((await create(content(1024 * 1024))).status).toBe(201);
    const { status, body } = await create(content(1024 * 1024 + 1));
    expect([status, body.error]).toEqual([422, 'secret_too_large']);
    expect(body.message).toContain('at most 1 MiB');
  });

  it.each([
    ['developer', 201],
    ['user', 403],
  ] as [Permission, number][])('are created by %s: %i', async (permission, status) => {
    const member = await fleet.member(caller, permission);
    expect((await create({ name: `by-${permission}` }, member)).status).toBe(status);
    expect((await list(member)).length).toBeGreaterThan(0);
  });

  it('cannot be changed while the cluster is archived', async () => {
    await fleet.call(caller, 'PATCH', `/api/clusters/${clusterId}/archive`);
    await fleet.until(caller, clusterId, 'archived');
    for (const answer of [await create({ name: 'late' }), await remove('shop')])
      expect(answer).toMatchObject({ status: 409, body: { error: 'archived' } });
  });
});

describe('the form of a secret', () => {
  const issuesOf = (changes: object) => {
    const checked = checkSecret({ name: 'a', namespace: 'default', literals, ...changes });
    return 'issues' in checked ? checked.issues.map(({ field, code }) => `${field}: ${code}`) : [];
  };
  const row = (key: string, value = 'v') => ({ key, value });

  it.each([
    [
      { name: ' ', namespace: '', literals: [] },
      ['name: secret_name_required', 'namespace: namespace_required', 'data: secret_data_required'],
    ],
    [{ name: 'A' }, ['name: secret_object_name']],
    [{ name: 'a.b-c' }, []],
    [{ namespace: 'a.b' }, ['namespace: namespace_name']],
    [{ literals: [row('', ''), row(' ', ' ')] }, ['data: secret_data_required']],
    [{ literals: [row('', ''), row('', 'v')] }, ['literals.1.key: secret_key_required']],
    [{ literals: [row('a', ' ')] }, ['literals.0.value: secret_value_required']],
    [
      { literals: [row('a b'), row('..x')] },
      ['literals.0.key: secret_key_characters', 'literals.1.key: secret_key_characters'],
    ],
    [{ literals: [row('a'), row('a')] }, ['literals.1.key: secret_key_twice']],
    [{ files: [{ name: 'PASSWORD', content: 'x' }] }, ['files.0.name: secret_key_twice']],
    [{ type: 'kubernetes.io/tls', literals: [row('tls.crt')] }, ['data: secret_keys_missing']],
    [{ type: 'kubernetes.io/tls', literals: [row('tls.crt'), row('tls.key')] }, []],
    [{ type: 'kubernetes.io/basic-auth', literals: [row('password')] }, []],
    [{ type: 'kubernetes.io/ssh-auth' }, ['data: secret_key_missing']],
    [
      { type: 'kubernetes.io/dockerconfigjson', literals: [row('.dockerconfigjson', '{}')] },
      ['data: secret_docker_config'],
    ],
    [{ type: 'kubernetes.io/dockerconfigjson', literals: [row('.dockerconfigjson', '{"auths":{}}')] }, []],
    [{ type: 'kubernetes.io/service-account-token' }, ['type: secret_type_unknown']],
    [{ type: 'example.com/own' }, []],
    [{ type: 'constructor' }, []],
  ])('%j has the issues %j', (changes, expected) => {
    expect(issuesOf(changes)).toEqual(expected);
  });

  it('keeps values unchanged and drops blank rows', () => {
    const checked = checkSecret({
      name: 'a',
      namespace: 'b',
      literals: [row('', ''), row(' k ', ' v\n'), row('__proto__')],
      files: [],
    });
    const data = Object.fromEntries([
      ['k', ' v\n'],
      ['__proto__', 'v'],
    ]);
    expect(checked).toEqual({ secret: { name: 'a', namespace: 'b', type: 'Opaque', data } });
  });
});

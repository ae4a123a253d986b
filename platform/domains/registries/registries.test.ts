import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { clusterRegistries, registries } from '../../db/schema/registries.ts';
import { kubeObjects } from '../../db/schema/kubernetes.ts';
import type { Permission } from '../../http/authGuard.ts';
import { KubernetesError } from '../../providers/kubernetes/port.ts';
import { text } from '../../messages/messages.ts';
import { startFleet, type Caller, type TestFleet } from '../clusters/fleet.testing.ts';
import { secretNameOf } from './registries.rules.ts';

interface Refusal {
  error: string;
  message: string;
  inputError?: string;
  issues?: { field: string; message: string }[];
}
interface Registry {
  id: string;
  name: string;
  clusters: { name: string }[];
}
interface Applied {
  name: string;
  status: string;
  message: string | null;
  namespaces: number;
  namespaces_total: number;
  applied_at: string | null;
}

let fleet: TestFleet;
let caller: Caller;
let cluster: { id: string; name: string };
beforeAll(async () => {
  fleet = await startFleet();
  caller = await fleet.owner();
  cluster = await fleet.active(caller, { name: 'with-registries' });
});
afterAll(() => fleet.platform.stop());

const form = (changes: object = {}) => ({
  name: 'Acme',
  type: 'docker-hub',
  username: 'acme',
  password: 'swordfish-7',
  ...changes,
});
const create = (changes: object = {}, by = caller) =>
  fleet.call<{ data: Registry } & Refusal>(by, 'POST', '/api/registry', form(changes));
const list = async (by = caller) =>
  (await fleet.call<{ data: Registry[] }>(by, 'GET', '/api/registry')).body.data;
const remove = (name: string, by = caller) => fleet.call(by, 'DELETE', `/api/registry/${name}`);
const apply = (name: string, by = caller, id = cluster.id) =>
  fleet.call<{ data: Applied } & Refusal>(by, 'POST', `/api/registry/${name}/apply/${id}`);
const unapply = (name: string, by = caller) =>
  fleet.call<Refusal>(by, 'DELETE', `/api/registry/${name}/apply/${cluster.id}`);
const names = async () =>
  (await fleet.call<{ data: string[] }>(caller, 'GET', `/api/clusters/${cluster.id}/registries`)).body.data;
const standing = async (name: string) => {
  const path = `/api/clusters/${cluster.id}/registries/status`;
  const { data } = (await fleet.call<{ data: Applied[] }>(caller, 'GET', path)).body;
  return data.find((one) => one.name === name);
};
const until = (name: string, status: string) =>
  eventually(async () => {
    const found = await standing(name);
    if (found?.status !== status) throw new Error(`${name} is ${found?.status ?? 'gone'}`);
    return found;
  });
const defaultPath = () => `/api/clusters/${cluster.id}/registries/default`;
const getDefault = async () => (await fleet.call<{ data: unknown }>(caller, 'GET', defaultPath())).body.data;
const setDefault = (registry: string | null, by = caller) =>
  fleet.call<Refusal>(by, 'POST', defaultPath(), { registry });
const runtime = () => fleet.platform.app.providers.kubernetes;

describe('registries', () => {
  it('store their password encrypted and never return it', async () => {
    const made = await create({ email: ' a@b.c ', url: 'ignored.example.com' });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({
      name: 'acme',
      type: 'docker-hub',
      url: null,
      email: 'a@b.c',
      clusters: [],
    });
    expect(JSON.stringify([made.body, await list()])).not.toContain('swordfish');
    expect(JSON.stringify(await fleet.platform.db.select().from(registries))).not.toContain('swordfish');
    expect((await create()).body).toMatchObject({ inputError: 'name', error: 'name_taken' });
    const { accountId } = caller.actor;
    const announced = { event: 'accountUpdate', accountId, payload: { content: 'integrations' } };
    await eventually(() => expect(fleet.events).toContainEqual(expect.objectContaining(announced)));
  });

  it.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ name: 'a b' }, 'name', 'Use letters, digits, hyphen and underscore only'],
    [{ username: ' ' }, 'username', 'Username is required'],
    [{ password: '' }, 'password', 'Password is required'],
    [{ type: 'quay' }, 'type', 'Type must be one of'],
    [{ type: 'github-registry' }, 'url', 'URL is required for this registry type'],
    [{ type: 'custom', url: 'not a host' }, 'url', 'Enter the address of a registry'],
    [{ type: 'aws-ecr', url: 'x.example.com' }, 'awsRegion', 'AWS Region is required for ECR registry'],
    [{ type: 'aws-ecr', url: 'x.example.com', awsRegion: 'here' }, 'awsRegion', 'Enter an AWS region'],
    [{ type: 'google-artifact', url: 'gcr.io', username: '_json_key' }, 'password', 'Invalid JSON'],
    [{ username: 'wrong' }, 'password', 'does not accept this username and password'],
    [{ type: 'custom', url: 'unreachable.example.com' }, 'url', 'No registry answers'],
  ])('with %j are refused on the field %s', async (changes, field, message) => {
    const { status, body } = await create({ name: 'other', ...changes });
    expect([status, body.inputError]).toEqual([422, field]);
    expect(body.message).toContain(message);
    expect(JSON.stringify(body)).not.toContain('swordfish');
  });

  it('report all missing fields at once', async () => {
    const { body } = await create({ name: '', username: '', password: '', type: 'aws-ecr' });
    expect(body.issues?.map(({ field }) => field).sort()).toEqual(
      ['awsRegion', 'name', 'password', 'url', 'username'].sort(),
    );
  });

  it('of Google saved as a Docker config ask for tags with the key inside', async () => {
    const key = JSON.stringify({ type: 'service_account', private_key: 'p', client_email: 'a@b.c' });
    const auth = Buffer.from(`_json_key:${key}`).toString('base64');
    const google = { name: 'Google', type: 'google-artifact', url: 'eu.gcr.io', username: '_json_key' };
    const password = JSON.stringify({ auths: { 'eu.gcr.io': { auth } } });
    expect((await create({ ...google, password })).status).toBe(201);
    const { services } = fleet.platform.app;
    const found = await services.registries.credentialsFor(caller.actor.accountId, 'eu.gcr.io/acme/web');
    expect([found?.username, found?.password.reveal()]).toEqual(['_json_key', key]);
    await remove('google');
  });

  it('belong to one account', async () => {
    const other = await fleet.owner();
    expect(await list(other)).toEqual([]);
    expect((await remove('acme', other)).status).toBe(404);
    expect((await remove('no%20such', other)).body).toMatchObject({ code: 'registry_not_found' });
    expect((await remove('%00', other)).status).toBe(404);
    expect((await apply('acme', other)).status).toBe(404);
  });

  it.each([
    ['admin', 201],
    ['developer', 403],
    ['user', 403],
  ] as [Permission, number][])('are added by %s: %i', async (permission, status) => {
    const member = await fleet.member(caller, permission);
    expect((await create({ name: `by-${permission}` }, member)).status).toBe(status);
    expect((await list(member)).length).toBeGreaterThan(0);
  });
});

describe('a registry on a cluster', () => {
  it('reaches every namespace, including later ones, and is removed from them again', async () => {
    await create({ name: 'hub' });
    const ordered = await apply('hub');
    expect([ordered.status, ordered.body.data.status]).toEqual([202, 'applying']);
    const done = await until('hub', 'applied');
    expect(done.namespaces).toBe(done.namespaces_total);
    expect(done.applied_at).not.toBeNull();
    expect(await names()).toEqual(['hub']);
    expect((await list()).find(({ name }) => name === 'hub')?.clusters).toMatchObject([
      { name: cluster.name },
    ]);

    const [{ id } = { id: '' }] = (await list()).filter(({ name }) => name === 'hub');
    const secret = secretNameOf({ id, name: 'hub' });
    const namespaces = async () => (await runtime().namespaces(cluster.id)).map(({ name }) => name);
    for (const namespace of await namespaces())
      expect(await runtime().secrets.pullSecrets(cluster.id, namespace)).toEqual([secret]);
    const client = await fleet.platform.app.providers.kubernetesClients.of(cluster.id);
    const { data } = await client.get('secrets', { name: secret, namespace: 'default' });
    const encoded = data?.['.dockerconfigjson'] ?? '';
    expect(Buffer.from(encoded, 'base64').toString()).toContain('swordfish');
    const isSecret = and(eq(kubeObjects.resource, 'secrets'), eq(kubeObjects.name, secret));
    const stored = await fleet.platform.db.select().from(kubeObjects).where(isSecret);
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(encoded);
    expect(JSON.stringify(stored)).not.toContain('swordfish');

    await fleet.call(caller, 'POST', `/api/clusters/${cluster.id}/addons`, { addonName: 'traefik' });
    await eventually(async () =>
      expect(await runtime().secrets.pullSecrets(cluster.id, 'traefik')).toEqual([secret]),
    );

    expect((await unapply('hub')).status).toBe(202);
    await eventually(async () => expect(await names()).toEqual([]));
    expect(await runtime().secrets.list(cluster.id)).toEqual([]);
    expect(await runtime().secrets.pullSecrets(cluster.id, 'default')).toEqual([]);
    expect((await unapply('hub')).body.error).toBe('not_found');
  });

  it('can be the default, in quotation marks, until it is cleared or removed', async () => {
    await create({ name: 'main_one' });
    expect((await setDefault('main_one')).body).toMatchObject({
      inputError: 'registry',
      error: 'not_applied',
    });
    await apply('main_one');
    await until('main_one', 'applied');
    expect(await getDefault()).toEqual({ registry: null });
    expect((await setDefault('main_one')).status).toBe(200);
    expect(await getDefault()).toEqual({ registry: '"main_one"' });
    expect((await setDefault(null)).status).toBe(200);
    expect(await getDefault()).toEqual({ registry: null });
    await setDefault('main_one');
    await unapply('main_one');
    expect(await getDefault()).toEqual({ registry: null });
  });

  it('of Amazon gets new credentials before the old ones expire', async () => {
    const url = '123456789012.dkr.ecr.eu-west-1.amazonaws.com';
    await create({ name: 'ecr', type: 'aws-ecr', url, awsRegion: 'eu-west-1' });
    await apply('ecr');
    await until('ecr', 'applied');
    const { db } = fleet.platform;
    const hoursLeft = async () => {
      const [row] = (await db.select().from(clusterRegistries)).filter(({ expiresAt }) => expiresAt !== null);
      return ((row?.expiresAt?.getTime() ?? 0) - Date.now()) / 3_600_000;
    };
    expect(await hoursLeft()).toBeGreaterThan(11);
    await db
      .update(clusterRegistries)
      .set({ expiresAt: new Date(Date.now() + 3_600_000) })
      .where(isNotNull(clusterRegistries.expiresAt));
    await eventually(async () => expect(await hoursLeft()).toBeGreaterThan(11));
    await unapply('ecr');
    await eventually(async () => expect(await standing('ecr')).toBeUndefined());
  });

  it('stays applied while new credentials are refused, and gets them later', async () => {
    const url = '123456789012.dkr.ecr.eu-west-1.amazonaws.com';
    const { body } = await create({ name: 'renewed', type: 'aws-ecr', url, awsRegion: 'eu-west-1' });
    await apply('renewed');
    const { namespaces } = await until('renewed', 'applied');
    const { db } = fleet.platform;
    const ofRegistry = eq(clusterRegistries.registryId, body.data.id);
    const hoursLeft = async () => {
      const [row] = await db.select().from(clusterRegistries).where(ofRegistry);
      return ((row?.expiresAt?.getTime() ?? 0) - Date.now()) / 3_600_000;
    };
    const { secrets } = runtime();
    const write = secrets.apply;
    let between: Applied | undefined;
    const away = new KubernetesError({ kind: 'unavailable', code: 'unreadable', text: text('busy') });
    const writing = vi
      .spyOn(secrets, 'apply')
      .mockImplementationOnce(write)
      .mockRejectedValueOnce(away)
      .mockImplementationOnce(async (...args) => {
        between = await standing('renewed');
        await write(...args);
      });
    await db
      .update(clusterRegistries)
      .set({ expiresAt: new Date(Date.now() + 3_600_000) })
      .where(ofRegistry);
    await eventually(async () => expect(await hoursLeft()).toBeGreaterThan(11));
    writing.mockRestore();
    expect(between).toMatchObject({ status: 'applied', namespaces });
    expect(between?.message).not.toBeNull();
    expect(await standing('renewed')).toMatchObject({ status: 'applied', message: null, namespaces });
    await unapply('renewed');
    await eventually(async () => expect(await standing('renewed')).toBeUndefined());
  });

  it('leaves out a namespace that is being deleted', async () => {
    const { body } = await create({ name: 'most-places' });
    const words = text('namespace_terminating', { name: 'default' });
    const gone = new KubernetesError({ kind: 'notFound', code: 'NotFound', text: words });
    const writing = vi.spyOn(runtime().secrets, 'apply').mockRejectedValueOnce(gone);
    await apply('most-places');
    const { message } = await until('most-places', 'applied');
    expect(message).toBeNull();
    // It was not deleted after all: the watch comes back.
    const { length } = await runtime().namespaces(cluster.id);
    const secret = secretNameOf(body.data);
    await eventually(async () => {
      const found = (await runtime().secrets.list(cluster.id)).filter(({ name }) => name === secret);
      expect(found).toHaveLength(length);
    });
    writing.mockRestore();
    await unapply('most-places');
    await eventually(async () => expect(await standing('most-places')).toBeUndefined());
  });

  it('that the cluster refuses ends failed with the reason, and can be removed', async () => {
    await create({ name: 'fails-to-apply' });
    await apply('fails-to-apply');
    expect((await until('fails-to-apply', 'failed')).message).toContain('admission webhook denied');
    expect((await unapply('fails-to-apply')).status).toBe(202);
    await eventually(async () => expect(await standing('fails-to-apply')).toBeUndefined());
  });

  it('is removed from its clusters when it is deleted', async () => {
    await create({ name: 'short-lived' });
    await apply('short-lived');
    await until('short-lived', 'applied');
    expect((await remove('short-lived')).status).toBe(200);
    expect(await names()).not.toContain('short-lived');
    await eventually(async () =>
      expect((await runtime().secrets.list(cluster.id)).map(({ name }) => name).join()).not.toContain(
        'short',
      ),
    );
  });

  it('is removed later when it is deleted while its cluster refuses that', async () => {
    const { body } = await create({ name: 'kept-at-first' });
    await apply('kept-at-first');
    await until('kept-at-first', 'applied');
    const refusal = new KubernetesError({ kind: 'conflict', code: 'denied', text: text('busy') });
    const refusing = vi.spyOn(runtime().secrets, 'removePullSecret').mockRejectedValueOnce(refusal);
    const secret = secretNameOf(body.data);
    const isThere = async () =>
      (await runtime().secrets.list(cluster.id)).some(({ name }) => name === secret);
    expect((await remove('kept-at-first')).status).toBe(200);
    await eventually(async () => expect(await isThere()).toBe(false));
    expect(refusing.mock.calls.length).toBeGreaterThan(1);
    refusing.mockRestore();
  });

  it.each([
    ['developer', 202],
    ['user', 403],
  ] as [Permission, number][])('is applied by %s: %i', async (permission, status) => {
    const member = await fleet.member(caller, permission);
    const answer = await apply('acme', member);
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body.message).toContain('registries of a cluster');
    else await until('acme', 'applied');
  });

  it('publishes an event so that open pages refetch', async () => {
    const published = () =>
      fleet.events.filter(
        ({ event, payload }) => event === 'clusterStatusUpdate' && payload.content === 'registries',
      ).length;
    const before = published();
    await apply('acme');
    await until('acme', 'applied');
    await eventually(async () => expect(published()).toBeGreaterThanOrEqual(before + 2));
  });

  it('cannot be changed while the cluster is archived, with the message of the specification', async () => {
    await fleet.call(caller, 'PATCH', `/api/clusters/${cluster.id}/archive`);
    await fleet.until(caller, cluster.id, 'archived');
    for (const answer of [
      await apply('acme'),
      await unapply('acme'),
      await setDefault('acme'),
      await setDefault(null),
    ])
      expect(answer).toMatchObject({
        status: 409,
        body: {
          error: 'archived',
          message: 'This operation is not allowed on archived clusters. Please unarchive the cluster first.',
        },
      });
    expect(await names()).toContain('acme');
  });
});

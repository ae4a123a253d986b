import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clusters } from '../../../db/schema/clusters.ts';
import { kubeChanges, kubeClusters, kubeObjects } from '../../../db/schema/kubernetes.ts';
import { wakeClusters } from '../wakeClusters.ts';
import { defineController } from './controllers/controller.ts';
import { startTestEngine, type TestEngine } from './kubernetesEngine.testing.ts';

const MERGE = 'application/merge-patch+json';
const STRATEGIC = 'application/strategic-merge-patch+json';
const APPLY = 'application/apply-patch+yaml';

const configMaps = '/api/v1/namespaces/default/configmaps';
const deployments = '/apis/apps/v1/namespaces/default/deployments';

function deployment(name: string, image = 'nginx:1.27', labels: Record<string, string> = { app: name }) {
  return {
    metadata: { name, labels },
    spec: {
      selector: { matchLabels: { app: name } },
      template: { metadata: { labels: { app: name } }, spec: { containers: [{ name: 'web', image }] } },
    },
  };
}

/** Marks config maps as seen a minute after they appeared. */
const seeing = defineController({
  resource: 'configmaps',
  reconcile: (map, { state }) => {
    if (map.metadata.annotations?.['test/wait'] === undefined || map.data?.['seen']) return;
    const due = new Date(Date.parse(map.metadata.creationTimestamp) + 60_000);
    if (due > state.now) return state.wakeAt('configmaps', map, due);
    state.update('configmaps', { ...map, data: { ...map.data, seen: state.now.toISOString() } });
  },
});

/** Clusters whose servers were looked at. */
const seen: string[] = [];
const looking = defineController({
  resource: 'nodes',
  reconcile: () => {},
  sync: ({ state }) => void seen.push(state.clusterId),
});

describe('the embedded Kubernetes API', () => {
  let test: TestEngine;
  let id: string;
  beforeAll(async () => {
    test = await startTestEngine({ controllers: [seeing, looking] });
  });
  beforeEach(async () => {
    id = await test.cluster();
  });
  afterAll(() => test.close());

  const call = (...args: [Parameters<TestEngine['call']>[1], string, unknown?, string?]) =>
    test.call(id, ...args);

  it('creates, reads, replaces and deletes an object', async () => {
    const made = await call('POST', configMaps, { metadata: { name: 'one' }, data: { a: '1' } });
    expect(made).toMatchObject({
      status: 201,
      body: { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'one', namespace: 'default' } },
    });
    expect(await call('GET', `${configMaps}/one`)).toEqual({ status: 200, body: made.body });
    const replaced = await call('PUT', `${configMaps}/one`, { metadata: { name: 'one' }, data: { b: '2' } });
    expect(replaced.body).toMatchObject({ data: { b: '2' } });
    expect(replaced.body).not.toMatchObject({ data: { a: '1' } });
    expect(await call('DELETE', `${configMaps}/one`)).toMatchObject({
      status: 200,
      body: { status: 'Success' },
    });
    expect(await call('GET', `${configMaps}/one`)).toMatchObject({
      status: 404,
      body: { kind: 'Status', reason: 'NotFound', message: 'configmaps "one" not found' },
    });
  });

  it('refuses what the API server refuses', async () => {
    await call('POST', configMaps, { metadata: { name: 'one' } });
    const refusals = [
      [await call('POST', configMaps, { metadata: { name: 'one' } }), 409, 'AlreadyExists'],
      [await call('POST', configMaps, { metadata: { name: 'No_Name' } }), 422, 'Invalid'],
      [
        await call('POST', '/api/v1/namespaces/none/configmaps', { metadata: { name: 'x' } }),
        404,
        'NotFound',
      ],
      [await call('POST', configMaps, { kind: 'Secret', metadata: { name: 'x' } }), 400, 'BadRequest'],
      [
        await call('POST', configMaps, { metadata: { name: 'x' }, data: { a: 'x'.repeat(1_048_577) } }),
        422,
        'Invalid',
      ],
      [
        await call('POST', configMaps, { metadata: { name: 'x' }, data: { a: 'x'.repeat(3 * 1_048_576) } }),
        413,
        'RequestEntityTooLarge',
      ],
      [
        await call('PUT', `${configMaps}/one`, { metadata: { name: 'one', resourceVersion: '1' } }),
        409,
        'Conflict',
      ],
      [await call('GET', '/apis/helm.cattle.io/v1/helmcharts'), 404, 'NotFound'],
      [await call('GET', `${configMaps}?labelSelector=a%20of%20b`), 400, 'BadRequest'],
      [await call('GET', `${configMaps}?fieldSelector=spec.x%3Dy`), 400, 'BadRequest'],
      [await call('PATCH', `${configMaps}/one`, {}, 'text/plain'), 415, 'UnsupportedMediaType'],
    ] as const;
    for (const [{ status, body }, code, reason] of refusals) {
      expect({ status, body }).toMatchObject({ status: code, body: { kind: 'Status', reason, code } });
    }
  });

  it('names the invalid fields of an object', async () => {
    const bad = deployment('web');
    const wrong = {
      ...bad,
      spec: { ...bad.spec, selector: { matchLabels: { app: 'other' } }, replicas: -1 },
    };
    const { body } = await call('POST', deployments, wrong);
    expect(body).toMatchObject({
      reason: 'Invalid',
      details: {
        causes: [
          { field: 'spec.template.metadata.labels' },
          { field: 'spec.replicas', reason: 'FieldValueInvalid' },
        ],
      },
    });
  });

  it('does not change selectors or shrink claims', async () => {
    await call('POST', deployments, deployment('web'));
    const moved = await call(
      'PATCH',
      `${deployments}/web`,
      { spec: { selector: { matchLabels: { tier: 'x' } } } },
      MERGE,
    );
    expect(moved.status).toBe(422);
    const claims = '/api/v1/namespaces/default/persistentvolumeclaims';
    const claim = (storage: string) => ({ spec: { resources: { requests: { storage } } } });
    await call('POST', claims, { metadata: { name: 'data' }, ...claim('10Gi') });
    expect(await call('PATCH', `${claims}/data`, claim('5Gi'), MERGE)).toMatchObject({ status: 422 });
    expect(await call('PATCH', `${claims}/data`, claim('20Gi'), MERGE)).toMatchObject({ status: 200 });
  });

  it('lists in pages and by selectors', async () => {
    for (const [name, tier] of [
      ['a', 'web'],
      ['b', 'db'],
      ['c', 'web'],
    ] as const) {
      await call('POST', configMaps, { metadata: { name, labels: { tier } } });
    }
    const namesOf = (body: unknown) =>
      (body as { items: { metadata: { name: string } }[] }).items.map(({ metadata }) => metadata.name);
    const list = async (query: string) => namesOf((await call('GET', `${configMaps}?${query}`)).body);
    expect(await list('labelSelector=tier%3Dweb')).toEqual(['a', 'c']);
    expect(await list('labelSelector=tier%20notin%20(web),tier')).toEqual(['b']);
    expect(await list('labelSelector=!tier')).toEqual([]);
    expect(await list('fieldSelector=metadata.name%3Db')).toEqual(['b']);
    const first = (await call('GET', `${configMaps}?limit=2`)).body;
    expect(namesOf(first)).toEqual(['a', 'b']);
    const token = (first as { metadata: { continue: string } }).metadata.continue;
    const second = (await call('GET', `${configMaps}?limit=2&continue=${token}`)).body;
    expect(namesOf(second)).toEqual(['c']);
    expect(second).not.toHaveProperty('metadata.continue');
  });

  it('completes new objects as the API server does', async () => {
    const { body } = await call('POST', deployments, deployment('web', 'nginx'));
    expect(body).toMatchObject({
      spec: {
        replicas: 1,
        strategy: { type: 'RollingUpdate' },
        template: { spec: { restartPolicy: 'Always', containers: [{ imagePullPolicy: 'Always' }] } },
      },
    });
    const generated = await call('POST', configMaps, { metadata: { generateName: 'run-' } });
    expect(generated.body).toMatchObject({
      metadata: { name: expect.stringMatching(/^run-[a-z0-9]{5}$/) as unknown },
    });
  });

  it('merges lists of containers with a strategic merge patch', async () => {
    await call('POST', deployments, deployment('web'));
    const container = { name: 'web', env: [{ name: 'A', value: '1' }] };
    const patch = { spec: { template: { spec: { containers: [container] } } } };
    const { body } = await call('PATCH', `${deployments}/web`, patch, STRATEGIC);
    expect(body).toMatchObject({
      metadata: { generation: 2 },
      spec: { template: { spec: { containers: [{ image: 'nginx:1.27', ...container }] } } },
    });
  });

  it('scales a workload', async () => {
    await call('POST', deployments, deployment('web'));
    const patched = await call('PATCH', `${deployments}/web/scale`, { spec: { replicas: 3 } }, MERGE);
    expect(patched).toMatchObject({ status: 200, body: { kind: 'Scale', spec: { replicas: 3 } } });
    expect((await call('GET', `${deployments}/web`)).body).toMatchObject({ spec: { replicas: 3 } });
  });

  it('applies with owners per field', async () => {
    const path = (manager: string, query = '') => `${configMaps}/one?fieldManager=${manager}${query}`;
    const apply = (manager: string, data: Record<string, string>, query = '') =>
      call('PATCH', path(manager, query), { apiVersion: 'v1', kind: 'ConfigMap', data }, APPLY);
    expect((await apply('kubedeck', { a: '1', b: '1' })).body).toMatchObject({ data: { a: '1', b: '1' } });
    expect((await apply('keel', { c: '1' })).body).toMatchObject({ data: { a: '1', b: '1', c: '1' } });
    const left = await apply('kubedeck', { a: '1' });
    expect(left.body).toHaveProperty('data', { a: '1', c: '1' });
    const refused = await apply('keel', { c: '1', a: '2' });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        reason: 'Conflict',
        details: { causes: [{ reason: 'FieldManagerConflict', field: '.data.a' }] },
      },
    });
    expect(refused.body).toHaveProperty('message', expect.stringContaining('conflict with "kubedeck"'));
    expect((await apply('keel', { c: '1', a: '2' }, '&force=true')).body).toHaveProperty('data', {
      a: '2',
      c: '1',
    });
  });

  it('writes nothing on a dry run, or when nothing changes', async () => {
    await call('POST', configMaps, { metadata: { name: 'one' }, data: { a: '1' } });
    const revision = async () => (await call('GET', configMaps)).body;
    const before = await revision();
    const dry = await call('PATCH', `${configMaps}/one?dryRun=All`, { data: { a: '2' } }, MERGE);
    expect(dry.body).toMatchObject({ data: { a: '2' } });
    await call('PATCH', `${configMaps}/one`, { data: { a: '1' } }, MERGE);
    expect(await revision()).toEqual(before);
  });

  it('keeps values of secrets encrypted, and out of the changes', async () => {
    const secrets = '/api/v1/namespaces/default/secrets';
    const made = await call('POST', secrets, {
      metadata: { name: 'key' },
      stringData: { password: 'hunter2' },
    });
    const data = { password: Buffer.from('hunter2').toString('base64') };
    expect(made.body).toMatchObject({ type: 'Opaque', data });
    expect((await call('GET', secrets)).body).toMatchObject({ items: [{ data }] });
    const { db } = test.database;
    const stored = JSON.stringify([await db.select().from(kubeObjects), await db.select().from(kubeChanges)]);
    expect(stored).not.toContain(data.password);
    expect(stored).not.toContain('hunter2');
  });

  it('watches: present objects first, then changes, and what leaves the selection', async () => {
    await call('POST', configMaps, { metadata: { name: 'one', labels: { tier: 'web' } } });
    const watch = test.watch(id, `${configMaps}?watch=true&labelSelector=tier%3Dweb`);
    const next = async () => {
      const result = await watch.next();
      return result.value as { type: string; object: { metadata: { name: string } } };
    };
    expect(await next()).toMatchObject({ type: 'ADDED', object: { metadata: { name: 'one' } } });
    await call('POST', configMaps, { metadata: { name: 'other', labels: { tier: 'db' } } });
    await call('PATCH', `${configMaps}/one`, { data: { a: '1' } }, MERGE);
    expect(await next()).toMatchObject({ type: 'MODIFIED', object: { data: { a: '1' } } });
    await call('PATCH', `${configMaps}/one`, { metadata: { labels: { tier: 'db' } } }, MERGE);
    expect(await next()).toMatchObject({ type: 'DELETED', object: { metadata: { name: 'one' } } });
    await call('PATCH', `${configMaps}/other`, { metadata: { labels: { tier: 'web' } } }, MERGE);
    expect(await next()).toMatchObject({ type: 'ADDED', object: { metadata: { name: 'other' } } });
    await call('DELETE', `${configMaps}/other`);
    expect(await next()).toMatchObject({ type: 'DELETED', object: { metadata: { name: 'other' } } });
    await watch.return(undefined);
  });

  it('watches from a version, with the present values of secrets', async () => {
    const secrets = '/api/v1/namespaces/default/secrets';
    const { body } = await call('GET', secrets);
    const { resourceVersion } = (body as { metadata: { resourceVersion: string } }).metadata;
    await call('POST', secrets, { metadata: { name: 'key' }, data: { a: 'MQ==' } });
    const watch = test.watch(id, `${secrets}?watch=true&resourceVersion=${resourceVersion}`);
    expect((await watch.next()).value).toMatchObject({ type: 'ADDED', object: { data: { a: 'MQ==' } } });
    await watch.return(undefined);
  });

  it('sends bookmarks, and answers 410 to versions that are too old', async () => {
    await call('GET', configMaps);
    const watch = test.watch(id, `${configMaps}?watch=true&allowWatchBookmarks=true`);
    const event = watch.next();
    let isDone = false;
    void event.then(() => (isDone = true));
    while (!isDone) {
      test.clock.advance(60_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await event).value).toMatchObject({ type: 'BOOKMARK', object: { kind: 'ConfigMap' } });
    await watch.return(undefined);
    await test.database.db.update(kubeClusters).set({ compacted: 50 }).where(eq(kubeClusters.clusterId, id));
    const old = test.watch(id, `${configMaps}?watch=true&resourceVersion=1`);
    expect((await old.next()).value).toMatchObject({
      type: 'ERROR',
      object: { code: 410, reason: 'Expired' },
    });
  });

  it('carries out what is due before a read, each step at its own time', async () => {
    await call('POST', configMaps, { metadata: { name: 'one', annotations: { 'test/wait': '' } } });
    const due = new Date(test.clock.now().getTime() + 60_000);
    test.clock.advance(3_600_000);
    const { body } = await call('GET', `${configMaps}/one`);
    expect(body).toHaveProperty('data', { seen: due.toISOString() });
  });

  it('looks at the servers again after they have changed', async () => {
    const looks = () => seen.filter((one) => one === id).length;
    await call('GET', configMaps);
    const before = looks();
    await call('GET', configMaps);
    expect(looks()).toBe(before);
    await wakeClusters(test.database.db, [id]);
    await call('GET', configMaps);
    expect(looks()).toBeGreaterThan(before);
  });

  it('does not answer for archived clusters, and keeps their objects', async () => {
    await call('POST', configMaps, { metadata: { name: 'one' } });
    const { db } = test.database;
    const archive = (archivedAt: Date | null) =>
      db.update(clusters).set({ archivedAt }).where(eq(clusters.id, id));
    await archive(test.clock.now());
    expect(await call('GET', configMaps)).toMatchObject({ status: 503 });
    expect(await call('POST', configMaps, { metadata: { name: 'two' } })).toMatchObject({ status: 503 });
    await archive(null);
    expect(await call('GET', `${configMaps}/one`)).toMatchObject({ status: 200 });
  });

  it('does not answer for two minutes of every five in a cluster whose name asks for it', async () => {
    const { clock, database } = test;
    await database.db
      .update(clusters)
      .set({ name: `api-away-${id}` })
      .where(eq(clusters.id, id));
    const goTo = (minute: number) =>
      clock.advance(((minute - (clock.now().getUTCMinutes() % 5) + 5) % 5) * 60_000);
    goTo(2);
    await call('POST', configMaps, { metadata: { name: 'one' } });
    goTo(0);
    expect(await call('GET', configMaps)).toMatchObject({ status: 503 });
    expect(await call('POST', configMaps, { metadata: { name: 'two' } })).toMatchObject({ status: 503 });
    goTo(2);
    expect(await call('GET', `${configMaps}/one`)).toMatchObject({ status: 200 });
  });

  it('describes its groups, and those of definitions that are installed', async () => {
    expect((await call('GET', '/version')).body).toMatchObject({ gitVersion: 'v1.32.8+k3s1', minor: '32' });
    expect((await call('GET', '/api')).body).toMatchObject({ versions: ['v1'] });
    const groups = async () =>
      ((await call('GET', '/apis')).body as { groups: { name: string }[] }).groups.map(({ name }) => name);
    expect(await groups()).toContain('apps');
    expect(await groups()).not.toContain('helm.cattle.io');
    const definition = { metadata: { name: 'helmcharts.helm.cattle.io' }, spec: {} };
    await call('POST', '/apis/apiextensions.k8s.io/v1/customresourcedefinitions', definition);
    expect(await groups()).toContain('helm.cattle.io');
    expect((await call('GET', '/apis/helm.cattle.io/v1/helmcharts')).body).toMatchObject({
      kind: 'HelmChartList',
    });
    expect((await call('GET', '/apis/apps/v1')).body).toMatchObject({
      resources: expect.arrayContaining([
        expect.objectContaining({ name: 'deployments/scale', kind: 'Scale' }),
      ]) as unknown,
    });
  });
});

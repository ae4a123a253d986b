import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewObject } from '../api/objects.ts';
import type { KubernetesClient, WatchEvent } from './client.ts';

/** What the contract calls. */
export type TestedClient = Omit<KubernetesClient, 'exec' | 'followLogs' | 'podText'>;

export interface ApiHarness {
  client: TestedClient;
  /** False for a server without the garbage collector and the other controllers of Kubernetes. */
  hasControllers: boolean;
  /** False for a server without nodes that run pods. */
  hasKubelet: boolean;
}

const namespace = `contract-${randomBytes(4).toString('hex')}`;

const configMap = (
  name: string,
  data: Record<string, string> = {},
  labels: Record<string, string> = {},
): NewObject<'configmaps'> => ({ metadata: { name, namespace, labels }, data });

const deployment = (name: string, env: Record<string, string> = {}): NewObject<'deployments.apps'> => ({
  metadata: { name, namespace },
  spec: {
    replicas: 0,
    selector: { matchLabels: { app: name } },
    template: {
      metadata: { labels: { app: name } },
      spec: {
        containers: [
          {
            name: 'web',
            image: 'registry.k8s.io/pause:3.10',
            env: Object.entries(env).map(([key, value]) => ({ name: key, value })),
          },
        ],
      },
    },
  },
});

const named = (name: string) => ({ name, namespace });

/** Semantics of the Kubernetes API that the platform relies on, of every server and through every client. */
export function kubernetesApiContract(target: string, open: () => Promise<ApiHarness>): void {
  describe(`the Kubernetes API: ${target}`, () => {
    let client: TestedClient;
    let harness: ApiHarness;
    beforeAll(async () => {
      harness = await open();
      client = harness.client;
      await client.create('namespaces', { metadata: { name: namespace } });
    });
    afterAll(async () => {
      await client.delete('namespaces', { name: namespace });
    });

    it('returns its version', async () => {
      await expect(client.version()).resolves.toMatch(/^v1\.\d+\.\d+/);
    });

    it('creates an object once per name, and completes its metadata', async () => {
      const made = await client.create('configmaps', configMap('once', { a: '1' }));
      expect(made).toMatchObject({ kind: 'ConfigMap', metadata: named('once'), data: { a: '1' } });
      expect(made.metadata.uid).toMatch(/^[0-9a-f-]{36}$/);
      expect(made.metadata.resourceVersion).toMatch(/^\d+$/);
      await expect(client.create('configmaps', configMap('once'))).rejects.toMatchObject({
        kind: 'conflict',
        code: 'AlreadyExists',
      });
      await expect(client.get('configmaps', named('once'))).resolves.toMatchObject({ data: { a: '1' } });
    });

    it('refuses missing namespaces, invalid names, changed selectors and objects over 1 MiB', async () => {
      const lost = { metadata: { name: 'lost', namespace: 'contract-nowhere' } };
      await expect(client.create('configmaps', lost)).rejects.toMatchObject({
        kind: 'notFound',
        field: 'metadata.namespace',
      });
      await expect(client.create('configmaps', configMap('No_Name'))).rejects.toMatchObject({
        kind: 'invalid',
        field: 'metadata.name',
      });
      await client.create('deployments.apps', deployment('selector'));
      const changed = client.mergePatch('deployments.apps', named('selector'), {
        spec: { selector: { matchLabels: { app: 'other' } } },
      });
      await expect(changed).rejects.toMatchObject({ kind: 'invalid' });
      const big = client.create('configmaps', configMap('big', { a: 'x'.repeat(1024 * 1024 + 1) }));
      await expect(big).rejects.toMatchObject({ kind: 'invalid' });
      await expect(client.get('configmaps', named('absent'))).rejects.toMatchObject({ kind: 'notFound' });
    });

    it('selects by labels and by fields', async () => {
      await client.create('configmaps', configMap('s1', {}, { set: 'sel', tier: 'web' }));
      await client.create('configmaps', configMap('s2', {}, { set: 'sel', tier: 'db' }));
      await client.create('configmaps', configMap('s3', {}, { set: 'sel' }));
      const names = async (options: { labelSelector?: string; fieldSelector?: string }) =>
        (await client.list('configmaps', { namespace, ...options })).map(({ metadata }) => metadata.name);
      await expect(names({ labelSelector: 'set=sel' })).resolves.toEqual(['s1', 's2', 's3']);
      await expect(names({ labelSelector: 'set=sel,tier in (web,cache)' })).resolves.toEqual(['s1']);
      await expect(names({ labelSelector: 'set=sel,!tier' })).resolves.toEqual(['s3']);
      await expect(names({ labelSelector: 'set=sel,tier!=web' })).resolves.toEqual(['s2', 's3']);
      await expect(names({ fieldSelector: 'metadata.name=s2' })).resolves.toEqual(['s2']);
    });

    it('replaces an object of its newest version, or only checks it', async () => {
      const { metadata } = await client.create('configmaps', configMap('whole', { a: '1' }, { old: 'yes' }));
      const { resourceVersion } = metadata;
      const next = { metadata: { ...named('whole'), resourceVersion }, data: { b: '2' } };
      const dry = await client.replace('configmaps', next, { dryRun: true });
      expect(dry.data).toEqual({ b: '2' });
      await expect(client.get('configmaps', named('whole'))).resolves.toMatchObject({ data: { a: '1' } });
      const replaced = await client.replace('configmaps', next);
      expect(replaced.data).toEqual({ b: '2' });
      expect(replaced.metadata).toMatchObject({ uid: metadata.uid });
      expect(replaced.metadata.labels ?? {}).toEqual({});
      const late = client.replace('configmaps', next);
      await expect(late).rejects.toMatchObject({ kind: 'conflict', code: 'Conflict' });
    });

    it('refuses a patch of a version that is no longer the newest', async () => {
      const { metadata } = await client.create('configmaps', configMap('stale', { a: '1' }));
      await client.mergePatch('configmaps', named('stale'), { data: { a: '2' } });
      const { resourceVersion } = metadata;
      const late = client.mergePatch('configmaps', named('stale'), {
        metadata: { resourceVersion },
        data: { a: '3' },
      });
      await expect(late).rejects.toMatchObject({ kind: 'conflict', code: 'Conflict' });
    });

    it('removes fields by a merge patch with null', async () => {
      await client.create('configmaps', configMap('nulls', { a: '1', b: '2' }));
      const patched = await client.mergePatch('configmaps', named('nulls'), { data: { a: null } });
      expect(patched.data).toEqual({ b: '2' });
    });

    it('removes what its manager no longer applies, and merges lists by key', async () => {
      await client.apply('deployments.apps', deployment('ssa', { A: '1', B: '2' }));
      await client.mergePatch('deployments.apps', named('ssa'), { metadata: { annotations: { by: 'us' } } });
      const applied = await client.apply('deployments.apps', deployment('ssa', { B: '3' }));
      expect(applied.spec?.template.spec?.containers[0]?.env).toEqual([{ name: 'B', value: '3' }]);
      expect(applied.metadata.annotations).toMatchObject({ by: 'us' });
    });

    it('keeps values of secrets that are no longer applied only where they were applied as text', async () => {
      const apply = (values: Pick<NewObject<'secrets'>, 'data' | 'stringData'>) =>
        client.apply('secrets', { metadata: named('values'), ...values });
      await apply({ stringData: { a: 'a', b: 'b' } });
      await expect(apply({ stringData: { a: 'a' } })).resolves.toMatchObject({
        data: { a: 'YQ==', b: 'Yg==' },
      });
      await apply({ data: { c: 'Yw==', d: 'ZA==' } });
      const { data } = await apply({ data: { c: 'Yw==' } });
      expect(data).toEqual({ a: 'YQ==', b: 'Yg==', c: 'Yw==' });
    });

    it('refuses to apply a field of another manager, unless forced', async () => {
      await client.apply('configmaps', configMap('owned', { a: '1' }));
      await client.mergePatch('configmaps', named('owned'), { data: { a: '2' } });
      const mine = configMap('owned', { a: '3' });
      await expect(client.apply('configmaps', mine)).rejects.toMatchObject({
        kind: 'conflict',
        code: 'Conflict',
      });
      await expect(client.apply('configmaps', mine, { force: true })).resolves.toMatchObject({
        data: { a: '3' },
      });
    });

    it('changes nothing in a dry run', async () => {
      await expect(
        client.apply('configmaps', configMap('dry', { a: '1' }), { dryRun: true }),
      ).resolves.toMatchObject({ data: { a: '1' } });
      await expect(client.get('configmaps', named('dry'))).rejects.toMatchObject({ kind: 'notFound' });
    });

    it('keeps an object with finalizers until they are removed', async () => {
      const finalizers = ['kubedeck.io/contract'];
      await client.create('configmaps', { metadata: { ...named('kept'), finalizers } });
      await expect(client.delete('configmaps', named('kept'))).resolves.toBe(true);
      const leaving = await client.get('configmaps', named('kept'));
      expect(leaving.metadata.deletionTimestamp).toBeDefined();
      await client.mergePatch('configmaps', named('kept'), { metadata: { finalizers: null } });
      await expect(client.get('configmaps', named('kept'))).rejects.toMatchObject({ kind: 'notFound' });
      await expect(client.delete('configmaps', named('kept'))).resolves.toBe(false);
    });

    it('reports changes of a selection: present objects first, and leaving it as deleted', async () => {
      const labels = { watched: 'yes' };
      await client.create('configmaps', configMap('w1', {}, labels));
      const abort = new AbortController();
      const seen: string[] = [];
      const tell = (event: WatchEvent<'configmaps'>) =>
        event.type === 'synced' ? event.type : `${event.type} ${event.object.metadata.name}`;
      const watching = (async () => {
        const options = { namespace, labelSelector: 'watched=yes', signal: abort.signal };
        for await (const event of client.watch('configmaps', options)) seen.push(tell(event));
      })();
      await expect.poll(() => seen).toEqual(['added w1', 'synced']);
      await client.create('configmaps', configMap('w2', {}, labels));
      await client.mergePatch('configmaps', named('w2'), { data: { a: '1' } });
      await client.mergePatch('configmaps', named('w1'), { metadata: { labels: { watched: 'no' } } });
      await client.delete('configmaps', named('w2'));
      await expect.poll(() => seen.slice(2)).toEqual(['added w2', 'modified w2', 'deleted w1', 'deleted w2']);
      abort.abort();
      await watching;
    });

    it('collects what a deleted object owned', async (context) => {
      context.skip(!harness.hasControllers, 'needs the garbage collector');
      const { metadata } = await client.create('configmaps', configMap('owner'));
      const owner = { apiVersion: 'v1', kind: 'ConfigMap', name: 'owner', uid: metadata.uid };
      await client.create('configmaps', { metadata: { ...named('owned-one'), ownerReferences: [owner] } });
      await client.delete('configmaps', named('owner'), { propagation: 'Background' });
      await expect
        .poll(() => client.get('configmaps', named('owned-one')).catch(({ kind }: { kind: string }) => kind))
        .toBe('notFound');
    });

    it('runs a deployment and returns the logs of its pods', async (context) => {
      context.skip(!harness.hasKubelet, 'needs nodes that run pods');
      await client.apply('deployments.apps', deployment('runs'));
      await client.mergePatch('deployments.apps', named('runs'), { spec: { replicas: 1 } });
      await expect
        .poll(async () => (await client.get('deployments.apps', named('runs'))).status?.readyReplicas)
        .toBe(1);
      const [pod] = await client.list('pods', { namespace, labelSelector: 'app=runs' });
      await expect(client.logs(named(pod?.metadata.name ?? ''))).resolves.toEqual(expect.any(String));
    });
  });
}

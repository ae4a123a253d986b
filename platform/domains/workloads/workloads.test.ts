import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFleet, type Caller, type OneCluster, type TestFleet } from '../clusters/fleet.testing.ts';
import { eventually } from '../../../process/testing.ts';
import { transaction } from '../../db/database.ts';
import { publishContent } from '../clusters/clusters.changes.ts';
import { patchCluster } from '../clusters/clusters.store.ts';

interface WorkloadJson {
  kind: string;
  name: string;
  namespace: string;
  state: string;
  message: string;
  ready: number;
  wanted: number;
}
interface PodJson {
  name: string;
  namespace: string;
  state: string;
  owner: { kind: string; name: string } | null;
  containers: { name: string; image: string; state: string; reason: string; restart_count: number }[];
}
interface PodDetailJson extends PodJson {
  conditions: { type: string; status: string }[];
  events: { reason: string; object: { name: string } }[];
  yaml: string;
}

let fleet: TestFleet;
let caller: Caller;
let id: string;

const read = async <T>(path: string, as = caller) =>
  fleet.call<{ data: T; error?: string }>(as, 'GET', `/api/clusters/${id}/${path}`);
const list = async <T>(path: string) => (await read<T[]>(path)).body.data;

const deployment = (name: string, image: string, replicas = 1) => ({
  metadata: { name, namespace: 'default' },
  spec: {
    replicas,
    selector: { matchLabels: { app: name } },
    template: { metadata: { labels: { app: name } }, spec: { containers: [{ name: 'main', image }] } },
  },
});
const apply = async (name: string, image: string, replicas?: number) => {
  const client = await fleet.platform.app.providers.kubernetesClients.of(id);
  await client.apply('deployments.apps', deployment(name, image, replicas));
};
const workload = async (name: string) =>
  (await list<WorkloadJson>('workloads')).find((one) => one.name === name);

beforeAll(async () => {
  fleet = await startFleet();
  caller = await fleet.owner();
  ({ id } = await fleet.active(caller, { name: 'shop' }));
});
afterAll(() => fleet.platform.stop());

describe('workloads of a cluster', () => {
  it('include what others made, with the state of their pods', async () => {
    await apply('web', 'nginx:1.27', 2);
    await eventually(async () =>
      expect(await workload('web')).toMatchObject({
        kind: 'deployment',
        state: 'running',
        ready: 2,
        wanted: 2,
      }),
    );
    const namespaces = (await list<WorkloadJson>('workloads')).map(({ namespace }) => namespace);
    expect(namespaces).toContain('kube-system');
    expect(namespaces).toEqual([...namespaces].sort());
  });

  it('fail with the words of the pod that cannot run', async () => {
    await apply('broken', 'example.com/missing:1');
    await eventually(async () =>
      expect(await workload('broken')).toMatchObject({ state: 'failing', ready: 0 }),
    );
    expect((await workload('broken'))?.message).toContain('missing:1');
  });

  it('are stopped when no pods are wanted', async () => {
    await apply('idle', 'nginx:1.27', 0);
    await eventually(async () =>
      expect(await workload('idle')).toMatchObject({ state: 'stopped', wanted: 0 }),
    );
  });

  it('publish the status of the cluster that is changed at the same time', async () => {
    const { core } = fleet.platform.app;
    const before = fleet.events.length;
    let publishing: Promise<unknown> | undefined;
    await transaction(core.db, async (tx) => {
      await patchCluster(tx, id, { status: 'updating' });
      publishing = transaction(core.db, (other) => publishContent(other, core.bus, id, 'secrets'));
    });
    await publishing;
    const published = () =>
      fleet.events.slice(before).find(({ payload }) => 'content' in payload && payload.content === 'secrets');
    await eventually(() => expect(published()?.payload).toMatchObject({ status: 'updating' }));
    await transaction(core.db, (tx) => patchCluster(tx, id, { status: 'active' }));
  });

  it('publish that something changed', async () => {
    const changes = () =>
      fleet.events.filter(
        ({ event, payload }) =>
          event === 'clusterStatusUpdate' && 'content' in payload && payload.content === 'workloads',
      ).length;
    await eventually(async () => {
      const before = changes();
      await apply('live', 'nginx:1.27', 1 + (Date.now() % 3));
      await eventually(() => expect(changes()).toBeGreaterThan(before));
    });
  });
});

describe('a pod', () => {
  const podOf = async (app: string) =>
    (await list<PodJson>('pods')).find(({ name }) => name.startsWith(`${app}-`));

  it('is described with its containers, conditions, events and YAML', async () => {
    const pod = await podOf('web');
    const { body } = await read<PodDetailJson>(`pods/default/${pod?.name ?? ''}`);
    expect(body.data).toMatchObject({ state: 'running', owner: { kind: 'ReplicaSet' } });
    expect(body.data.containers).toMatchObject([{ name: 'main', image: 'nginx:1.27', state: 'running' }]);
    expect(body.data.conditions).toContainEqual(expect.objectContaining({ type: 'Ready', status: 'True' }));
    expect(body.data.events.map(({ reason }) => reason)).toContain('Started');
    expect(body.data.yaml).toMatch(/^apiVersion: v1\nkind: Pod\n/);
    expect(body.data.yaml).not.toContain('managedFields');
  });

  const place = async (app: string) => `pods/default/${(await podOf(app))?.name ?? ''}`;

  it('has a log once its container has started', async () => {
    const page = await read(`${await place('web')}/logs?tailLines=5&format=lines`);
    expect(page.body).toMatchObject({ containerName: 'main', parameters: { noPreviousLogs: false } });
    const none = await read(`${await place('broken')}/logs`);
    expect(none).toMatchObject({
      status: 200,
      body: { logs: '', cursor: '0000-00-00T00:00:00.000000000Z~-1~' },
    });
    const previous = await read(`${await place('web')}/logs?previous=true`);
    expect(previous.body).toMatchObject({ logs: '', parameters: { noPreviousLogs: true } });
  });

  it('has a log that goes on after a cursor without a gap and without repeating', async () => {
    await apply('talker', 'example.com/chatty:1');
    const lines = async (query: string) => {
      const { body } = await read(`${await place('talker')}/logs?format=lines&${query}`);
      return body as unknown as { lines: { t: string; n: number; text: string }[]; cursor: string };
    };
    await eventually(async () => expect((await lines('tailLines=1000')).lines).toHaveLength(1000));
    const pod = (await podOf('talker'))?.name ?? '';
    const whole = (await lines('tailLines=1000')).lines;
    const at = (index: number) => `${whole[index]?.t}~${whole[index]?.n}~${pod}`;
    expect((await lines(`tailLines=200&after=${at(499)}`)).lines).toEqual(whole.slice(500, 700));
    expect((await lines(`tailLines=200&before=${at(500)}`)).lines).toEqual(whole.slice(300, 500));
  });

  it('sends its log and the restarts of its container as they happen', async () => {
    await apply('crashing', 'example.com/crash:1');
    await eventually(async () =>
      expect((await podOf('crashing'))?.containers[0]?.restart_count).toBeGreaterThan(0),
    );
    const url = `${fleet.platform.url}/api/clusters/${id}/${await place('crashing')}/logs/stream?since=2026-01-01T00:00:00Z`;
    const response = await fetch(url, { headers: { authorization: `Bearer ${caller.token}` } });
    expect(response.headers.get('content-type')).toContain('application/jsonl');
    let text = '';
    for await (const part of response.body ?? []) {
      text += Buffer.from(part).toString();
      if (/"turn":"ended"/.test(text) && /"turn":"restarted"/.test(text)) break;
    }
    expect(text).toContain('"text":"');
  });

  it('is not found under another name', async () => {
    expect(await read('pods/default/nobody')).toMatchObject({ status: 404, body: { error: 'not_found' } });
  });
});

describe('the rest of a cluster', () => {
  it('has services, ingresses, volume claims and events', async () => {
    const client = await fleet.platform.app.providers.kubernetesClients.of(id);
    await client.apply('services', {
      metadata: { name: 'web', namespace: 'default' },
      spec: { selector: { app: 'web' }, ports: [{ port: 80, targetPort: 8080 }] },
    });
    await client.apply('persistentvolumeclaims', {
      metadata: { name: 'files', namespace: 'default' },
      spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '10Gi' } } },
    });
    await client.apply('ingresses.networking.k8s.io', {
      metadata: { name: 'web', namespace: 'default' },
      spec: {
        rules: [
          {
            host: 'shop.example.com',
            http: {
              paths: [
                {
                  path: '/',
                  pathType: 'Prefix',
                  backend: { service: { name: 'web', port: { number: 80 } } },
                },
              ],
            },
          },
        ],
      },
    });
    expect(await list('services')).toContainEqual(
      expect.objectContaining({
        name: 'web',
        type: 'ClusterIP',
        ports: [{ name: '', port: 80, target: '8080', protocol: 'TCP' }],
      }),
    );
    expect(await list('volume-claims')).toContainEqual(
      expect.objectContaining({ name: 'files', phase: 'Pending', size_gb: 10 }),
    );
    expect(await list('ingresses')).toContainEqual(
      expect.objectContaining({ name: 'web', hosts: ['shop.example.com'], has_tls: false }),
    );
    expect(await list('kubernetes-events')).toContainEqual(
      expect.objectContaining({ type: 'warning', namespace: 'default' }),
    );
  });

  it('adds what its services ordered at Hetzner to the cluster and to the price of the account', async () => {
    const client = await fleet.platform.app.providers.kubernetesClients.of(id);
    const estimate = async () => {
      const path = '/api/account/current-usage';
      const { body } = await fleet.call<{ data: { monthly_estimate: number } }>(caller, 'GET', path);
      return body.data.monthly_estimate;
    };
    const attachments = async () => {
      const { body } = await fleet.call<OneCluster>(caller, 'GET', `/api/clusters/${id}`);
      return body.data[0].attachments;
    };
    const before = await estimate();
    const name = { name: 'public', namespace: 'default' };
    await client.apply('services', {
      metadata: name,
      spec: { type: 'LoadBalancer', selector: { app: 'web' }, ports: [{ port: 443 }] },
    });
    await eventually(async () =>
      expect(await attachments()).toEqual({
        volumes: [],
        load_balancers: [{ service: 'default/public', type: 'lb11', monthly_price: 5.39 }],
        monthly_price: 5.39,
      }),
    );
    expect(await estimate()).toBeCloseTo(before + 5.39, 2);
    await client.delete('services', name);
    await eventually(async () => expect((await attachments()).load_balancers).toEqual([]));
  });

  it('is not shown to other accounts', async () => {
    const stranger = await fleet.owner({ cloudToken: 'e1'.repeat(32) });
    for (const path of [
      'workloads',
      'pods',
      'pods/default/web',
      'pods/default/web/logs',
      'pods/default/web/logs/stream',
      'services',
      'ingresses',
      'volume-claims',
      'kubernetes-events',
    ])
      expect((await read(path, stranger)).status).toBe(404);
  });
});

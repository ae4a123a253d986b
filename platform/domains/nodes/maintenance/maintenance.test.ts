import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { eventually } from '../../../../process/testing.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import { startFleet, type Caller, type Refusal, type TestFleet } from '../../clusters/fleet.testing.ts';
import type { nodeJson, nodesJson } from '../nodes.wire.ts';

type Node = z.output<typeof nodeJson>;

let fleet: TestFleet;
let owner: Caller;
let id: string;
let worker: string;

const act = <T = { data: Node }>(action: string, node = worker, as = owner) =>
  fleet.call<T>(as, 'POST', `/api/clusters/${id}/nodes/${node}/${action}`);
const nodes = async (): Promise<Node[]> => {
  const path = `/api/clusters/${id}/nodes`;
  return (await fleet.call<{ data: z.output<typeof nodesJson> }>(owner, 'GET', path)).body.data.allNodes;
};
const nodeNow = async () => (await nodes()).find(({ name }) => name === worker);
const client = () => fleet.platform.app.providers.kubernetesClients.of(id);

beforeAll(async () => {
  fleet = await startFleet();
  owner = await fleet.owner();
  const pool = { name: 'default', instance_type: 'cx23', location: 'fsn1', instance_count: 2 };
  ({ id } = await fleet.active(owner, { worker_node_pools: [pool] }));
  worker = (await nodes()).find(({ type }) => type === 'worker')?.name ?? '';
});
afterAll(() => fleet.platform.stop());

const recorded = async () => {
  const { db } = fleet.platform.app.core;
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.targetId, id));
  return entries.map(({ action }) => action).filter((action) => action.startsWith('node.'));
};

describe('taking a node out of service', () => {
  it('keeps new pods away until it is uncordoned, and records a repetition once', async () => {
    for (const _again of [1, 2]) expect((await act('cordon')).body.data.unschedulable).toBe(true);
    expect((await (await client()).get('nodes', { name: worker })).spec?.unschedulable).toBe(true);
    for (const _again of [1, 2])
      expect((await act('uncordon')).body.data).toMatchObject({ unschedulable: false, draining: false });
    expect((await recorded()).sort()).toEqual(['node.cordon', 'node.uncordon']);
  });

  it('drains a node that was marked by a process that ended before it enqueued the drain', async () => {
    const { maintenance } = fleet.platform.app.providers.kubernetes;
    const published: string[] = [];
    const unsubscribe = fleet.platform.app.core.bus.subscribe((event) => {
      if (event.event === 'clusterStatusUpdate') published.push(event.payload.content);
    });
    await maintenance.beginDrain(id, worker, fleet.platform.app.core.clock.now());
    expect((await act('drain')).status).toBe(200);
    await eventually(async () =>
      expect(await nodeNow()).toMatchObject({ draining: false, unschedulable: true }),
    );
    expect(await recorded()).toContain('node.drain');
    // Pages with the timeline ignore changed workloads.
    await eventually(() => expect(published).toContain('cluster'));
    unsubscribe();
    await act('uncordon');
  });

  it('moves the pods to other nodes, but neither those of daemon sets nor those without a controller', async () => {
    const pods = await client();
    const labels = { app: 'web' };
    const container = { name: 'web', image: 'nginx:1.27' };
    await pods.apply('deployments.apps', {
      metadata: { name: 'web', namespace: 'default' },
      spec: {
        replicas: 4,
        selector: { matchLabels: labels },
        template: { metadata: { labels }, spec: { containers: [container] } },
      },
    });
    await pods.apply('pods', {
      metadata: { name: 'alone', namespace: 'default' },
      spec: { nodeName: worker, containers: [container] },
    });
    await eventually(async () => expect((await nodeNow())?.evictable_pods).toBeGreaterThan(0));
    const { status, body } = await act('drain');
    expect([status, body.data.draining, body.data.unschedulable]).toEqual([200, true, true]);
    await eventually(async () =>
      expect(await nodeNow()).toMatchObject({ draining: false, unschedulable: true, evictable_pods: 0 }),
    );
    const here = await pods.list('pods', { fieldSelector: `spec.nodeName=${worker}` });
    const owners = here.map(({ metadata }) => metadata.ownerReferences?.[0]?.kind ?? metadata.name);
    expect(new Set(owners)).toEqual(new Set(['DaemonSet', 'alone']));
    await eventually(async () => {
      const [web] = await pods.list('deployments.apps', { namespace: 'default' });
      expect(web?.status?.readyReplicas).toBe(4);
    });
  });

  it('is refused to developers, for unknown nodes, and to other accounts', async () => {
    const developer = await fleet.member(owner, 'developer');
    expect((await act<Refusal>('drain', worker, developer)).status).toBe(403);
    expect((await act<Refusal>('cordon', 'nowhere')).status).toBe(404);
    const stranger = await fleet.owner({ cloudToken: 'e1'.repeat(32) });
    expect((await act<Refusal>('cordon', worker, stranger)).status).toBe(404);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clusterJson, nodeJson, userJson, wire } from '../../gateway/domains/testing.ts';
import { testGateway } from '../../gateway/testing.ts';
import { clusterStatuses } from '../../platform/domains/clusters/clusters.rules.ts';
import type { ClusterJson } from '../../platform/domains/clusters/clusters.wire.ts';
import { isRunning } from '../../platform/domains/nodes/nodes.rules.ts';
import { startContractStack, type Caller, type ContractStack } from '../support/contractStack.ts';

describe('the rule whether a cluster is running', () => {
  it.each(clusterStatuses.filter((status) => status !== 'deleted'))(
    'is the same in platform and gateway for the status %s',
    async (status) => {
      for (const pendingUpdate of [null, []]) await compare(status, pendingUpdate);
    },
  );

  /** `pendingUpdate` contains the settings that the next update will apply. */
  async function compare(status: ClusterJson['status'], pendingUpdate: never[] | null) {
    const { execute, gateway } = testGateway({
      upstream: {
        'GET /api/user': { data: userJson() },
        'GET /api/clusters/c1': { data: [clusterJson({ status, pending_update: pendingUpdate })] },
        'GET /api/clusters/c1/nodes': { data: { allNodes: [nodeJson('w1')] } },
      },
    });
    const { data, calls } = await execute<{ cluster: { health: { isEstimate: boolean } } }>(
      '{ cluster(id: "c1") { health { isEstimate } } }',
    );
    await gateway.stop();
    const runs = isRunning({
      status,
      apiEndpoint: 'https://192.0.2.1:6443',
      archivedAt: null,
      wanted: pendingUpdate,
    });
    expect(data?.cluster.health.isEstimate).toBe(!runs);
    expect(wire(calls).includes('GET /api/clusters/c1/nodes')).toBe(runs);
  }
});

describe('nodes and pods of a cluster', () => {
  let stack: ContractStack;
  let owner: Caller;
  beforeAll(async () => {
    stack = await startContractStack({ worlds: ['demo'] });
    owner = await stack.signIn('owner@demo.test');
  });
  afterAll(() => stack.stop());

  const find = async (name: string) => {
    const document = `query ($name: String!) { viewer { account { clusters(first: 1, filter: { search: $name }) {
      edges { node { id uuid } } } } } }`;
    interface Found {
      viewer: { account: { clusters: { edges: { node: { id: string; uuid: string } }[] } } };
    }
    const { viewer } = await stack.run<Found>(document, { name }, owner);
    const node = viewer.account.clusters.edges[0]?.node;
    if (!node) throw new Error(`the world has no ${name}`);
    return node;
  };

  const HEALTH = `query ($id: ID!) { cluster(id: $id) {
    health { nodesReady nodesTotal isEstimate updatedAt pods { total needsAttention healthyPercent }
      capacity { cores memoryGb } allocatable { cores memoryGb } usage { cores memoryGb } requests { cores memoryGb } }
    nodes(first: 100) { edges { node { id name role nodePoolName isReady capacity { cores } } } }
    problematicPods(first: 10) { totalCount edges { node { id name namespace problem message createdAt restartCount } } }
    namespaces { name } ingressClasses { name isDefault } storageClasses { name } ingressEndpoints { address family } } }`;
  interface Health {
    cluster: {
      health: {
        nodesReady: number | null;
        nodesTotal: number;
        isEstimate: boolean;
        pods: { needsAttention: number } | null;
        capacity: { cores: number };
        allocatable: { cores: number };
        usage: { cores: number } | null;
      };
      nodes: {
        edges: {
          node: { id: string; role: string; nodePoolName: string | null; capacity: { cores: number } };
        }[];
      } | null;
      problematicPods: { totalCount: number; edges: { node: { id: string; problem: string } }[] } | null;
      namespaces: { name: string }[] | null;
      ingressClasses: { name: string; isDefault: boolean }[] | null;
      storageClasses: { name: string }[] | null;
      ingressEndpoints: { address: string; family: string }[] | null;
    };
  }

  it("pass the gateway's schemas, and add up to the totals", async () => {
    const { id } = await find('production');
    const { data, errors, calls } = await stack.execute<Health>(HEALTH, { id }, owner);
    expect(errors).toBeUndefined();
    const { health, nodes, ingressClasses, storageClasses, ingressEndpoints } = data!.cluster;
    expect(health).toMatchObject({ nodesReady: 7, nodesTotal: 7, isEstimate: false });
    const cores = nodes?.edges.reduce((sum, { node }) => sum + node.capacity.cores, 0);
    expect(health.capacity.cores).toBe(cores);
    expect(health.usage?.cores).toBeLessThan(health.allocatable.cores);
    expect(nodes?.edges.filter(({ node }) => node.role === 'CONTROL_PLANE')).toHaveLength(3);
    expect(ingressClasses).toContainEqual({ name: 'traefik', isDefault: true });
    expect(storageClasses?.map(({ name }) => name)).toContain('hcloud-volumes');
    expect(ingressEndpoints).toEqual([{ address: expect.any(String) as string, family: 'IPV4' }]);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('are refetched by their ids', async () => {
    const { id } = await find('us-staging');
    const { cluster } = await stack.run<Health>(HEALTH, { id }, owner);
    expect(cluster.problematicPods?.edges.map(({ node }) => node.problem).sort()).toEqual([
      'CRASHING',
      'ERROR',
      'PENDING',
    ]);
    expect(cluster.health.pods?.needsAttention).toBe(3);
    const ids = [cluster.nodes?.edges[0]?.node.id, cluster.problematicPods?.edges[0]?.node.id];
    const found = await stack.run<{ nodes: { __typename: string; id: string }[] }>(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }',
      { ids },
      owner,
    );
    expect(found.nodes).toEqual([
      { __typename: 'ClusterNode', id: ids[0] },
      { __typename: 'ProblematicPod', id: ids[1] },
    ]);
  });

  it('are followed while something else changes the cluster', async () => {
    const { id } = await find('production');
    const events = await stack.subscribe<{
      clusterContentChanged: { content: string | null; cluster: { workloads: { totalCount: number } } };
    }>(
      `subscription ($id: ID!) { clusterContentChanged(clusterId: $id) { content cluster {
        workloads(filter: { namespace: "keel" }) { totalCount } } } }`,
      { id },
      owner,
    );
    const install = `mutation ($id: ID!) { installAddon(input: { clusterId: $id, name: "keel" }) { __typename } }`;
    expect(await stack.run(install, { id }, owner)).toEqual({
      installAddon: { __typename: 'InstallAddonPayload' },
    });
    await events.until(
      ({ clusterContentChanged: { content, cluster } }) =>
        content === 'WORKLOADS' && cluster.workloads.totalCount > 0,
    );
    await events.stop();
  });

  it('of an archived cluster are an estimate without lists', async () => {
    const { id } = await find('old-blog');
    const { cluster } = await stack.run<Health>(HEALTH, { id }, owner);
    expect(cluster).toMatchObject({
      health: { isEstimate: true, nodesReady: null, nodesTotal: 2, capacity: { cores: 4, memoryGb: 8 } },
      nodes: null,
      problematicPods: null,
      namespaces: null,
    });
  });

  it('are sent to every subscriber after an operation has finished, from the platform calls of one', async () => {
    const { id, uuid } = await find('us-staging');
    const watch = `subscription ($id: ID!) { clusterHealthChanged(clusterId: $id) { isResync cluster {
      health { usage { cores } } problematicPods { totalCount } } } }`;
    interface HealthEvent {
      clusterHealthChanged: {
        cluster: {
          health: { usage: { cores: number } | null };
          problematicPods: { totalCount: number };
        } | null;
      };
    }
    const viewers = await Promise.all(
      [owner, await stack.signIn('user@demo.test')].map((as) =>
        stack.subscribe<HealthEvent>(watch, { id }, as),
      ),
    );
    const before = stack.proxy.seen.length;
    await stack.run(
      'mutation ($id: ID!) { installAddon(input: { clusterId: $id, name: "metrics-server" }) { __typename } }',
      { id },
      owner,
    );
    const measured = await Promise.all(
      viewers.map((viewer) =>
        viewer.until(({ clusterHealthChanged }) => !!clusterHealthChanged.cluster?.health.usage),
      ),
    );
    expect(measured[0]).toEqual(measured[1]);
    expect(measured[0]?.clusterHealthChanged.cluster?.problematicPods.totalCount).toBe(3);
    // The reads for all subscribers are those of the first one.
    const reads = stack.proxy.seen.slice(before).filter(({ path }) => path === `/api/clusters/${uuid}/nodes`);
    expect(new Set(reads.map(({ requestId }) => requestId)).size).toBe(1);
    for (const viewer of viewers) await viewer.stop();
  });

  it('require a session', async () => {
    const { id } = await find('us-staging');
    const { codes } = await stack.execute(HEALTH, { id });
    expect(codes).toContain('UNAUTHENTICATED');
  });
});

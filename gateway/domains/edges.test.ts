import { describe, expect, it } from 'vitest';
import { testGateway, type UpstreamTable } from '../testing.ts';
import { secretJson } from './cluster-secrets/cluster-secrets.testing.ts';
import { deploymentJson } from './deployments/deployments.testing.ts';
import { gitopsJson } from './gitops/gitops.testing.ts';
import { postgresJson, postgresListJson } from './postgres/postgres.testing.ts';
import {
  addonJson,
  auditJson,
  catalogJson,
  clusterJson,
  idOf,
  instanceTypeJson,
  nodeJson,
  podJson,
  podStatusJson,
  userJson,
  wire,
} from './testing.ts';

const upstream: UpstreamTable = {
  'GET /api/user': { data: userJson() },
  'GET /api/clusters': { data: { data: [clusterJson()] } },
  'GET /api/clusters/c1': { data: [clusterJson()] },
  'GET /api/clusters/c1/addons': { data: [addonJson('traefik')] },
  'GET /api/addons/catalog': { data: [catalogJson('traefik')] },
  'GET /api/clusters/c1/nodes': { data: { allNodes: [nodeJson('w1')], podStatus: podStatusJson() } },
  'GET /api/clusters/c1/pods/problematic': { data: { pods: [podJson('web')] } },
  'GET /api/clusters/c1/gitops': { data: gitopsJson() },
  'GET /api/clusters/c1/registries': { data: ['hub'] },
  'GET /api/clusters/c1/secrets': { data: [secretJson()] },
  'GET /api/clusters/c1/deployments': { data: [deploymentJson('web')] },
  'GET /api/clusters/c1/apps/postgres/clusters': postgresListJson(postgresJson('db')),
};
const { name } = clusterJson();
const inOne = (field: string) => `${field} { edges { node { cluster { name } } } }`;

describe('the cluster of what is in it', () => {
  const contents: [type: string, field: string, calls: string[]][] = [
    ['Addon', inOne('addons'), ['GET /api/addons/catalog', 'GET /api/clusters/c1/addons']],
    ['NodePool', 'nodePools { cluster { name } }', []],
    ['ClusterNode', inOne('nodes'), ['GET /api/clusters/c1/nodes']],
    ['ProblematicPod', inOne('problematicPods'), ['GET /api/clusters/c1/pods/problematic']],
    ['Gitops', 'gitops { cluster { name } }', ['GET /api/clusters/c1/gitops']],
    ['ClusterRegistry', inOne('registries'), ['GET /api/clusters/c1/registries']],
    ['Deployment', inOne('deployments'), ['GET /api/clusters/c1/deployments']],
    ['PostgresCluster', inOne('postgresClusters'), ['GET /api/clusters/c1/apps/postgres/clusters']],
    ['KubernetesSecret', inOne('secrets'), ['GET /api/clusters/c1/secrets']],
  ];

  it.each(contents)('costs no call below its cluster: %s', async (_type, field, expected) => {
    const { data, errors, calls } = await testGateway({ upstream }).execute(
      `{ cluster(id: "c1") { ${field} } }`,
    );
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toContain(`"cluster":{"name":"${name}"}`);
    expect(wire(calls).sort()).toEqual(['GET /api/clusters/c1', ...expected].sort());
  });

  it.each(contents)('costs no call below the clusters of the account: %s', async (_type, field, expected) => {
    const query = `{ viewer { account { clusters { edges { node { ${field} } } } } } }`;
    const { data, calls } = await testGateway({ upstream }).execute(query);
    expect(JSON.stringify(data)).toContain(`"cluster":{"name":"${name}"}`);
    expect(wire(calls).sort()).toEqual(['GET /api/clusters', 'GET /api/user', ...expected].sort());
  });

  it('costs one call for one that was found by its id', async () => {
    const query = 'query ($id: ID!) { node(id: $id) { ... on ClusterRegistry { cluster { name } } } }';
    const { data, calls } = await testGateway({ upstream }).execute(query, {
      id: idOf('ClusterRegistry', 'c1:hub'),
    });
    expect(data).toEqual({ node: { cluster: { name } } });
    expect(wire(calls)).toEqual(['GET /api/clusters/c1/registries', 'GET /api/clusters/c1']);
  });
});

describe('edges in place of keys', () => {
  const query = `{ cluster(id: "c1") { controlPlaneInstanceType { name } controlPlaneInstanceTypeName
    nodePools { instanceType { name cores } instanceTypeName }
    nodes { edges { node { nodePool { name } nodePoolName } } } } }`;
  const types = 'GET /api/instance-types/fsn1';

  it('cost one call per location and none for the node pool of a node', async () => {
    const { execute } = testGateway({
      upstream: {
        ...upstream,
        'GET /api/clusters/c1/nodes': { data: { allNodes: [nodeJson('w1', { pool: 'workers' })] } },
        [types]: { data: [instanceTypeJson(), instanceTypeJson({ name: 'cpx21' })] },
      },
    });
    const { data, calls } = await execute(query);
    expect(data).toEqual({
      cluster: {
        controlPlaneInstanceType: { name: 'cpx11' },
        controlPlaneInstanceTypeName: 'cpx11',
        nodePools: [{ instanceType: { name: 'cpx21', cores: 2 }, instanceTypeName: 'cpx21' }],
        nodes: { edges: [{ node: { nodePool: { name: 'workers' }, nodePoolName: 'workers' } }] },
      },
    });
    expect(wire(calls).sort()).toEqual(['GET /api/clusters/c1', 'GET /api/clusters/c1/nodes', types].sort());
  });

  it('are null with their name when the object is gone', async () => {
    const { execute } = testGateway({ upstream: { ...upstream, [types]: { data: [] } } });
    const { data, errors } = await execute(query);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      cluster: {
        controlPlaneInstanceType: null,
        controlPlaneInstanceTypeName: 'cpx11',
        nodePools: [{ instanceType: null, instanceTypeName: 'cpx21' }],
        nodes: { edges: [{ node: { nodePool: null, nodePoolName: 'default' } }] },
      },
    });
  });

  it('keep the node pool when the server types cannot be loaded', async () => {
    const { data, errors } = await testGateway({ upstream }).execute(
      '{ cluster(id: "c1") { nodePools { instanceType { name } instanceTypeName } } }',
    );
    expect(errors).toHaveLength(1);
    expect(data).toEqual({ cluster: { nodePools: [{ instanceType: null, instanceTypeName: 'cpx21' }] } });
  });

  it('of the audit log reach the clusters that still exist, with one call', async () => {
    const target = (id: string) => ({ target: { type: 'cluster', id, name: `name of ${id}` } });
    const entries = [
      auditJson('e1', target('c1')),
      auditJson('e2', target('c9')),
      auditJson('e3', { target: { ...target('c1').target, type: 'account' } }),
    ];
    const log = '/api/account/audit-log?limit=101&from=newest';
    const { execute } = testGateway({
      upstream: { ...upstream, [`GET ${log}`]: { data: { entries, total: 3 } } },
    });
    const { data, calls } = await execute(
      '{ viewer { account { auditLog { edges { node { targetName cluster { name } } } } } } }',
    );
    const nodes = [
      { targetName: 'name of c1', cluster: { name } },
      { targetName: 'name of c9', cluster: null },
      { targetName: 'name of c1', cluster: null },
    ].map((node) => ({ node }));
    expect(data).toEqual({ viewer: { account: { auditLog: { edges: nodes } } } });
    expect(wire(calls).sort()).toEqual([`GET ${log}`, 'GET /api/clusters', 'GET /api/user']);
  });
});

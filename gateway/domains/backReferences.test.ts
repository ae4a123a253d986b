import { describe, expect, it } from 'vitest';
import { testGateway, type UpstreamTable } from '../testing.ts';
import { secretJson } from './cluster-secrets/cluster-secrets.testing.ts';
import { gitopsJson } from './gitops/gitops.testing.ts';
import {
  addonJson,
  catalogJson,
  clusterJson,
  idOf,
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

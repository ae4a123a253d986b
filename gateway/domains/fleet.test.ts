import { describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../testing.ts';
import { addonJson, catalogJson, clusterJson, nodeJson, podStatusJson, userJson, wire } from './testing.ts';

const nodes = (...allNodes: object[]) => ({ data: { allNodes, podStatus: podStatusJson() } });
const upstream: UpstreamTable = {
  'GET /api/user': { data: userJson() },
  'GET /api/clusters': {
    data: {
      data: [
        clusterJson({ id: 'c2', name: 'beta' }),
        clusterJson({ id: 'c1', name: 'alpha' }),
        clusterJson({ id: 'c3', name: 'gone', status: 'archived' }),
      ],
    },
  },
  'GET /api/addons/catalog': { data: [catalogJson('traefik'), catalogJson('grafana')] },
  'GET /api/clusters/c1/addons': { data: [addonJson('traefik', { version: '1.0.0' })] },
  'GET /api/clusters/c2/addons': {
    data: [addonJson('traefik'), addonJson('grafana', { status: 'failed', version: null })],
  },
  'GET /api/clusters/c1/nodes': nodes(
    nodeJson('w1', { status: 'notready' }),
    nodeJson('m1', { type: 'master' }),
  ),
  'GET /api/clusters/c2/nodes': nodes(nodeJson('w2')),
};

type Rows = {
  viewer: { account: { rows: { totalCount: number; nodes: { name: string; cluster: { name: string } }[] } } };
};
async function rowsOf(field: string, table = upstream) {
  const { data, errors, calls } = await testGateway({ upstream: table }).execute<Rows>(
    `{ viewer { account { rows: ${field} { totalCount nodes { name cluster { name } } } } } }`,
  );
  const rows = data?.viewer.account.rows?.nodes.map(({ name, cluster }) => `${cluster.name}/${name}`);
  return { rows, errors, calls: wire(calls).sort(), total: data?.viewer.account.rows?.totalCount };
}

describe('add-ons of all clusters', () => {
  it.each([
    ['addons', ['alpha/traefik', 'alpha/grafana', 'beta/grafana', 'beta/traefik']],
    ['addons(filter: { outdated: true })', ['alpha/traefik']],
    ['addons(filter: { outdated: false })', ['alpha/grafana', 'beta/grafana', 'beta/traefik']],
    ['addons(filter: { statuses: [FAILED] })', ['beta/grafana']],
    ['addons(filter: { statuses: [INSTALLED], outdated: true })', ['alpha/traefik']],
  ])('are those of %s', async (field, expected) => {
    expect((await rowsOf(field)).rows).toEqual(expected);
  });

  it('cost one call per cluster that is not archived, also for a small page', async () => {
    const { rows, total, calls } = await rowsOf('addons(first: 1)');
    expect([rows, total]).toEqual([['alpha/traefik'], 4]);
    expect(calls).toEqual([
      'GET /api/addons/catalog',
      'GET /api/clusters',
      'GET /api/clusters/c1/addons',
      'GET /api/clusters/c2/addons',
      'GET /api/user',
    ]);
  });

  it('are null with an error when those of a cluster cannot be loaded', async () => {
    const { rows, errors } = await rowsOf('addons', {
      ...upstream,
      'GET /api/clusters/c2/addons': answer(503, {}),
    });
    expect(rows).toBeUndefined();
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });
});

describe('an add-on of unknown version', () => {
  it.each([
    ['addons(filter: { outdated: true })', ['alpha/traefik']],
    ['addons(filter: { statuses: [INSTALLED], outdated: false })', ['beta/traefik']],
  ])('is not outdated: %s', async (field, expected) => {
    const unknown = { data: [addonJson('traefik', { version: null })] };
    expect((await rowsOf(field, { ...upstream, 'GET /api/clusters/c2/addons': unknown })).rows).toEqual(
      expected,
    );
  });
});

describe('nodes of all clusters', () => {
  it.each([
    ['nodes', ['alpha/m1', 'alpha/w1', 'beta/w2']],
    ['nodes(filter: { isReady: false })', ['alpha/w1']],
    ['nodes(filter: { roles: [WORKER], isReady: true })', ['beta/w2']],
  ])('are those of %s', async (field, expected) => {
    expect((await rowsOf(field)).rows).toEqual(expected);
  });

  it('cost one call per running cluster', async () => {
    expect((await rowsOf('nodes')).calls).toEqual([
      'GET /api/clusters',
      'GET /api/clusters/c1/nodes',
      'GET /api/clusters/c2/nodes',
      'GET /api/user',
    ]);
  });
});

describe('contents of one cluster', () => {
  it.each([
    ['addons(filter: { outdated: true })', ['traefik']],
    ['nodes(filter: { isReady: true })', ['m1']],
  ])('are those of %s', async (field, expected) => {
    const { data } = await testGateway({
      upstream: { ...upstream, 'GET /api/clusters/c1': { data: [clusterJson()] } },
    }).execute<{ cluster: { rows: { nodes: { name: string }[] } } }>(
      `{ cluster(id: "c1") { rows: ${field} { nodes { name } } } }`,
    );
    expect(data?.cluster.rows.nodes.map(({ name }) => name)).toEqual(expected);
  });
});

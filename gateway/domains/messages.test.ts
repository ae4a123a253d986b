import { describe, expect, it } from 'vitest';
import { testGateway } from '../testing.ts';
import { standingJson } from './registries/registries.testing.ts';
import { gitopsJson } from './gitops/gitops.testing.ts';
import { addonJson, catalogJson, clusterJson, idOf, userJson } from './testing.ts';

const said = {
  message: 'Waiting for SSH on web-1',
  detail: { code: 'waiting_ssh', params: { name: 'web-1' } },
};
const detail = 'detail { code params { name value } message }';
const coded = {
  code: 'WAITING_SSH',
  params: [{ name: 'name', value: 'web-1' }],
  message: said.message,
};

function world(cluster: object = {}, more: Record<string, unknown> = {}) {
  return testGateway({
    upstream: {
      'GET /api/user': { data: userJson() },
      'GET /api/clusters/c1': { data: [clusterJson({ ...cluster })] },
      'GET /api/addons/catalog': {
        data: [
          catalogJson('base', [], {
            description: 'Obtains TLS certificates and renews them long before they expire.',
            detail: { code: 'about_cert_manager', params: {} },
          }),
        ],
      },
      'GET /api/clusters/c1/addons': { data: [addonJson('base', { status: 'installing', ...said })] },
      'GET /api/clusters/c1/gitops': { data: gitopsJson(said) },
      'GET /api/clusters/c1/registries': { data: ['hub'] },
      'GET /api/clusters/c1/registries/status': { data: [standingJson('hub', said)] },
      ...more,
    },
  });
}

describe('messages', () => {
  it.each([
    ['a cluster', detail, { detail: coded }],
    [
      'an add-on',
      `addons { edges { node { ${detail} } } }`,
      { addons: { edges: [{ node: { detail: coded } }] } },
    ],
    ['GitOps', `gitops { ${detail} }`, { gitops: { detail: coded } }],
    [
      'a registry',
      `registries { edges { node { ${detail} } } }`,
      { registries: { edges: [{ node: { detail: coded } }] } },
    ],
  ])('of %s have code and parameters', async (_of, selection, expected) => {
    const { data, errors } = await world(said).execute(`{ cluster(id: "c1") { ${selection} } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ cluster: expected });
  });

  it('of a timeline have codes', async () => {
    const entry = {
      id: 't1',
      position: 1,
      kind: 'step',
      status: 'creating',
      message: said.message,
      ...said.detail,
      actor_name: null,
      created_at: '2026-11-01T10:00:00.000Z',
      ended_at: null,
    };
    const timeline = { data: { entries: [entry], total: 1 } };
    const { execute } = world({}, { 'GET /api/clusters/c1/timeline?limit=2&from=newest': timeline });
    const { data } = await execute(
      `{ cluster(id: "c1") { timeline(first: 1) { edges { node { ${detail} } } } } }`,
    );
    expect(data).toEqual({ cluster: { timeline: { edges: [{ node: { detail: coded } }] } } });
  });

  it('of the catalogue and of plans have codes', async () => {
    const plan = {
      id: 'free',
      name: 'Free',
      price: 0,
      price_yearly: 0,
      max_clusters: 1,
      max_clusters_archived: 0,
      max_users: 1,
      max_nodes: 3,
      features: ['1 user', 'Something new'],
      feature_details: [
        { code: 'feature_users', params: { count: 1 } },
        { code: 'feature_of_tomorrow', params: {} },
      ],
    };
    const { execute } = world({}, { 'GET /api/account/plans': { data: [plan] } });
    const { data } = await execute(
      `{ catalogAddons { detail { code } } plans { featureDetails { code params { value } } } }`,
    );
    expect(data).toEqual({
      catalogAddons: [{ detail: { code: 'ABOUT_CERT_MANAGER' } }],
      plans: [
        {
          featureDetails: [
            { code: 'FEATURE_USERS', params: [{ value: '1' }] },
            { code: 'VERBATIM', params: [{ value: 'Something new' }] },
          ],
        },
      ],
    });
  });

  it('of a preview have codes', async () => {
    const planned = {
      changes: [],
      warnings: [{ code: 'ssh_open', params: {}, message: 'SSH will be open to the whole internet.' }],
      monthly_price_before: 1,
      monthly_price_after: 1,
      quota: null,
    };
    const { execute } = world({}, { 'PUT /api/clusters/c1': { data: { dry_run: planned } } });
    const { data } = await execute(
      `mutation { updateCluster(input: { id: "${idOf('Cluster', 'c1')}", notes: "x", dryRun: true }) {
        ... on ChangePreview { warnings { code message } } } }`,
    );
    expect(data).toEqual({
      updateCluster: { warnings: [{ code: 'SSH_OPEN', message: 'SSH will be open to the whole internet.' }] },
    });
  });

  it('without a known code are returned as text', async () => {
    const verbatim = { code: 'VERBATIM', params: [{ value: said.message }] };
    const ask = '{ cluster(id: "c1") { detail { code params { value } } } }';
    const newer = await world({ ...said, detail: { code: 'new_thing', params: {} } }).execute(ask);
    const older = await world({ message: said.message }).execute(ask);
    const silent = await world({ message: null }).execute(ask);
    expect([newer.data, older.data, silent.data]).toEqual([
      { cluster: { detail: verbatim } },
      { cluster: { detail: verbatim } },
      { cluster: { detail: null } },
    ]);
  });

  it('of live events have codes, without a call', async () => {
    const { subscribe, live, calls, stop } = world();
    const events = await subscribe(`subscription { clusterChanged { ${detail} cluster { ${detail} } } }`);
    calls.length = 0;
    const next = events.next();
    live.push('clusterStreamUpdate', { clusterId: 'c1', progress: 30, ...said });
    expect((await next).value).toMatchObject({
      data: { clusterChanged: { detail: coded, cluster: { detail: coded } } },
    });
    expect(calls).toEqual([]);
    await stop();
  });
});

import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { answer, testGateway, type UpstreamTable } from '../testing.ts';
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
import { catalogAppJson, installedAppJson } from './apps/apps.testing.ts';
import { secretJson } from './cluster-secrets/cluster-secrets.testing.ts';
import { deploymentJson, versionJson } from './deployments/deployments.testing.ts';
import { gitopsJson } from './gitops/gitops.testing.ts';
import { integrationJson, repositoryJson } from './integrations/github.testing.ts';
import { postgresJson, postgresListJson } from './postgres/postgres.testing.ts';
import { registryJson } from './registries/registries.testing.ts';

const plan = {
  id: 'pro',
  name: 'Pro',
  price: 90,
  price_yearly: 900,
  max_clusters: 10,
  max_clusters_archived: 10,
  max_users: 10,
  max_nodes: 50,
  features: [],
};
const key = {
  id: 'k1',
  name: 'CI',
  prefix: 'kd_ab12…',
  scopes: ['read'],
  created_by: { name: 'Ada' },
  active: true,
  created_at: '2026-11-01T10:00:00Z',
};

const AT = '2026-11-01T10:00:00Z';
const inShop = (name: string) => ({ name, namespace: 'shop', created_at: AT, message: '' });
const team = {
  users: [
    {
      id: 'm1',
      name: 'Ada',
      email: 'ada@example.com',
      permission: 'admin',
      status: 'verified',
      date_created: AT,
    },
  ],
  invites: [
    {
      id: 'i1',
      email: 'bob@example.com',
      permission: 'user',
      date_sent: AT,
      expires_at: '2999-01-01T00:00:00Z',
    },
  ],
  seats: { used: 2, limit: 10 },
};
const invoice = {
  id: 'n1',
  invoice_number: 'INV-00001',
  amount: 107.1,
  tax: 17.1,
  status: 'paid',
  description: 'Pro plan',
  product: 'pro',
  created_at: AT,
};

const upstream: UpstreamTable = {
  'GET /api/user': { data: userJson() },
  'GET /api/clusters': { data: { data: [clusterJson()] } },
  'GET /api/clusters/c1': { data: [clusterJson()] },
  'GET /api/clusters/c1/addons': { data: [addonJson('traefik')] },
  'GET /api/addons/catalog': { data: [catalogJson('traefik')] },
  'GET /api/instance-types/fsn1': { data: [instanceTypeJson()] },
  'GET /api/account/plans': { data: [plan] },
  'GET /api/global-secrets': { data: [{ name: 'A', created_time: '2026-11-01T10:00:00Z' }] },
  'GET /api/global-secrets/HETZNER_API_TOKEN/exists': { exists: true },
  'GET /api/apikeys': { data: [key] },
  'GET /api/account/audit-log/e1': { data: auditJson('e1') },
  'GET /api/clusters/c1/nodes': { data: { allNodes: [nodeJson('w1')], podStatus: podStatusJson() } },
  'GET /api/clusters/c1/pods/problematic': { data: { pods: [podJson('web')] } },
  'GET /api/clusters/c1/pods': {
    data: [
      {
        ...inShop('web-1'),
        state: 'running',
        node: null,
        ip: null,
        owner: null,
        usage: null,
        containers: [],
      },
    ],
  },
  'GET /api/clusters/c1/workloads': {
    data: [{ ...inShop('web'), kind: 'deployment', state: 'running', ready: 1, wanted: 1, images: [] }],
  },
  'GET /api/deployments/d1': { data: deploymentJson('d1') },
  'GET /api/deployments/d1/versions?limit=100': { data: [versionJson('v1')] },
  'GET /api/apps/catalog': { data: [catalogAppJson('n8n')] },
  'GET /api/clusters/c1/apps': { data: [installedAppJson('n8n')] },
  'GET /api/clusters/c1/apps/postgres/clusters': postgresListJson(postgresJson('db')),
  'GET /api/account/users': { data: team },
  'GET /api/account/invoice/n1': { data: invoice },
  'GET /api/user/notifications/o1': {
    data: { id: 'o1', position: 1, kind: 'new_sign_in', message: 'Somebody signed in.', created_at: AT },
  },
  'GET /api/clusters/c1/gitops': { data: gitopsJson() },
  'GET /api/clusters/c1/registries': { data: ['hub'] },
  'GET /api/clusters/c1/secrets': { data: [secretJson()] },
  'GET /api/registry': { data: [registryJson()] },
  'GET /api/user/passkeys': { data: [{ id: 'p1', name: 'Laptop', synced: false, created_at: AT }] },
  'GET /api/github/integrations': { data: [integrationJson()] },
  'GET /api/github/user/repositories': { data: { data: [repositoryJson('acme/fleet')] } },
};

const nodes: [type: string, id: string, unknownId: string, calls: string[]][] = [
  ['Account', 'account-1', 'account-9', ['GET /api/user']],
  ['User', 'user-1', 'user-9', ['GET /api/user']],
  ['Cluster', 'c1', 'c9', ['GET /api/clusters/c1']],
  ['NodePool', 'pool-1', 'pool-9', ['GET /api/clusters']],
  ['InstanceType', 'fsn1:cpx11', 'mars:cpx11', ['GET /api/instance-types/fsn1']],
  ['CatalogAddon', 'traefik', 'nothing', ['GET /api/addons/catalog']],
  ['Addon', 'c1:traefik', 'c9:traefik', ['GET /api/addons/catalog', 'GET /api/clusters/c1/addons']],
  ['Plan', 'pro', 'nothing', ['GET /api/account/plans']],
  ['GlobalSecret', 'account-1:A', 'account-9:A', ['GET /api/user', 'GET /api/global-secrets']],
  ['ApiKey', 'k1', 'k9', ['GET /api/apikeys']],
  ['Passkey', 'p1', 'p9', ['GET /api/user/passkeys']],
  ['AuditEntry', 'e1', 'e9', ['GET /api/account/audit-log/e1']],
  ['ClusterNode', 'c1:w1', 'c9:w1', ['GET /api/clusters/c1', 'GET /api/clusters/c1/nodes']],
  [
    'ProblematicPod',
    'c1:shop/web',
    'c1:shop/gone',
    ['GET /api/clusters/c1', 'GET /api/clusters/c1/pods/problematic'],
  ],
  ['Pod', 'c1:shop/web-1', 'c1:shop/gone', ['GET /api/clusters/c1', 'GET /api/clusters/c1/pods']],
  [
    'Workload',
    'c1:deployment/shop/web',
    'c1:job/shop/web',
    ['GET /api/clusters/c1', 'GET /api/clusters/c1/workloads'],
  ],
  ['Deployment', 'd1', 'd9', ['GET /api/deployments/d1']],
  ['DeploymentVersion', 'd1:v1', 'd1:v9', ['GET /api/deployments/d1/versions?limit=100']],
  ['CatalogApp', 'n8n', 'nothing', ['GET /api/apps/catalog']],
  ['App', 'c1:n8n', 'c9:n8n', ['GET /api/apps/catalog', 'GET /api/clusters/c1/apps']],
  ['InstalledApp', 'c1:id-n8n', 'c9:id-n8n', ['GET /api/clusters/c1/apps']],
  ['PostgresCluster', 'c1:pg-db', 'c9:pg-db', ['GET /api/clusters/c1/apps/postgres/clusters']],
  ['TeamMember', 'm1', 'm9', ['GET /api/account/users']],
  ['Invite', 'i1', 'i9', ['GET /api/account/users']],
  ['Invoice', 'n1', 'n9', ['GET /api/account/invoice/n1']],
  ['Notification', 'o1', 'o9', ['GET /api/user/notifications/o1']],
  ['Gitops', 'c1', 'c9', ['GET /api/clusters/c1', 'GET /api/clusters/c1/gitops']],
  ['ClusterRegistry', 'c1:hub', 'c9:hub', ['GET /api/clusters/c1/registries']],
  ['KubernetesSecret', 'c1:default/shop', 'c1:default/gone', ['GET /api/clusters/c1/secrets']],
  ['Registry', 'account-1:hub', 'account-9:hub', ['GET /api/user', 'GET /api/registry']],
  ['GithubIntegration', 'g1', 'g9', ['GET /api/github/integrations']],
  ['Repository', 'acme/fleet', 'acme/gone', ['GET /api/github/user/repositories']],
  [
    'CloudToken',
    'account-1',
    'account-9',
    ['GET /api/user', 'GET /api/global-secrets/HETZNER_API_TOKEN/exists'],
  ],
];
const query = 'query ($id: ID!) { node(id: $id) { __typename id } }';

describe('node', () => {
  it('is tested here for every type that implements Node', async () => {
    const { gateway } = testGateway();
    const node = gateway.schema.getType('Node');
    const types = Object.values(gateway.schema.getTypeMap())
      .filter((type) => 'getInterfaces' in type && type.getInterfaces().some((one) => one === node))
      .map(({ name }) => name);
    expect(nodes.map(([type]) => type).sort()).toEqual(types.sort());
  });

  it.each(nodes)('finds %s by its id', async (type, own, _unknown, expected) => {
    const id = idOf(type, own);
    const { data, errors, calls } = await testGateway({ upstream }).execute(query, { id });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ node: { __typename: type, id } });
    expect(wire(calls).sort()).toEqual([...expected].sort());
  });

  it.each(nodes)('returns null for an unknown %s', async (type, _own, unknown) => {
    const { data, errors } = await testGateway({ upstream }).execute(query, { id: idOf(type, unknown) });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ node: null });
  });

  it.each(nodes)('requires a session for %s', async (type, own) => {
    const { data, errors, calls } = await testGateway({ upstream }).execute(
      query,
      { id: idOf(type, own) },
      { token: null },
    );
    expect(data).toEqual({ node: null });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(calls).toEqual([]);
  });

  it.each(['', 'garbage', 'c1', Buffer.from('Cluster:').toString('base64url')])(
    'refuses %j as an invalid id',
    async (id) => {
      const { errors, calls } = await testGateway({ upstream }).execute(query, { id });
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
      expect(errors?.[0]?.message).toContain('is not an id of this graph');
      expect(calls).toEqual([]);
    },
  );

  it.each([
    ['an unknown type', 'Spaceship:1', 'ID_UNKNOWN'],
    ['a type without ids', 'Money:1', 'ID_UNKNOWN'],
    ['an own id that does not fit the type', 'Addon:nonsense', 'ID_TYPE'],
    ['an own id that cannot be parsed', 'Registry:x', 'ID_TYPE'],
  ])('refuses %s: %s', async (_what, text, detail) => {
    const id = Buffer.from(text).toString('base64url');
    const { data, errors, calls } = await testGateway({ upstream }).execute(query, { id });
    expect(data).toEqual({ node: null });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', detail: { code: detail } } }]);
    expect(calls).toEqual([]);
  });

  it('returns several objects in order, with null for missing ones', async () => {
    const { data } = await testGateway({ upstream }).execute(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }',
      {
        ids: [idOf('Plan', 'pro'), idOf('Cluster', 'c9'), idOf('User', 'user-1')],
      },
    );
    expect(data).toEqual({ nodes: [{ __typename: 'Plan' }, null, { __typename: 'User' }] });
  });

  it.each([
    ['garbage', 'garbage'],
    ['an unknown type', idOf('Spaceship', '1')],
    ['a type without ids', idOf('Money', '1')],
    ['an own id that does not fit the type', idOf('Addon', 'nonsense')],
    ['an own id that cannot be parsed', idOf('Registry', 'x')],
    ['an own id that cannot be sent', idOf('Cluster', '..')],
  ])('returns null for an invalid id among several: %s', async (_what, invalid) => {
    const { data, errors } = await testGateway({ upstream }).execute(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }',
      { ids: [invalid, idOf('Plan', 'pro')] },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ nodes: [null, { __typename: 'Plan' }] });
  });

  it('returns an error, not null, for several while the platform is unavailable', async () => {
    const away = { ...upstream, 'GET /api/clusters/c1': answer(503, {}) };
    const { errors } = await testGateway({ upstream: away }).execute(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }',
      { ids: [idOf('Cluster', 'c1'), idOf('Plan', 'pro')] },
    );
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });

  it('returns an error, not null, while the platform is unavailable', async () => {
    const away = { ...upstream, 'GET /api/clusters/c1': answer(503, {}) };
    const { errors } = await testGateway({ upstream: away }).execute(query, { id: idOf('Cluster', 'c1') });
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });

  it.each(['.', '..'])('makes no call for a cluster with the id %j', async (id) => {
    const { data, errors, calls } = await testGateway({ upstream }).execute(query, {
      id: idOf('Cluster', id),
    });
    expect(data).toEqual({ node: null });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(calls).toEqual([]);
  });

  it('refuses more platform calls than one operation may make, whatever aliases it uses', async () => {
    const aliases = Array.from({ length: 30 }, (_, alias) => {
      const ids = Array.from({ length: 100 }, (_each, index) => `"${idOf('Cluster', `c${alias}-${index}`)}"`);
      return `a${alias}: nodes(ids: [${ids.join(' ')}]) { id }`;
    });
    const limits = { ...readConfig({}).limits, tokens: 10_000 };
    const { execute } = testGateway({ upstream, config: { limits } });
    const { errors, calls } = await execute(`{ ${aliases.join(' ')} }`);
    expect(errors?.at(-1)?.extensions['code']).toBe('LIMIT_EXCEEDED');
    expect(calls.length).toBeLessThanOrEqual(limits.calls);
  });
});

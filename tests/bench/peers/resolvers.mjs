import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { cities, MANAGERS, reasonAgainst, statusesFor } from './facts.mjs';

const idOf = (type, id) => Buffer.from(`${type}:${id}`).toString('base64url');
const plainId = (id) => Buffer.from(id, 'base64url').toString().split(':')[1];
const cursorOf = (key) => Buffer.from(key).toString('base64url');
const upper = (word) => word?.toUpperCase() ?? null;
/** The platform stores the name as it was sent, including quotation marks. */
const unquoted = (text) => text?.replace(/^"(.*)"$/, '$1');
const decimal = new Intl.NumberFormat('en-US', {
  useGrouping: false,
  minimumFractionDigits: 2,
  maximumFractionDigits: 6,
});
const euros = (amount) => ({ amount: decimal.format(amount), currency: 'EUR' });
const locationOf = (name) => cities.get(name) ?? { name, city: name, country: '', countryCode: '' };
const messageOf = (message, { code, params = {} }) => ({
  code: code.toUpperCase(),
  params: Object.entries(params).map(([name, value]) => ({ name, value: String(value) })),
  message,
});
/** The message of a record with its code and parameters. */
const detail = ({ message, detail: known }) => (message == null ? null : messageOf(message, known));

function connectionOf(items, keyOf, { first = 100 } = {}, total = items.length) {
  const edges = items.slice(0, first).map((node) => ({ cursor: cursorOf(keyOf(node)), node }));
  const ends = { startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null };
  return {
    totalCount: total,
    edges,
    pageInfo: { hasNextPage: items.length > edges.length, hasPreviousPage: false, ...ends },
  };
}

const allowed = { allowed: true, code: null, detail: null };
const refused = (code, detailCode, message) => ({
  allowed: false,
  code,
  detail: { code: detailCode, params: [], message },
});
const user = (ctx) => ctx.get('/api/user');
const usage = (ctx) => ctx.get('/api/account/current-usage');
const under = (cluster, path, ctx) => ctx.get(`/api/clusters/${cluster.id}/${path}`);

const action = (name) => async (cluster, _args, ctx) => {
  if (!MANAGERS.includes((await user(ctx)).permission))
    return refused('FORBIDDEN', 'ROLE_FOR_CLUSTERS', 'You may not.');
  const code = reasonAgainst(name, cluster);
  return code === null ? allowed : refused(...code);
};

const workers = (cluster) =>
  cluster.worker_node_pools.map((pool) => ({
    type: pool.instance_type,
    location: pool.location,
    count: pool.autoscaling_enabled ? pool.autoscaling_min_instances : pool.instance_count,
  }));

async function resourcesOf(cluster, _args, ctx) {
  const masters = {
    type: cluster.master_instance_type,
    location: cluster.location,
    count: cluster.master_ha ? 3 : 1,
  };
  const sum = { nodes: 0, cores: 0, memoryGb: 0, storageGb: 0 };
  for (const { type, location, count } of [masters, ...workers(cluster)]) {
    const types = await ctx.get(`/api/instance-types/${location}`);
    const server = types.find(({ name }) => name === type);
    if (server === undefined) return null;
    sum.nodes += count;
    sum.cores += server.cores * count;
    sum.memoryGb += server.memory * count;
    sum.storageGb += server.disk * count;
  }
  return sum;
}

async function addonsOf(cluster, args, ctx) {
  const [catalog, present] = await Promise.all([
    ctx.get('/api/addons/catalog'),
    under(cluster, 'addons', ctx),
  ]);
  const byName = new Map(present.map((addon) => [addon.name, addon]));
  const rank = ({ name, required }) => (required ? 0 : byName.has(name) ? 1 : 2);
  const addons = [...catalog]
    .sort((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title))
    .map((entry) => ({
      status: 'not_installed',
      version: null,
      progress: null,
      message: null,
      ...byName.get(entry.name),
      id: `${cluster.id}:${entry.name}`,
      name: entry.name,
      entry,
    }));
  return connectionOf(addons, ({ name }) => name, args);
}

const byNewest = (a, b) => b.date_created.localeCompare(a.date_created) || a.name.localeCompare(b.name);

const Cluster = {
  id: ({ id }) => idOf('Cluster', id),
  uuid: ({ id }) => id,
  status: ({ status }) => upper(status),
  detail,
  location: ({ location }) => locationOf(location),
  k3sVersion: (cluster) => cluster.k3s_version,
  osImage: (cluster) => cluster.os_image.toUpperCase().replace(/[-.]/g, '_'),
  isHighAvailability: (cluster) => cluster.master_ha,
  controlPlaneCount: (cluster) => (cluster.master_ha ? 3 : 1),
  workerCount: (cluster) => workers(cluster).reduce((sum, { count }) => sum + count, 0),
  schedulesWorkloadsOnControlPlane: (cluster) => cluster.schedule_workloads_on_masters,
  datastore: ({ datastore }) => ({
    mode: upper(datastore.mode),
    externalEndpoint: datastore.external_datastore_endpoint,
  }),
  hasEmbeddedRegistryMirror: (cluster) => cluster.embedded_registry_mirror_enabled,
  cni: (cluster) => (cluster.cni_enabled ? upper(cluster.cni) : null),
  isCniEncrypted: (cluster) => cluster.cni_encryption,
  sshAllowedNetworks: (cluster) => cluster.ssh_allowed_networks,
  apiAllowedNetworks: (cluster) => cluster.api_allowed_networks,
  hasPublicIpv4: (cluster) => cluster.public_network_ip_v4,
  hasPublicIpv6: (cluster) => cluster.public_network_ip_v6,
  privateSubnet: (cluster) => (cluster.private_network_enabled ? cluster.private_network_subnet : null),
  isProtected: (cluster) => cluster.protected,
  monthlyPrice: (cluster) => euros(cluster.monthly_price),
  createdAt: (cluster) => cluster.date_created,
  updatedAt: (cluster) => cluster.date_updated,
  nodePools: (cluster) => cluster.worker_node_pools,
  viewerCan: (cluster) => cluster,
  resources: resourcesOf,
  addons: addonsOf,
  gitops: async (cluster, _args, ctx) => {
    const known = (await under(cluster, 'gitops', ctx)) ?? { enabled: false, status: 'disabled' };
    return { ...known, id: cluster.id };
  },
  registries: async (cluster, args, ctx) => {
    const names = await under(cluster, 'registries', ctx);
    return connectionOf(
      names.map((name) => ({ name, cluster })),
      ({ name }) => name,
      args,
    );
  },
  ingressEndpoints: async (cluster, _args, ctx) =>
    (await under(cluster, 'addons', ctx))
      .flatMap(({ addons }) => (addons ? JSON.parse(addons).loadBalancerIPs : []))
      .map((address) => ({ address, family: `IPV${isIP(address)}` })),
  timeline: async (cluster, { first }, ctx) => {
    const page = await under(cluster, `timeline?limit=${first + 1}&from=newest`, ctx);
    return connectionOf(page.entries, ({ position }) => String(position), { first }, page.total);
  },
};

const ClusterPermissions = {
  open: async (_cluster, _args, ctx) =>
    (await usage(ctx)).over_limit ? refused('OVER_LIMIT', 'OVER_LIMIT', 'Too many clusters.') : allowed,
  ...Object.fromEntries(Object.keys(statusesFor).map((name) => [name, action(name)])),
};

const Account = {
  id: ({ id }) => idOf('Account', id),
  usage: (_account, _args, ctx) => usage(ctx),
  clusters: async (_account, args, ctx) =>
    connectionOf([...(await ctx.get('/api/clusters')).data].sort(byNewest), ({ id }) => id, args),
  viewerCan: (account) => account,
};

const AccountPermissions = {
  createCluster: async (_account, _args, ctx) => {
    const [{ permission }, { active_clusters: active, max_clusters: most }] = await Promise.all([
      user(ctx),
      usage(ctx),
    ]);
    if (!MANAGERS.includes(permission)) return refused('FORBIDDEN', 'ROLE_FOR_CLUSTERS', 'You may not.');
    return active < most ? allowed : refused('PLAN_LIMIT', 'LIMIT_ACTIVE', 'All are in use.');
  },
};

const resolvers = {
  Query: {
    viewer: (_root, _args, ctx) => user(ctx),
    cluster: async (_root, { id }, ctx) => (await ctx.get(`/api/clusters/${id}`))?.[0] ?? null,
  },
  Mutation: {
    protectCluster: async (_root, { input }, ctx) => ({
      __typename: 'ProtectClusterPayload',
      cluster: (await ctx.post(`/api/clusters/${plainId(input.id)}/protect`))[0],
    }),
  },
  ProtectClusterResult: { __resolveType: ({ __typename }) => __typename },
  Viewer: {
    user: (viewer) => viewer,
    account: (viewer) => ({ id: viewer.account_id, name: viewer.account_name }),
  },
  User: {
    id: ({ id }) => idOf('User', id),
    role: ({ permission }) => ({ master: 'OPERATOR', user: 'VIEWER' })[permission] ?? upper(permission),
    isVerified: ({ verified }) => verified,
  },
  Account,
  AccountPermissions,
  AccountUsage: {
    monthlyEstimate: (figures) => euros(figures.monthly_estimate),
    monthlyTrend: (figures) => figures.trend,
  },
  Cluster,
  ClusterPermissions,
  NodePool: {
    id: ({ id }) => idOf('NodePool', id),
    instanceTypeName: (pool) => pool.instance_type,
    instanceCount: (pool) => pool.instance_count,
    isAutoscaling: (pool) => pool.autoscaling_enabled,
    minInstances: (pool) => pool.autoscaling_min_instances,
    maxInstances: (pool) => pool.autoscaling_max_instances,
    status: ({ status }) => upper(status),
    location: ({ location }) => locationOf(location),
  },
  Addon: {
    id: ({ id }) => idOf('Addon', id),
    status: ({ status }) => upper(status),
    detail,
    catalog: ({ entry }) => entry,
  },
  CatalogAddon: {
    id: ({ name }) => idOf('CatalogAddon', name),
    latestVersion: (entry) => entry.default_version,
  },
  Gitops: {
    id: ({ id }) => idOf('Gitops', id),
    status: ({ status, enabled }) => upper(status ?? (enabled ? 'active' : 'inactive')),
    isEnabled: ({ enabled }) => enabled,
    repository: (gitops) => gitops.repo_name,
    detail,
  },
  ClusterRegistry: {
    id: ({ name, cluster }) => idOf('ClusterRegistry', `${cluster.id}:${name}`),
    isDefault: async ({ name, cluster }, _args, ctx) =>
      unquoted((await under(cluster, 'registries/default', ctx)).registry) === name,
  },
  TimelineEntry: {
    key: ({ id }) => id,
    kind: ({ kind }) => upper(kind),
    detail: (entry) => messageOf(entry.message, entry),
    actorName: (entry) => entry.actor_name,
    at: (entry) => entry.created_at,
    endedAt: (entry) => entry.ended_at,
  },
};

/** The gateway's schema with straightforward resolvers, which do not validate the platform's responses. */
export function readSchema(file) {
  return makeExecutableSchema({ typeDefs: readFileSync(file, 'utf8'), resolvers });
}

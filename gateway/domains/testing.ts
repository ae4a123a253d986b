import { encodeId } from '../graphql/globalId.ts';
import { answer, type Call } from '../testing.ts';

/** Records as the platform returns them, for tests; every member can be overridden. */
const ACCOUNT_ID = 'account-1';

export function userJson(changes: Record<string, unknown> = {}) {
  return {
    id: 'user-1',
    email: 'ada@demo.test',
    name: 'Ada',
    avatar: null,
    permission: 'owner',
    verified: true,
    plan: 'pro',
    subscription: 'active',
    onboarded: true,
    locale: 'en',
    dark_mode: null,
    account_id: ACCOUNT_ID,
    account_name: "Ada's team",
    accounts: [{ id: ACCOUNT_ID, name: "Ada's team" }],
    has_password: true,
    '2fa_enabled': false,
    support_enabled: false,
    duplicate_user: false,
    ...changes,
  };
}

export function poolJson(changes: Record<string, unknown> = {}) {
  return {
    id: 'pool-1',
    name: 'workers',
    instance_type: 'cpx21',
    location: 'fsn1',
    instance_count: 2,
    autoscaling_enabled: false,
    autoscaling_min_instances: null,
    autoscaling_max_instances: null,
    ...changes,
  };
}

export function clusterJson(changes: Record<string, unknown> = {}) {
  return {
    id: 'c1',
    name: 'alpha',
    status: 'active',
    progress: null,
    message: null,
    location: 'fsn1',
    apiEndpoint: 'https://192.0.2.1:6443',
    k3s_version: 'v1.32.8+k3s1',
    os_image: 'ubuntu-24.04',
    master_instance_type: 'cpx11',
    master_ha: false,
    master_locations: ['fsn1'],
    schedule_workloads_on_masters: false,
    datastore: { mode: 'etcd', external_datastore_endpoint: null },
    embedded_registry_mirror_enabled: false,
    cni_enabled: true,
    cni: 'flannel',
    cni_encryption: false,
    ssh_allowed_networks: ['0.0.0.0/0'],
    api_allowed_networks: ['0.0.0.0/0'],
    public_network_ip_v4: true,
    public_network_ip_v6: true,
    private_network_enabled: true,
    private_network_subnet: '10.0.0.0/16',
    worker_node_pools: [poolJson()],
    protected: false,
    monthly_price: 21.5,
    date_created: '2026-11-01T10:00:00.000Z',
    date_updated: '2026-11-02T10:00:00.000Z',
    ...changes,
  };
}

export function instanceTypeJson(changes: Record<string, unknown> = {}) {
  return {
    name: 'cpx11',
    description: 'CPX11',
    cores: 2,
    memory: 2,
    disk: 40,
    cpu_type: 'shared',
    architecture: 'x86',
    price_monthly: 4.5,
    price_hourly: 0.007,
    location_unavailable_after: null,
    location_deprecation_announced: null,
    available: true,
    ...changes,
  };
}

export function usageJson(changes: Record<string, unknown> = {}) {
  return {
    plan: 'pro',
    active_clusters: 1,
    max_clusters: 10,
    archived_clusters: 0,
    max_archived: 5,
    max_users: 10,
    users: 3,
    monthly_estimate: 21.5,
    trend: null,
    over_limit: false,
    deployments: { running: 4, in_progress: 1, failed: 1 },
    apps: { running: 3, in_progress: 0, failed: 0 },
    ...changes,
  };
}

export function catalogJson(name: string, requires: string[] = [], changes: Record<string, unknown> = {}) {
  return {
    name,
    title: name.toUpperCase(),
    description: `What ${name} does.`,
    category: 'networking',
    default_version: '2.0.0',
    versions: ['2.0.0', '1.0.0'],
    required: false,
    template: { annotations: { dependencies: JSON.stringify(requires) } },
    ...changes,
  };
}

export function addonJson(name: string, changes: Record<string, unknown> = {}) {
  return {
    id: `row-${name}`,
    addon_name: name,
    name,
    status: 'installed',
    version: '2.0.0',
    previous_version: null,
    progress: 100,
    message: null,
    installed: true,
    addons: null,
    ...changes,
  };
}

/** Response to a completed sign-in. */
export function signedInJson(user: Record<string, unknown> = {}) {
  const expires_at = '2030-01-01T00:00:00.000Z';
  return {
    data: { authenticated: true, token: 'fresh-token', expires_at, user: userJson(user), target: null },
  };
}

/** 422 on one field. */
export function invalidField(field: string, error: string, message: string) {
  return answer(422, { message, error, code: error, inputError: field });
}

/** 422 on several fields: `[field, code, message]`. */
export function invalidFields(...issues: [field: string, code: string, message: string][]) {
  const list = issues.map(([field, code, message]) => ({ field, code, message }));
  return answer(422, { message: list[0]?.message, error: 'invalid_input', issues: list });
}

/** 409 with a code. */
export function refusedWith(error: string, message = 'It is refused.') {
  return answer(409, { error, message });
}

/** The calls as `METHOD /path`. */
export function wire(calls: readonly Call[]): string[] {
  return calls.map(({ method, path }) => `${method} ${path}`);
}

/** The global id of a node. */
export const idOf = (type: string, id: string): string => encodeId(type, id);

export function podStatusJson(changes: Record<string, unknown> = {}) {
  return { total: 4, running: 4, completed: 0, pending: 0, failed: 0, crashing: 0, ...changes };
}

/** A node with 4 cores and 8 GB. `resources` are merged. */
export function nodeJson(name: string, changes: { resources?: object; [key: string]: unknown } = {}) {
  const { resources = {}, ...rest } = changes;
  return {
    name,
    type: 'worker',
    pool: 'default',
    status: 'ready',
    resources: {
      capacity: { cpu: '4', memory: '8388608Ki' },
      allocatable: { cpu: '3900m', memory: '7936Mi' },
      usage: { cpu: '1500000000n', memory: '2097152Ki' },
      requests: { cpu: '500m', memory: '512Mi' },
      limits: { cpu: '1', memory: '1Gi' },
      ...resources,
    },
    podStatus: podStatusJson(),
    ...rest,
  };
}

/** A crashing pod. */
export function podJson(name: string, changes: Record<string, unknown> = {}) {
  return {
    name,
    namespace: 'shop',
    node: 'w1',
    age: '2d',
    created_at: '2026-11-01T10:00:00.000Z',
    problemType: 'crashing',
    message: 'Back-off restarting failed container',
    restartCount: 7,
    containers: [{ name: 'app', ready: false, restartCount: 7 }],
    ...changes,
  };
}

/** An entry of the audit log. */
export function auditJson(id: string, changes: Record<string, unknown> = {}) {
  return {
    id,
    position: 1,
    actor_id: 'user-1',
    actor_name: 'Olivia',
    origin: 'console',
    action: 'cluster.protect',
    target: { type: 'cluster', id: 'c1', name: 'shop' },
    before: { protected: false, status: 'active' },
    after: { protected: true, status: 'active' },
    created_at: '2026-11-01T10:00:00.000Z',
    ...changes,
  };
}

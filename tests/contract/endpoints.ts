/** A row of the REST contract that this platform serves. */
export interface Endpoint {
  method: string;
  path: string;
  noun: string;
  /** Why no operation of the graph calls it; absent where one does. */
  unreached?: string;
}

const row = (method: string, path: string, noun: string, unreached?: string): Endpoint =>
  unreached === undefined ? { method, path, noun } : { method, path, noun, unreached };

const NOT_IN_THE_GRAPH = 'the graph has no operation for it';

/** Every served row, in the order of the contract. */
export const endpoints: readonly Endpoint[] = [
  row('POST', '/api/auth', 'auth'),
  row('GET', '/api/auth', 'auth'),
  row('GET', '/api/auth/csrf', 'auth'),
  row('DELETE', '/api/auth', 'auth'),
  row('POST', '/api/auth/register', 'auth', 'an alias of POST /api/account'),
  row('POST', '/api/auth/switch', 'auth'),
  row('POST', '/api/auth/otp', 'auth'),
  row('POST', '/api/auth/impersonate', 'auth', NOT_IN_THE_GRAPH),
  row('POST', '/api/auth/social', 'auth', NOT_IN_THE_GRAPH),
  row('POST', '/api/auth/password/reset/request', 'auth'),
  row('POST', '/api/auth/password/reset', 'auth'),
  row('GET', '/api/user', 'account'),
  row('PATCH', '/api/user', 'account'),
  row('POST', '/api/user/verify', 'auth'),
  row('POST', '/api/user/verify/request', 'auth'),
  row('PUT', '/api/user/password', 'auth'),
  row('GET', '/api/user/permissions', 'account', 'the roles are the enum Permission'),
  row('PUT', '/api/user/2fa', 'auth'),
  row('POST', '/api/user/2fa/verify', 'auth'),
  row('POST', '/api/account', 'account'),
  row('GET', '/api/account', 'account', 'id and name of the account come with the user'),
  row('PUT', '/api/account', 'account'),
  row('GET', '/api/account/current-usage', 'account'),
  row('GET', '/api/account/resources', 'account', NOT_IN_THE_GRAPH),
  row('GET', '/api/account/audit-log', 'audit'),
  row('GET', '/api/account/audit-log/{id}', 'audit'),
  row('GET', '/api/account/plans', 'billing'),
  row('GET', '/api/account/plan', 'billing', 'the limits of the plan come with the usage'),
  row('GET', '/api/account/subscription', 'billing'),
  row('POST', '/api/account/subscribe', 'billing'),
  row('GET', '/api/global-secrets', 'secrets'),
  row('POST', '/api/global-secrets', 'secrets'),
  row('DELETE', '/api/global-secrets/{name}', 'secrets'),
  row('GET', '/api/global-secrets/{name}/exists', 'integrations'),
  row('GET', '/api/apikeys', 'apikeys'),
  row('POST', '/api/apikeys', 'apikeys'),
  row('PUT', '/api/apikeys/{id}', 'apikeys'),
  row('DELETE', '/api/apikeys/{id}', 'apikeys'),
  row('POST', '/api/event', 'events'),
  row('GET', '/api/cluster-options', 'clusters'),
  row('GET', '/api/clusters', 'clusters'),
  row('POST', '/api/clusters', 'clusters'),
  row('GET', '/api/clusters/{id}', 'clusters'),
  row('DELETE', '/api/clusters/{id}', 'clusters'),
  row('PATCH', '/api/clusters/{id}/archive', 'clusters'),
  row('PATCH', '/api/clusters/{id}/unarchive', 'clusters'),
  row('POST', '/api/clusters/{id}/protect', 'clusters'),
  row('POST', '/api/clusters/{id}/unprotect', 'clusters'),
  row('GET', '/api/clusters/{id}/credential-status', 'clusters'),
  row('GET', '/api/clusters/{id}/kubeconfig', 'clusters'),
  row('GET', '/api/clusters/{id}/ssh-private-key/download', 'clusters'),
  row('GET', '/api/clusters/{id}/nodepools', 'nodepools'),
  row('PUT', '/api/clusters/{id}/nodepools', 'nodepools'),
  row('POST', '/api/clusters/{id}/sync-node-pools', 'nodepools'),
  row('GET', '/api/instance-types-grouped/{location}', 'nodepools', 'the plain list says the groups'),
  row('GET', '/api/instance-types/{location}', 'nodepools'),
  row('GET', '/api/clusters/{id}/nodes', 'nodes'),
  row('GET', '/api/clusters/{id}/pods/problematic', 'nodes'),
  row('GET', '/api/clusters/{id}/ingress-classes', 'nodes'),
  row('GET', '/api/clusters/{id}/storage-classes', 'nodes'),
  row('GET', '/api/clusters/{id}/namespaces', 'nodes'),
  row('GET', '/api/addons', 'addons', 'the same as the catalog'),
  row('GET', '/api/addons/catalog', 'addons'),
  row('GET', '/api/addons/categories', 'addons', 'the categories are the enum AddonCategory'),
  row('GET', '/api/clusters/{id}/addons', 'addons'),
  row('POST', '/api/clusters/{id}/addons', 'addons'),
  row('PUT', '/api/clusters/{id}/addons', 'addons'),
  row('DELETE', '/api/clusters/{id}/addons', 'addons'),
  row('DELETE', '/api/clusters/{id}/addons/{addonId}', 'addons', 'the graph removes by name'),
  row('POST', '/api/clusters/{id}/addons/rollback', 'addons'),
];

/** Served on top of the contract: for operators, for trying things by hand, for browsers. */
export const extras: readonly string[] = [
  'GET /openapi.json',
  'GET /healthz',
  'GET /readyz',
  'GET /auth/google',
  'POST /auth/google',
  'GET /dev/outbox',
  'GET /dev/outbox.json',
  'GET /dev/demo-accounts',
  'GET /dev/checkout/{id}',
  'POST /dev/checkout/{id}',
];

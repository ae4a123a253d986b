/** A registry of the account as the platform returns it. */
export function registryJson(changes: Record<string, unknown> = {}) {
  return {
    id: 'r1',
    name: 'hub',
    type: 'docker-hub',
    url: null,
    username: 'acme',
    email: null,
    awsRegion: null,
    created_at: '2026-11-01T10:00:00.000Z',
    clusters: [],
    ...changes,
  };
}

/** Status of a registry on a cluster. */
export function standingJson(name: string, changes: Record<string, unknown> = {}) {
  return {
    name,
    status: 'applied',
    message: null,
    namespaces: 5,
    namespaces_total: 5,
    applied_at: '2026-11-02T10:00:00.000Z',
    ...changes,
  };
}

/** A deployment as the platform returns it. */
export function deploymentJson(name: string, changes: Record<string, unknown> = {}) {
  const { config = {}, ...rest } = changes;
  return {
    id: name,
    cluster_id: 'c1',
    name,
    namespace: 'shop',
    status: 'deployed',
    progress: 100,
    message: null,
    environment: 'production',
    config: {
      image_repository: 'ghcr.io/acme/web',
      image_tag: '1.4.2',
      port: 8080,
      service_port: 80,
      replicas: 2,
      env_variables: [{ name: 'MODE', value: 'live' }],
      secrets: [{ name: 'TOKEN' }],
      volumes: [],
      expose_via_ingress: true,
      hostname: 'shop.example.com',
      ingress_class: 'traefik',
      tls: true,
      ...(config as object),
    },
    ready_replicas: 2,
    url: 'https://shop.example.com',
    recent_versions: [versionJson('v1', { is_current: true })],
    revision: 3,
    created_at: '2026-11-01T10:00:00.000Z',
    updated_at: '2026-11-02T10:00:00.000Z',
    updated_by_name: 'Ada',
    ...rest,
  };
}

/** A version of a deployment as the platform returns it. */
export function versionJson(id: string, changes: Record<string, unknown> = {}) {
  return {
    id,
    image_tag: '1.4.2',
    is_current: false,
    update_reason: 'updated',
    updated_by: 'user-1',
    updated_by_name: 'Ada',
    changes: [{ field: 'hostname', before: 'old.example.com', after: 'shop.example.com' }],
    created_at: '2026-11-01T10:00:00.000Z',
    ...changes,
  };
}

/** What runs of a deployment as the platform returns it. */
export function deploymentStatusJson(id: string, changes: Record<string, unknown> = {}) {
  return {
    deployment_id: id,
    running_version: '1.4.2',
    configured_version: '1.4.2',
    version_mismatch: false,
    keel_info: { updated_by_keel: false, policy: null },
    pods: [],
    ...changes,
  };
}

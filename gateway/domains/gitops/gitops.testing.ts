/** GitOps of a cluster as the platform returns it. */
export function gitopsJson(changes: Record<string, unknown> = {}) {
  return {
    id: 'row-1',
    cluster_id: 'c1',
    account_id: 'account-1',
    enabled: true,
    active: true,
    status: 'active',
    progress: 100,
    message: null,
    repo_name: 'acme/fleet',
    branch: 'main',
    github_username: 'acme',
    repo_url: 'https://github.com/acme/fleet',
    cluster_path: 'clusters/alpha',
    enabled_at: '2026-11-01T10:00:00.000Z',
    ...changes,
  };
}

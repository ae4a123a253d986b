/** A repository as the platform returns it. */
export function repositoryJson(name: string, hasWriteAccess = true) {
  return {
    id: name.length,
    name,
    private: true,
    hasWriteAccess,
    default_branch: 'main',
    url: `https://github.com/${name}`,
  };
}

/** The account's connection to GitHub. */
export function integrationJson(changes: Record<string, unknown> = {}) {
  return {
    id: 'g1',
    username: 'acme-labs',
    created_at: '2026-11-01T10:00:00.000Z',
    user_data: { avatar_url: null },
    used_by: [{ cluster_id: 'c1', name: 'alpha', repo_name: 'acme-labs/fleet' }],
    ...changes,
  };
}

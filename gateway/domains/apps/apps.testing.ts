/** An app of the catalogue as the platform returns it. */
export function catalogAppJson(name: string, changes: Record<string, unknown> = {}) {
  return {
    name,
    title: name.toUpperCase(),
    description: `About ${name}`,
    category: 'automation',
    subcategory: 'workflows',
    tags: ['flows'],
    version: '2.0.0',
    app_version: '20',
    versions: [
      { version: '2.0.0', app_version: '20' },
      { version: '1.0.0', app_version: '10' },
    ],
    plan: 'free',
    required_addons: [],
    documentation_url: 'https://example.com/docs',
    can_keep_data: true,
    configuration_tabs: ['general', 'access'],
    inputs_schema: {
      general: [
        {
          name: 'admin_email',
          config: { type: 'string', label: 'Email', validation: 'email', required: true },
        },
        {
          name: 'admin_password',
          config: { type: 'password', label: 'Password', generate: true, length: 24 },
        },
      ],
      access: [
        { name: 'expose', type: 'boolean', label: 'Reachable', default: false },
        {
          name: 'hostname',
          type: 'string',
          label: 'Host',
          show_if: "expose && mode !== 'local'",
        },
      ],
    },
    ...changes,
  };
}

/** An app on a cluster as the platform returns it. */
export function installedAppJson(name: string, changes: Record<string, unknown> = {}) {
  return {
    id: `id-${name}`,
    cluster_id: 'c1',
    account_id: 'a1',
    app_name: name,
    instance_name: 'default',
    instance_id: `id-${name}`,
    version: '2.0.0',
    previous_version: null,
    target_version: null,
    latest_version: '2.0.0',
    status: 'installed',
    task_id: null,
    configuration: { admin_email: 'ada@example.com', expose: true, replicas: 2 },
    secret_fields: ['admin_password'],
    progress: 100,
    message: null,
    detail: null,
    endpoints: [
      {
        label: 'Website',
        url: 'https://app.example.com',
        host: 'app.example.com',
        port: 443,
        is_public: true,
        username: 'admin',
        password_secret: { namespace: name, name: 'secrets', key: 'admin_password' },
      },
    ],
    revision: 3,
    created_at: '2026-11-01T10:00:00.000Z',
    updated_at: '2026-11-02T10:00:00.000Z',
    updated_by_name: 'Ada',
    ...changes,
  };
}

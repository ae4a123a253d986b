import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../testing.ts';
import {
  addonJson,
  catalogJson,
  clusterJson,
  idOf,
  invalidFields,
  refusedWith,
  userJson,
  wire,
} from '../testing.ts';
import { catalogAppJson, installedAppJson } from './apps.testing.ts';
import { parseConditions } from './form/conditions.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const base: UpstreamTable = {
  'GET /api/user': { data: userJson({ plan: 'standard' }) },
  'GET /api/clusters/c1': { data: [clusterJson()] },
  'GET /api/apps/catalog': {
    data: [
      catalogAppJson('n8n'),
      catalogAppJson('ghost', {
        category: 'cms',
        tags: ['blog'],
        required_addons: ['traefik', 'cert-manager'],
      }),
      catalogAppJson('nats', { plan: 'pro', category: 'messaging' }),
    ],
  },
  'GET /api/clusters/c1/apps': {
    data: [installedAppJson('n8n'), installedAppJson('PostgreSQL', { instance_name: 'main' })],
  },
  'GET /api/addons/catalog': {
    data: [catalogJson('traefik'), catalogJson('ingress-nginx'), catalogJson('cert-manager', ['traefik'])],
  },
  'GET /api/clusters/c1/addons': { data: [addonJson('ingress-nginx')] },
};

function world(table: UpstreamTable = {}) {
  const made = testGateway({ upstream: { ...base, ...table } });
  stops.push(made.stop);
  return made;
}

const clusterId = idOf('Cluster', 'c1');
const n8n = idOf('InstalledApp', 'c1:id-n8n');

describe('apps of a cluster', () => {
  it('are null without the catalogue of add-ons, and nothing fails that nobody waits for', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    stops.push(async () => void process.off('unhandledRejection', unhandled));
    const { execute } = world({ 'GET /api/addons/catalog': answer(422, {}) });
    const { data, errors } = await execute(
      '{ cluster(id: "c1") { apps { nodes { missingAddons { name } } } } }',
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(data).toEqual({ cluster: { apps: null } });
    expect(errors).not.toBeUndefined();
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('are the catalogue with what is installed first, and databases are left out', async () => {
    const { data, errors, calls } = await world().execute(`{ cluster(id: "c1") {
      apps { totalCount nodes { catalog { name } installation { status version progress } missingAddons { name }
        viewerCan { install { code detail { code } } } } }
      appCounts { total installed available inProgress failed }
      installedApps { nodes { id name settings { name value } secretFields
        endpoints { label { message } url username passwordSecret { namespace name key } }
        viewerCan { configure { code } upgrade { code } rollback { code } retry { code } uninstall { code } } } } } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      cluster: {
        apps: {
          totalCount: 3,
          nodes: [
            {
              catalog: { name: 'n8n' },
              installation: { status: 'INSTALLED', version: '2.0.0', progress: null },
              missingAddons: [],
              viewerCan: {
                install: { code: 'ALREADY_INSTALLED', detail: { code: 'APP_ALREADY_INSTALLED' } },
              },
            },
            {
              catalog: { name: 'ghost' },
              installation: null,
              // ingress-nginx stands in for Traefik, but cert-manager requires Traefik itself.
              missingAddons: [{ name: 'traefik' }, { name: 'cert-manager' }],
              viewerCan: {
                install: { code: 'MISSING_DEPENDENCIES', detail: { code: 'MISSING_DEPENDENCIES' } },
              },
            },
            {
              catalog: { name: 'nats' },
              installation: null,
              missingAddons: [],
              viewerCan: { install: { code: 'PLAN_LIMIT', detail: { code: 'APP_PLAN' } } },
            },
          ],
        },
        appCounts: { total: 3, installed: 1, available: 2, inProgress: 0, failed: 0 },
        installedApps: {
          nodes: [
            {
              id: n8n,
              name: 'n8n',
              settings: [
                { name: 'admin_email', value: 'ada@example.com' },
                { name: 'expose', value: 'true' },
                { name: 'replicas', value: '2' },
              ],
              secretFields: ['admin_password'],
              endpoints: [
                {
                  label: { message: 'Website' },
                  url: 'https://app.example.com',
                  username: 'admin',
                  passwordSecret: { namespace: 'n8n', name: 'secrets', key: 'admin_password' },
                },
              ],
              viewerCan: {
                configure: { code: null },
                upgrade: { code: 'UP_TO_DATE' },
                rollback: { code: 'NO_PREVIOUS_VERSION' },
                retry: { code: 'NOT_FAILED' },
                uninstall: { code: null },
              },
            },
          ],
        },
      },
    });
    expect(wire(calls).sort()).toEqual([
      'GET /api/addons/catalog',
      'GET /api/apps/catalog',
      'GET /api/clusters/c1',
      'GET /api/clusters/c1/addons',
      'GET /api/clusters/c1/apps',
      'GET /api/user',
    ]);
  });

  it('are filtered by text, category and state', async () => {
    const { data } = await world().execute(`{ cluster(id: "c1") {
      text: apps(filter: { search: "BLOG" }) { nodes { catalog { name } } }
      category: apps(filter: { category: "messaging" }) { nodes { catalog { name } } }
      installed: apps(filter: { installed: true }) { nodes { catalog { name } } } } }`);
    const only = (name: string) => ({ nodes: [{ catalog: { name } }] });
    expect(data).toEqual({
      cluster: { text: only('ghost'), category: only('nats'), installed: only('n8n') },
    });
  });

  it('are outdated when a newer version than theirs is known', async () => {
    const { data } = await world({
      'GET /api/clusters/c1/apps': {
        data: [
          installedAppJson('ghost', { version: '1.0.0' }),
          installedAppJson('n8n', { version: null }),
          installedAppJson('nats', { version: '1.0.0', latest_version: null }),
        ],
      },
    }).execute(`{ cluster(id: "c1") {
      old: installedApps(filter: { outdated: true }) { nodes { name } }
      others: installedApps(filter: { outdated: false }) { nodes { name } } } }`);
    expect(data).toEqual({
      cluster: {
        old: { nodes: [{ name: 'ghost' }] },
        others: { nodes: [{ name: 'n8n' }, { name: 'nats' }] },
      },
    });
  });

  it('allow only uninstalling while an operation is running', async () => {
    const { data } = await world({
      'GET /api/clusters/c1/apps': {
        data: [installedAppJson('n8n', { status: 'upgrading', progress: 40, message: '1 of 2 pods ready' })],
      },
    }).execute(`{ cluster(id: "c1") { installedApps { nodes { progress progressMessage
      viewerCan { configure { code message } uninstall { code } } } } } }`);
    expect(data).toEqual({
      cluster: {
        installedApps: {
          nodes: [
            {
              progress: 40,
              progressMessage: '1 of 2 pods ready',
              viewerCan: {
                configure: {
                  code: 'BUSY',
                  message: "n8n is being updated. You can act again when it's done.",
                },
                uninstall: { code: null },
              },
            },
          ],
        },
      },
    });
  });

  it.each([
    ['role', { 'GET /api/user': { data: userJson({ permission: 'user' }) } }, 'FORBIDDEN'],
    ['archived', { 'GET /api/clusters/c1': { data: [clusterJson({ status: 'archived' })] } }, 'ARCHIVED'],
    [
      'creating',
      { 'GET /api/clusters/c1': { data: [clusterJson({ status: 'creating' })] } },
      'CLUSTER_NOT_ACTIVE',
    ],
  ])('refuse every action by %s', async (_name, table: UpstreamTable, code) => {
    const { data } = await world(table).execute(`{ cluster(id: "c1") {
      app(name: "ghost") { viewerCan { install { code } } }
      installedApps { nodes { viewerCan { configure { code } upgrade { code } rollback { code } uninstall { code } } } } } }`);
    expect(data).toEqual({
      cluster: {
        app: { viewerCan: { install: { code } } },
        installedApps: {
          nodes: [
            {
              viewerCan: { configure: { code }, upgrade: { code }, rollback: { code }, uninstall: { code } },
            },
          ],
        },
      },
    });
  });
});

describe('the catalogue of apps', () => {
  it('has forms with parsed conditions, whatever way the fields are written', async () => {
    const { data, errors } = await world({ 'GET /api/apps/categories': { data: ['cms', 'automation'] } })
      .execute(`{ appCategories catalogApps { name latestVersion versions { version appVersion } plan canKeepData
        tabs { name fields { name type isRequired isGenerated generatedLength defaultValue validation
          showIf { field operator value } } } } }`);
    expect(errors).toBeUndefined();
    const plain = { isRequired: false, isGenerated: false, generatedLength: null, validation: null };
    expect(data).toMatchObject({
      appCategories: ['cms', 'automation'],
      catalogApps: [
        { name: 'ghost' },
        {
          name: 'n8n',
          latestVersion: '2.0.0',
          versions: [{ appVersion: '20' }, { version: '1.0.0' }],
          plan: 'FREE',
          tabs: [
            {
              name: 'general',
              fields: [
                { ...plain, name: 'admin_email', type: 'STRING', isRequired: true, validation: 'EMAIL' },
                { name: 'admin_password', type: 'PASSWORD', isGenerated: true, generatedLength: 24 },
              ],
            },
            {
              name: 'access',
              fields: [
                { ...plain, name: 'expose', type: 'BOOLEAN', defaultValue: 'false', showIf: [] },
                {
                  name: 'hostname',
                  showIf: [
                    { field: 'expose', operator: 'IS_SET', value: null },
                    { field: 'mode', operator: 'NOT_EQUALS', value: 'local' },
                  ],
                },
              ],
            },
          ],
        },
        { name: 'nats' },
      ],
    });
  });

  it.each([
    ['', []],
    ['!tls', [{ field: 'tls', operator: 'is_not_set', value: null }]],
    [`kind === "a b"`, [{ field: 'kind', operator: 'equals', value: 'a b' }]],
    ['size === 3 && ?', [{ field: 'size', operator: 'equals', value: '3' }]],
  ])('reads the condition %j', (text, terms) => {
    expect(parseConditions(text)).toEqual(terms);
  });
});

describe('changes of apps', () => {
  const install = `mutation ($input: InstallAppInput!) { installApp(input: $input) { __typename
    ... on InstallAppPayload { app { id status } catalogApp { catalog { name } installation { id } } }
    ... on ChangePreview { changes { path before after } }
    ... on InputError { issues { path } } ... on RefusedError { code plan } } }`;

  it('install with settings, and say which one is wrong', async () => {
    const pending = installedAppJson('ghost', { status: 'pending', progress: 5 });
    const input = {
      clusterId,
      name: 'ghost',
      settings: [{ name: 'admin_email', value: 'ada@example.com' }],
      withDependencies: true,
    };
    const { data, calls } = await world({
      'POST /api/clusters/c1/apps': answer(202, { data: pending }),
    }).execute(install, { input });
    expect(data).toEqual({
      installApp: {
        __typename: 'InstallAppPayload',
        app: { id: idOf('InstalledApp', 'c1:id-ghost'), status: 'PENDING' },
        catalogApp: {
          catalog: { name: 'ghost' },
          installation: { id: idOf('InstalledApp', 'c1:id-ghost') },
        },
      },
    });
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      appName: 'ghost',
      configuration: { admin_email: 'ada@example.com' },
      with_dependencies: true,
    });
    const refused = await world({
      'POST /api/clusters/c1/apps': invalidFields([
        'configuration.admin_email',
        'setting_email',
        'Invalid email address',
      ]),
    }).execute(install, { input });
    expect(refused.data).toEqual({
      installApp: { __typename: 'InputError', issues: [{ path: 'settings.admin_email' }] },
    });
  });

  it('preview an installation, and name the plan that is missing', async () => {
    const change = { field: 'addons.traefik', before: null, after: '1', one_way: false, restarts: 'none' };
    const dry_run = { changes: [change], warnings: [], monthly_price_before: 10, monthly_price_after: 10 };
    const made = world({ 'POST /api/clusters/c1/apps': { data: { dry_run } } });
    const input = { clusterId, name: 'ghost', dryRun: true };
    const { data, calls } = await made.execute(install, { input });
    expect(data).toEqual({
      installApp: {
        __typename: 'ChangePreview',
        changes: [{ path: 'addons.traefik', before: null, after: '1' }],
      },
    });
    expect(calls.at(-1)?.body).toEqual({ appName: 'ghost', configuration: {}, dry_run: true });
    const refused = await world({
      'POST /api/clusters/c1/apps': answer(402, { error: 'plan_limit', message: 'Needs pro', plan: 'pro' }),
    }).execute(install, { input });
    expect(refused.data).toEqual({
      installApp: { __typename: 'RefusedError', code: 'PLAN_LIMIT', plan: 'PRO' },
    });
  });

  it('configure with a revision, and answer a conflict with the present app', async () => {
    const query = `mutation ($input: ConfigureAppInput!) { configureApp(input: $input) { __typename
      ... on ConfigureAppPayload { app { status revision } }
      ... on ConflictError { changedBy changes { path after } currentApp { revision } } } }`;
    const input = { id: n8n, revision: 3, settings: [{ name: 'expose', value: 'false' }] };
    const saved = installedAppJson('n8n', { status: 'configuring', revision: 4 });
    const { data, calls } = await world({
      'PUT /api/clusters/c1/apps': answer(202, { data: saved }),
    }).execute(query, { input });
    expect(data).toEqual({
      configureApp: { __typename: 'ConfigureAppPayload', app: { status: 'CONFIGURING', revision: 4 } },
    });
    expect(calls.map(({ body }) => body)).toEqual([
      { appId: 'id-n8n', configuration: { expose: 'false' }, revision: 3 },
    ]);
    const conflict = {
      ...{ error: 'changed_meanwhile', message: 'Changed by Bob', cluster_id: 'c1', app_id: 'id-n8n' },
      ...{ changed_by: 'Bob', changed_at: '2026-11-02T10:00:00.000Z' },
      changes: [{ field: 'configuration.admin_email', before: null, after: 'bob@example.com' }],
    };
    const refused = await world({ 'PUT /api/clusters/c1/apps': answer(409, conflict) }).execute(query, {
      input,
    });
    expect(refused.data).toEqual({
      configureApp: {
        __typename: 'ConflictError',
        changedBy: 'Bob',
        changes: [{ path: 'settings.admin_email', after: 'bob@example.com' }],
        currentApp: { revision: 3 },
      },
    });
  });

  it('repeat what has failed', async () => {
    const query = `mutation ($input: RetryAppInput!) { retryApp(input: $input) { __typename
      ... on RetryAppPayload { app { status } }
      ... on RefusedError { code } } }`;
    const { data, calls } = await world({
      'PUT /api/clusters/c1/apps': answer(202, { data: installedAppJson('n8n', { status: 'pending' }) }),
    }).execute(query, { input: { id: n8n } });
    expect(data).toEqual({ retryApp: { __typename: 'RetryAppPayload', app: { status: 'PENDING' } } });
    expect(calls.map(({ body }) => body)).toEqual([{ appId: 'id-n8n', retry: true }]);
    const refused = await world({
      'PUT /api/clusters/c1/apps': answer(409, { error: 'not_failed', message: 'Nothing has failed' }),
    }).execute(query, { input: { id: n8n } });
    expect(refused.data).toEqual({ retryApp: { __typename: 'RefusedError', code: 'NOT_FAILED' } });
  });

  it.each([
    ['uninstall_failed', {}, null],
    ['failed', { endpoints: [] }, 'PLAN_LIMIT'],
    ['failed', {}, null],
    ['failed', { target_version: '3.0.0' }, 'PLAN_LIMIT'],
    ['failed', { target_version: '1.0.0', previous_version: '1.0.0' }, null],
    ['installed', {}, 'NOT_FAILED'],
    ['upgrading', {}, 'BUSY'],
  ])(
    'with status %s and %j can be tried again unless the plan is too small: %s',
    async (status, row, code) => {
      const { data } = await world({
        'GET /api/apps/catalog': { data: [catalogAppJson('n8n', { plan: 'enterprise' })] },
        'GET /api/clusters/c1/apps': { data: [installedAppJson('n8n', { ...row, status })] },
      }).execute(`{ cluster(id: "c1") { installedApps { nodes { viewerCan { retry { code } } } } } }`);
      expect(data).toEqual({ cluster: { installedApps: { nodes: [{ viewerCan: { retry: { code } } }] } } });
    },
  );

  it('upgrade to the newest version, roll back to the previous one, and uninstall', async () => {
    const row = { version: '1.0.0', previous_version: '0.9.0' };
    const made = () =>
      world({
        'GET /api/clusters/c1/apps': { data: [installedAppJson('n8n', row)] },
        'PUT /api/clusters/c1/apps': answer(202, {
          data: installedAppJson('n8n', { ...row, status: 'upgrading' }),
        }),
        'DELETE /api/clusters/c1/apps': answer(202, {
          data: installedAppJson('n8n', { status: 'uninstalling' }),
        }),
      });
    const bodies = async (mutation: string) =>
      (await made().execute(`mutation { it: ${mutation} { __typename } }`)).calls.flatMap(
        ({ body }) => body ?? [],
      );
    expect(await bodies(`upgradeApp(input: { id: "${n8n}" })`)).toEqual([
      { appId: 'id-n8n', version: '2.0.0' },
    ]);
    expect(await bodies(`rollbackApp(input: { id: "${n8n}" })`)).toEqual([
      { appId: 'id-n8n', version: '0.9.0' },
    ]);
    expect(await bodies(`uninstallApp(input: { id: "${n8n}", deleteData: true })`)).toEqual([
      { appId: 'id-n8n', delete_data: true },
    ]);
  });

  it('refuse a rollback without a previous version, and what the platform refuses', async () => {
    const { data } = await world().execute(
      `mutation { rollbackApp(input: { id: "${n8n}" }) { ... on RefusedError { code } } }`,
    );
    expect(data).toEqual({ rollbackApp: { code: 'NO_PREVIOUS_VERSION' } });
    const busy = await world({ 'DELETE /api/clusters/c1/apps': refusedWith('busy', 'Busy') }).execute(
      `mutation { uninstallApp(input: { id: "${n8n}" }) { ... on RefusedError { code message } } }`,
    );
    expect(busy.data).toEqual({ uninstallApp: { code: 'BUSY', message: 'Busy' } });
  });
});

describe('an add-on', () => {
  it('is kept by the apps and databases that need it', async () => {
    const { data } = await world({
      'GET /api/clusters/c1/addons': { data: [addonJson('traefik', { app_dependents: ['n8n', 'main'] })] },
    }).execute(`{ cluster(id: "c1") { addons(filter: { statuses: [INSTALLED] }) { nodes { requiredByApps
      viewerCan { uninstall { code message } } } } } }`);
    expect(data).toMatchObject({
      cluster: {
        addons: {
          nodes: [{ requiredByApps: ['n8n', 'main'], viewerCan: { uninstall: { code: 'HAS_DEPENDENTS' } } }],
        },
      },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../testing.ts';
import {
  addonJson,
  catalogJson,
  clusterJson,
  idOf,
  invalidField,
  refusedWith,
  userJson,
  wire,
} from '../testing.ts';

const catalog = [
  catalogJson('traefik', [], { title: 'Traefik' }),
  catalogJson('cert-manager', ['traefik'], { title: 'Cert Manager', category: 'security' }),
  catalogJson('metrics-server', [], { title: 'Metrics Server', required: true, category: 'monitoring' }),
  catalogJson('keda', [], { title: 'KEDA', category: 'scaling' }),
];

const world = (upstream: UpstreamTable = {}) =>
  testGateway({
    upstream: {
      'GET /api/user': { data: userJson() },
      'GET /api/clusters/c1': { data: [clusterJson()] },
      'GET /api/addons/catalog': { data: catalog },
      'GET /api/clusters/c1/addons': {
        data: [
          addonJson('traefik', { addons: '{"loadBalancerIPs":["192.0.2.9"]}' }),
          addonJson('metrics-server'),
        ],
      },
      ...upstream,
    },
  });

interface Listed {
  cluster: { addons: { totalCount: number; edges: { node: Record<string, unknown> }[] } };
}

const everything = `{ cluster(id: "c1") { addons { totalCount edges { node {
  id name status version previousVersion progress progressMessage isInstalled
  catalog { title category isRequired latestVersion requires { name } }
  requires { isSatisfied addon { name } } requiredByAddons { name }
  viewerCan { install { allowed code } upgrade { allowed code } rollback { allowed code } uninstall { allowed code message } }
} } } } }`;

describe('add-ons of a cluster', () => {
  it.each([0, 60])(
    'need the same four calls with all fields and %i more entries in the catalogue',
    async (more) => {
      const extra = Array.from({ length: more }, (_, index) => catalogJson(`extra-${index}`, ['traefik']));
      const { execute } = world({ 'GET /api/addons/catalog': { data: [...catalog, ...extra] } });
      const { data, errors, calls } = await execute<Listed>(everything);
      expect(errors).toBeUndefined();
      expect(data?.cluster.addons.totalCount).toBe(4 + more);
      expect(wire(calls).sort()).toEqual([
        'GET /api/addons/catalog',
        'GET /api/clusters/c1',
        'GET /api/clusters/c1/addons',
        'GET /api/user',
      ]);
    },
  );

  it('are ordered: required first, then installed, then by title', async () => {
    const { data } = await world().execute<Listed>(everything);
    const nodes = data?.cluster.addons.edges.map(({ node }) => node);
    expect(nodes?.map(({ name }) => name)).toEqual(['metrics-server', 'traefik', 'cert-manager', 'keda']);
    expect(nodes?.[1]).toMatchObject({
      id: idOf('Addon', 'c1:traefik'),
      status: 'INSTALLED',
      version: '2.0.0',
      isInstalled: true,
      progress: 100,
      catalog: { title: 'Traefik', category: 'NETWORKING', isRequired: false, latestVersion: '2.0.0' },
      requires: [],
      requiredByAddons: [],
      viewerCan: {
        install: { allowed: false, code: 'ALREADY_INSTALLED' },
        upgrade: { allowed: false, code: 'UP_TO_DATE' },
        rollback: { allowed: false, code: 'NO_PREVIOUS_VERSION' },
        uninstall: { allowed: true, code: null },
      },
    });
    expect(nodes?.[2]).toMatchObject({
      status: 'NOT_INSTALLED',
      version: null,
      progress: null,
      isInstalled: false,
      requires: [{ isSatisfied: true, addon: { name: 'traefik' } }],
      viewerCan: {
        install: { allowed: true, code: null },
        uninstall: { allowed: false, code: 'NOT_INSTALLED' },
      },
    });
    expect(nodes?.[3]).toMatchObject({ catalog: { category: 'OTHER' } });
  });

  it('need one more call per cluster in a list of clusters', async () => {
    const ids = Array.from({ length: 5 }, (_, index) => `c${index}`);
    const lists = Object.fromEntries(
      ids.map((id) => [`GET /api/clusters/${id}/addons`, { data: [addonJson('traefik')] }]),
    );
    const { execute } = world({
      ...lists,
      'GET /api/clusters': { data: { data: ids.map((id) => clusterJson({ id, name: id })) } },
    });
    const { errors, calls } = await execute(
      '{ viewer { account { clusters { edges { node { addons { edges { node { name viewerCan { uninstall { allowed } } } } } } } } } } }',
    );
    expect(errors).toBeUndefined();
    expect(wire(calls).sort()).toEqual(
      ['GET /api/addons/catalog', 'GET /api/clusters', ...Object.keys(lists), 'GET /api/user'].sort(),
    );
  });

  it('return UPSTREAM_INVALID when the requirements of an entry are no JSON', async () => {
    const broken = catalogJson('keda', [], { template: { annotations: { dependencies: 'traefik' } } });
    const { execute } = world({ 'GET /api/addons/catalog': { data: [broken] } });
    const { data, errors } = await execute('{ cluster(id: "c1") { name addons { totalCount } } }');
    expect(data).toMatchObject({ cluster: { addons: null } });
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID' } }]);
  });

  it.each(['not JSON', '', '[]'])('have no addresses when their details are %j', async (addons) => {
    const { execute } = world({
      'GET /api/clusters/c1/addons': { data: [addonJson('traefik', { addons })] },
    });
    const { data, errors } = await execute(
      '{ cluster(id: "c1") { ingressEndpoints { address } addons { totalCount } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ cluster: { ingressEndpoints: [], addons: { totalCount: 4 } } });
  });

  it('return null with an error when they cannot be loaded, and keep the cluster', async () => {
    const { execute } = world({ 'GET /api/clusters/c1/addons': answer(503, {}) });
    const { data, errors } = await execute('{ cluster(id: "c1") { name addons { totalCount } } }');
    expect(data).toEqual({ cluster: { name: 'alpha', addons: null } });
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });

  it('that are not in the catalogue are omitted', async () => {
    const { execute } = world({ 'GET /api/clusters/c1/addons': { data: [addonJson('stranger')] } });
    const { data, errors } = await execute<Listed>(everything);
    expect(errors).toBeUndefined();
    expect(data?.cluster.addons.totalCount).toBe(4);
  });
});

it('catalogAddons are ordered by title and need one call', async () => {
  const { data, calls } = await world().execute('{ catalogAddons { title requires { title } } }');
  expect(data).toEqual({
    catalogAddons: [
      { title: 'Cert Manager', requires: [{ title: 'Traefik' }] },
      { title: 'KEDA', requires: [] },
      { title: 'Metrics Server', requires: [] },
      { title: 'Traefik', requires: [] },
    ],
  });
  expect(wire(calls)).toEqual(['GET /api/addons/catalog']);
});

const id = idOf('Addon', 'c1:traefik');
const answers = (name: string) => {
  const Name = name.charAt(0).toUpperCase() + name.slice(1);
  return `${name}(input: $input) { __typename ... on ${Name}Payload { addon { name status progress version } }
    ... on RefusedError { code message } }`;
};
const verb = (name: string) =>
  `mutation ($input: ${name.charAt(0).toUpperCase() + name.slice(1)}Input!) { ${answers(name)} }`;

const verbs = [
  [
    'installAddon',
    { clusterId: idOf('Cluster', 'c1'), name: 'traefik' },
    'POST /api/clusters/c1/addons',
    'installing',
    'missing_dependencies',
  ],
  ['upgradeAddon', { id }, 'PUT /api/clusters/c1/addons', 'upgrading', 'up_to_date'],
  ['uninstallAddon', { id }, 'DELETE /api/clusters/c1/addons', 'uninstalling', 'required_addon'],
  ['rollbackAddon', { id }, 'POST /api/clusters/c1/addons/rollback', 'rolling_back', 'no_previous_version'],
] as const;

describe('add-on mutations', () => {
  it.each(verbs)('%s returns the add-on with its new status', async (name, input, call, status) => {
    const { execute } = world({
      [call]: answer(202, { data: addonJson('traefik', { status, progress: 0 }) }),
    });
    const { data, errors, calls } = await execute(verb(name), { input });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      [name]: { addon: { name: 'traefik', status: status.toUpperCase(), progress: 0 } },
    });
    expect(wire(calls)).toEqual([call]);
    expect(calls[0]?.body).toEqual({ addonName: 'traefik' });
  });

  it.each(verbs)('%s returns the refusal', async (name, input, call, _status, code) => {
    const { execute } = world({ [call]: refusedWith(code, 'Not now.') });
    const { data, calls } = await execute(verb(name), { input });
    expect(data).toEqual({
      [name]: { __typename: 'RefusedError', code: code.toUpperCase(), message: 'Not now.' },
    });
    // An upgrade is a PUT; a refusal must not be retried.
    expect(calls).toHaveLength(1);
  });

  it.each(verbs)(
    '%s returns an error for an add-on that is not in the catalogue',
    async (name, input, call) => {
      const { execute } = world({
        [call]: answer(404, { error: 'not_found', message: 'Add-on not found in the catalog' }),
      });
      const { errors } = await execute(verb(name), { input });
      expect(errors).toMatchObject([
        { message: 'Add-on not found in the catalog', extensions: { code: 'NOT_FOUND' } },
      ]);
    },
  );

  it.each(['installAddon', 'upgradeAddon'] as const)(
    '%s sends the version and reports an invalid one at its field',
    async (name) => {
      const [, input, call] = verbs.find(([one]) => one === name) ?? verbs[0];
      const { execute } = world({ [call]: invalidField('version', 'value_invalid', 'No such version.') });
      const mutation = verb(name).replace(
        '... on RefusedError { code message }',
        '... on InputError { issues { path code } }',
      );
      const { data, calls } = await execute(mutation, { input: { ...input, version: '9.9.9' } });
      expect(calls[0]?.body).toEqual({ addonName: 'traefik', version: '9.9.9' });
      expect(data).toMatchObject({ [name]: { issues: [{ path: 'version', code: 'VALUE_INVALID' }] } });
    },
  );

  it('installAddon reports an invalid name at its field', async () => {
    const { execute } = world({
      'POST /api/clusters/c1/addons': invalidField('addonName', 'value_invalid', 'Needed.'),
    });
    const mutation = verb('installAddon').replace(
      '... on RefusedError { code message }',
      '... on InputError { issues { path } }',
    );
    const { data } = await execute(mutation, { input: verbs[0][1] });
    expect(data).toMatchObject({ installAddon: { issues: [{ path: 'name' }] } });
  });

  it('installAddon returns the plan limit', async () => {
    const body = { error: 'plan_limit', message: 'Full.', limit: 5, current: 5, plan: 'pro' };
    const { execute } = world({ 'POST /api/clusters/c1/addons': answer(429, body) });
    const mutation = verb('installAddon').replace(
      '... on RefusedError { code message }',
      '... on PlanLimitError { limit plan }',
    );
    const { data } = await execute(mutation, { input: verbs[0][1] });
    expect(data).toMatchObject({ installAddon: { limit: 5, plan: 'PRO' } });
  });

  it.each([
    idOf('Cluster', 'c1'),
    idOf('Addon', 'traefik'),
    idOf('Addon', 'c1:'),
    idOf('Addon', ':x'),
    'garbage',
  ])('refuse the id %s before any call', async (other) => {
    const { errors, calls } = await world().execute(verb('uninstallAddon'), { input: { id: other } });
    expect(errors?.[0]?.extensions['code']).not.toBe('INTERNAL');
    expect(errors?.[0]?.message).toMatch(/id|Addon/);
    expect(calls).toEqual([]);
  });

  it('do not let an id address another path', async () => {
    const { execute, calls } = world();
    await execute(verb('uninstallAddon'), { input: { id: idOf('Addon', '../../user:traefik') } });
    await execute(verb('installAddon'), { input: { clusterId: idOf('Cluster', '%2f..'), name: '../x' } });
    expect(wire(calls)).toEqual([
      'DELETE /api/clusters/..%2F..%2Fuser/addons',
      'POST /api/clusters/%252f../addons',
    ]);
  });
});

describe('installAddon with requirements', () => {
  const input = { clusterId: idOf('Cluster', 'c1'), name: 'zot', withDependencies: true };
  const change = (name: string) => ({
    field: `addons.${name}`,
    before: null,
    after: '1.0.0',
    one_way: false,
    restarts: 'none',
  });

  it('sends one call for all of them', async () => {
    const { execute } = world({
      'POST /api/clusters/c1/addons': answer(202, { data: addonJson('zot', { status: 'installing' }) }),
    });
    const { data, calls } = await execute(verb('installAddon'), { input });
    expect(data).toMatchObject({ installAddon: { addon: { name: 'zot', status: 'INSTALLING' } } });
    expect(calls.map(({ body }) => body)).toEqual([{ addonName: 'zot', with_dependencies: true }]);
  });

  it('lists them in order in a dry run', async () => {
    const planned = {
      changes: [change('cert-manager'), change('zot')],
      warnings: [],
      monthly_price_after: 5,
    };
    const { execute } = world({ 'POST /api/clusters/c1/addons': { data: { dry_run: planned } } });
    const mutation = `mutation ($input: InstallAddonInput!) { installAddon(input: $input) {
      __typename ... on ChangePreview { changes { path before after } } } }`;
    const { data, calls } = await execute(mutation, { input: { ...input, dryRun: true } });
    expect(data).toEqual({
      installAddon: {
        __typename: 'ChangePreview',
        changes: [
          { path: 'addons.cert-manager', before: null, after: '1.0.0' },
          { path: 'addons.zot', before: null, after: '1.0.0' },
        ],
      },
    });
    expect(calls.map(({ body }) => body)).toEqual([
      { addonName: 'zot', with_dependencies: true, dry_run: true },
    ]);
  });
});

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
import { gitopsJson } from './gitops.testing.ts';
import { stepOf } from './GitopsStep.ts';

const reconciliation = {
  flux_version: 'v2.7.2',
  source: { url: 'ssh://x', revision: 'main@sha1:0123', state: 'ready', message: 'ok', fetched_at: null },
  kustomizations: [
    {
      name: 'apps',
      path: './apps',
      state: 'a state of the future',
      message: 'busy',
      last_applied_revision: null,
      reconciled_at: null,
      inventory: [{ kind: 'Namespace', namespace: null, name: 'web' }],
    },
  ],
};
const world = (upstream: UpstreamTable = {}) =>
  testGateway({
    upstream: {
      'GET /api/user': { data: userJson() },
      'GET /api/clusters/c1': { data: [clusterJson()] },
      'GET /api/clusters/c1/gitops': { data: gitopsJson() },
      'GET /api/clusters/c1/gitops/status': { data: reconciliation },
      'GET /api/addons/catalog': { data: [catalogJson('flux-operator')] },
      'GET /api/clusters/c1/addons': { data: [addonJson('flux-operator')] },
      ...upstream,
    },
  });
const ask = (fields: string) => `{ cluster(id: "c1") { gitops { ${fields} } } }`;
const gitopsOf = (data: unknown) => (data as { cluster: { gitops: unknown } }).cluster.gitops;

describe('GitOps of a cluster', () => {
  it('is returned with its reconciliation', async () => {
    const { execute } = world();
    const { data, errors, calls } = await execute(
      ask(`id status progress isEnabled repository branch clusterPath username step
        reconciliation { fluxVersion source { state revision } kustomizations { name state inventory { kind name } } }`),
    );
    expect(errors).toBeUndefined();
    expect(gitopsOf(data)).toEqual({
      id: idOf('Gitops', 'c1'),
      status: 'ACTIVE',
      progress: null,
      isEnabled: true,
      repository: 'acme/fleet',
      branch: 'main',
      clusterPath: 'clusters/alpha',
      username: 'acme',
      step: null,
      reconciliation: {
        fluxVersion: 'v2.7.2',
        source: { state: 'READY', revision: 'main@sha1:0123' },
        kustomizations: [
          { name: 'apps', state: 'RECONCILING', inventory: [{ kind: 'Namespace', name: 'web' }] },
        ],
      },
    });
    expect(wire(calls)).toEqual([
      'GET /api/clusters/c1',
      'GET /api/clusters/c1/gitops',
      'GET /api/clusters/c1/gitops/status',
    ]);
  });

  it('is DISABLED when it was never configured', async () => {
    const { execute } = world({ 'GET /api/clusters/c1/gitops': answer(404, { message: 'Not found' }) });
    const { data, errors } = await execute(ask('status isEnabled repository reconciliation { fluxVersion }'));
    expect(errors).toBeUndefined();
    expect(gitopsOf(data)).toEqual({
      status: 'DISABLED',
      isEnabled: false,
      repository: null,
      reconciliation: null,
    });
  });

  it('returns null with an error when it cannot be loaded, and keeps the cluster', async () => {
    const { execute } = world({ 'GET /api/clusters/c1/gitops': answer(503, {}) });
    const { data } = await execute('{ cluster(id: "c1") { name gitops { status } } }');
    expect(data).toEqual({ cluster: { name: 'alpha', gitops: null } });
  });

  it('needs no call for its actions while it is being changed', async () => {
    const inProgress = gitopsJson({ status: 'configuring', progress: 52 });
    const { execute } = world({ 'GET /api/clusters/c1/gitops': { data: inProgress } });
    const { data, calls } = await execute(
      ask('step progress viewerCan { enable { code } disable { code } }'),
    );
    expect(gitopsOf(data)).toEqual({
      step: 'PREPARE_FOLDER',
      progress: 52,
      viewerCan: {
        enable: { code: 'BUSY' },
        disable: { code: 'BUSY' },
      },
    });
    expect(calls).toHaveLength(2);
  });

  const off = { enabled: false, status: 'inactive' };
  it.each([
    [{}, {}, {}, 'ALREADY_ENABLED', null],
    [off, {}, {}, null, 'NOT_ENABLED'],
    [{ status: 'failed', enabled: false }, {}, {}, null, 'NOT_ENABLED'],
    [{ status: 'failed', enabled: true }, {}, {}, 'ALREADY_ENABLED', null],
    [off, { status: 'archived' }, {}, 'ARCHIVED', 'ARCHIVED'],
    [off, { status: 'updating' }, {}, 'CLUSTER_NOT_ACTIVE', 'CLUSTER_NOT_ACTIVE'],
    [off, {}, { permission: 'user' }, 'FORBIDDEN', 'FORBIDDEN'],
    [off, {}, { permission: 'developer' }, null, 'NOT_ENABLED'],
  ])(
    'with %o on a cluster %o for %o: enable %s, disable %s',
    async (gitops, cluster, user, enable, disable) => {
      const { execute } = world({
        'GET /api/clusters/c1/gitops': { data: gitopsJson(gitops) },
        'GET /api/clusters/c1': { data: [clusterJson(cluster)] },
        'GET /api/user': { data: userJson(user) },
      });
      const { data } = await execute(ask('viewerCan { enable { code } disable { code } }'));
      expect(gitopsOf(data)).toEqual({ viewerCan: { enable: { code: enable }, disable: { code: disable } } });
    },
  );

  it('requires its operator', async () => {
    const { execute } = world({
      'GET /api/clusters/c1/gitops': { data: gitopsJson(off) },
      'GET /api/clusters/c1/addons': { data: [addonJson('flux-operator', { status: 'uninstalling' })] },
    });
    expect(gitopsOf((await execute(ask('viewerCan { enable { code } }'))).data)).toEqual({
      viewerCan: {
        enable: { code: 'BUSY' },
      },
    });
  });

  it.each([
    [10, null],
    [11, 'operator'],
    [44, 'operator'],
    [45, 'deployKey'],
    [60, 'flux'],
    [99, 'flux'],
  ])('with progress %i is in step %s', (progress, step) => {
    expect(stepOf({ status: 'configuring', progress })).toBe(step);
    expect(stepOf({ status: 'disabling', progress })).toBeNull();
  });
});

it.each([
  [true, 'GITOPS_ENABLED'],
  [false, null],
])('prevents uninstalling its operator when enabled: %s, %s', async (enabled, code) => {
  const { execute } = world({ 'GET /api/clusters/c1/gitops': { data: gitopsJson({ enabled }) } });
  const { data } = await execute(
    '{ cluster(id: "c1") { addons { edges { node { name viewerCan { uninstall { code } } } } } } }',
  );
  expect(data).toMatchObject({
    cluster: { addons: { edges: [{ node: { name: 'flux-operator', viewerCan: { uninstall: { code } } } }] } },
  });
});

describe('enableGitops', () => {
  const mutation = `mutation { enableGitops(input: { clusterId: "${idOf('Cluster', 'c1')}", repository: "acme/fleet" }) {
    __typename ... on EnableGitopsPayload { gitops { status progress } }
    ... on InputError { issues { path code message } } ... on RefusedError { code message } } }`;

  it('sends the repository and returns the new state', async () => {
    const { execute } = world({
      'POST /api/clusters/c1/gitops': answer(202, { success: true, status: 'pending', message: 'Soon.' }),
      'GET /api/clusters/c1/gitops': { data: gitopsJson({ status: 'configuring', progress: 10 }) },
    });
    const { data, calls } = await execute(mutation);
    expect(data).toMatchObject({ enableGitops: { gitops: { status: 'CONFIGURING', progress: 10 } } });
    expect(calls[0]?.body).toEqual({ enabled: true, repo_name: 'acme/fleet', branch: null });
  });

  it.each([
    [
      invalidField('repo_name', 'no_write_access', 'No.'),
      { issues: [{ path: 'repository', code: 'NO_WRITE_ACCESS', message: 'No.' }] },
    ],
    [refusedWith('github_not_connected'), { code: 'GITHUB_NOT_CONNECTED' }],
    [refusedWith('missing_permission'), { code: 'MISSING_PERMISSION' }],
  ])('returns the refusal', async (given, expected) => {
    const { execute } = world({ 'POST /api/clusters/c1/gitops': given });
    expect((await execute(mutation)).data).toMatchObject({ enableGitops: expected });
  });
});

it('disableGitops disables it', async () => {
  const { execute } = world({
    'POST /api/clusters/c1/gitops': answer(202, { success: true, status: 'pending', message: 'Soon.' }),
    'GET /api/clusters/c1/gitops': { data: gitopsJson({ status: 'disabling', progress: 10 }) },
  });
  const { data, calls } = await execute(
    `mutation { disableGitops(input: { clusterId: "${idOf('Cluster', 'c1')}" }) {
      ... on DisableGitopsPayload { gitops { status } } } }`,
  );
  expect(data).toEqual({ disableGitops: { gitops: { status: 'DISABLING' } } });
  expect(calls[0]?.body).toEqual({ enabled: false });
});

describe('gitopsChanged', () => {
  const badge = `subscription ($clusterId: ID!) { gitopsChanged(clusterId: $clusterId) { isResync
    gitops { id status progress message step viewerCan { enable { code } } } settledGitops { repository } } }`;

  const listen = async () => {
    const { subscribe, live, calls } = world();
    const events = await subscribe(badge, { clusterId: idOf('Cluster', 'c1') });
    const after = async (change: () => void) => {
      const next = events.next();
      await new Promise<void>((resolve) => setImmediate(resolve));
      const before = calls.length;
      change();
      const { value } = (await next) as { value: { data?: { gitopsChanged: unknown } } };
      return { event: value.data?.gitopsChanged, calls: calls.slice(before) };
    };
    return { after, live };
  };
  const statusEvent = (changes: object) => ({
    clusterId: 'c1',
    addonName: 'gitops',
    progress: 30,
    ...changes,
  });

  it('reports progress without a call', async () => {
    const { after, live } = await listen();
    const { event, calls } = await after(() =>
      live.push('addonStatusUpdate', statusEvent({ status: 'configuring', message: 'Installing' })),
    );
    expect(event).toEqual({
      isResync: false,
      gitops: {
        id: idOf('Gitops', 'c1'),
        status: 'CONFIGURING',
        progress: 30,
        message: 'Installing',
        step: 'INSTALL_OPERATOR',
        viewerCan: {
          enable: { code: 'BUSY' },
        },
      },
      settledGitops: null,
    });
    expect(calls).toEqual([]);
  });

  it('loads GitOps once it has been changed', async () => {
    const { after, live } = await listen();
    const { event } = await after(() => live.push('addonStatusUpdate', statusEvent({ status: 'active' })));
    expect(event).toMatchObject({ settledGitops: { repository: 'acme/fleet' } });
  });

  it('ignores add-ons, other clusters and unknown statuses', async () => {
    const { after, live } = await listen();
    const { event } = await after(() => {
      live.push('addonStatusUpdate', statusEvent({ addonName: 'traefik', status: 'installing' }));
      live.push('addonStatusUpdate', statusEvent({ clusterId: 'c2', status: 'configuring' }));
      live.push('addonStatusUpdate', statusEvent({ status: 'dancing' }));
      live.push('addonStatusUpdate', statusEvent({ status: 'disabling', progress: 40 }));
    });
    expect(event).toMatchObject({ gitops: { status: 'DISABLING', progress: 40 } });
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../testing.ts';
import { addonJson, catalogJson, idOf, userJson } from './testing.ts';
import { catalogAppJson, installedAppJson } from './apps/apps.testing.ts';
import { deploymentJson } from './deployments/deployments.testing.ts';
import { gitopsJson } from './gitops/gitops.testing.ts';
import { standingJson } from './registries/registries.testing.ts';
import { postgresJson, postgresListJson } from './postgres/postgres.testing.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const missingScope = (scope: string) =>
  answer(403, {
    error: 'missing_scope',
    message: `It lacks ${scope}.`,
    code: 'missing_scope',
    params: { scope },
  });

/** A platform for an API key with one scope, which may read no clusters. */
function world(scope: string, upstream: UpstreamTable) {
  const made = testGateway({
    upstream: {
      'GET /api/user': { data: userJson({ scopes: [scope] }) },
      'GET /api/clusters/c1': missingScope('clusters:read'),
      'GET /api/clusters/c1/nodes': missingScope('clusters:read'),
      'GET /api/clusters/c1/pods': missingScope('clusters:read'),
      'GET /api/clusters/c1/addons': missingScope('addons:read'),
      'GET /api/clusters/c1/gitops': missingScope('gitops:read'),
      ...upstream,
    },
  });
  stops.push(made.stop);
  return made;
}

describe('an API key that may not read clusters', () => {
  it.each([
    ['Addon', 'c1:traefik', 'addons:read', 'uninstall'],
    ['App', 'c1:n8n', 'apps:read', 'install'],
    ['InstalledApp', 'c1:id-n8n', 'apps:read', 'uninstall'],
    ['PostgresCluster', 'c1:pg-db', 'apps:read', 'delete'],
    ['ClusterRegistry', 'c1:hub', 'registries:read', 'remove'],
    ['Deployment', 'd1', 'deployments:read', 'delete'],
  ])('reads of %s %s with %s that it may not %s', async (type, id, scope, action) => {
    const { execute } = world(scope, {
      'GET /api/addons/catalog': { data: [catalogJson('traefik')] },
      'GET /api/clusters/c1/addons': { data: [addonJson('traefik')] },
      'GET /api/apps/catalog': { data: [catalogAppJson('n8n')] },
      'GET /api/clusters/c1/apps': { data: type === 'App' ? [] : [installedAppJson('n8n')] },
      'GET /api/clusters/c1/apps/postgres/clusters': postgresListJson(postgresJson('db')),
      'GET /api/clusters/c1/registries': { data: ['hub'] },
      'GET /api/deployments/d1': { data: deploymentJson('d1') },
    });
    const { data, errors } = await execute(
      `query ($id: ID!) { node(id: $id) { ... on ${type} { viewerCan { it: ${action} { code } } } } }`,
      { id: idOf(type, id) },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ node: { viewerCan: { it: { code: 'MISSING_SCOPE' } } } });
  });

  it.each([
    ['Addon', 'c1:flux-operator', 'addons:write', 'uninstall'],
    ['App', 'c1:n8n', 'apps:write', 'install'],
    ['InstalledApp', 'c1:id-n8n', 'apps:write', 'uninstall'],
    ['PostgresCluster', 'c1:pg-db', 'apps:write', 'delete'],
    ['ClusterRegistry', 'c1:hub', 'registries:write', 'remove'],
    ['Deployment', 'd1', 'deployments:write', 'restart'],
  ])('reads of %s %s with %s that it may %s', async (type, id, scope, action) => {
    const { execute } = world(scope, {
      'GET /api/addons/catalog': { data: [catalogJson('flux-operator')] },
      ...(type === 'Addon' ? { 'GET /api/clusters/c1/addons': { data: [addonJson('flux-operator')] } } : {}),
      'GET /api/apps/catalog': { data: [catalogAppJson('n8n', { required_addons: ['traefik'] })] },
      'GET /api/clusters/c1/apps': { data: type === 'App' ? [] : [installedAppJson('n8n')] },
      'GET /api/clusters/c1/apps/postgres/clusters': postgresListJson(postgresJson('db')),
      'GET /api/clusters/c1/registries': { data: ['hub'] },
      'GET /api/clusters/c1/registries/status': { data: [standingJson('hub')] },
      'GET /api/deployments/d1': { data: deploymentJson('d1') },
    });
    const { data, errors } = await execute(
      `query ($id: ID!) { node(id: $id) { ... on ${type} { viewerCan { it: ${action} { allowed code } } } } }`,
      { id: idOf(type, id) },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ node: { viewerCan: { it: { allowed: true, code: null } } } });
  });

  it('reads what it may do with GitOps that it has changed', async () => {
    const { data, errors } = await world('gitops:write', {
      'POST /api/clusters/c1/gitops': { data: gitopsJson({ enabled: false, status: 'disabled' }) },
      'GET /api/clusters/c1/gitops': { data: gitopsJson({ enabled: false, status: 'disabled' }) },
    }).execute(
      `mutation ($id: ID!) { disableGitops(input: { clusterId: $id }) { ... on DisableGitopsPayload {
        gitops { viewerCan { enable { code } disable { code } } } } } }`,
      { id: idOf('Cluster', 'c1') },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      disableGitops: { gitops: { viewerCan: { enable: { code: null }, disable: { code: 'NOT_ENABLED' } } } },
    });
  });

  const page = {
    lines: [{ pod: 'web-1', t: '2026-11-23T10:00:01.000000000Z', n: 0, text: 'ready' }],
    containerName: 'main',
    availablePods: [],
    parameters: { noPreviousLogs: false },
    cursor: '2026-11-23T10:00:01.000000000Z~0~web-1',
    hasEarlier: false,
    hasLater: false,
  };

  it.each([
    ['Deployment', 'd1', 'deployments:read', 'deployments/d1'],
    ['PostgresCluster', 'c1:pg-db', 'apps:read', 'clusters/c1/apps/postgres/db'],
  ])('reads the log of %s %s with %s', async (type, id, scope, address) => {
    const path = `GET /api/${address}/logs?format=lines&tailLines=100&previous=false`;
    const upstream = {
      'GET /api/deployments/d1': { data: deploymentJson('d1') },
      'GET /api/clusters/c1/apps/postgres/clusters': postgresListJson(postgresJson('db')),
    };
    const log = 'query ($target: ID!) { logs(target: $target) { lines { text } } }';
    const target = idOf(type, id);
    const { data } = await world(scope, { ...upstream, [path]: page }).execute(log, { target });
    expect(data).toEqual({ logs: { lines: [{ text: 'ready' }] } });
    const stopped = answer(409, { error: 'archived', message: 'It is archived.' });
    const other = await world(scope, { ...upstream, [path]: stopped }).execute(log, { target });
    expect([other.data, other.errors]).toEqual([{ logs: null }, undefined]);
  });

  it('gets an error for what it may not read, not an empty result', async () => {
    const { execute } = world('deployments:read', {
      'GET /api/deployments/d1': { data: deploymentJson('d1') },
      'GET /api/clusters/c1/deployments/status': { data: [] },
    });
    const { data, errors } = await execute(
      'query ($id: ID!) { node(id: $id) { ... on Deployment { name pods { name } } } }',
      { id: idOf('Deployment', 'd1') },
    );
    expect(data).toEqual({ node: { name: 'd1', pods: null } });
    expect(errors).toMatchObject([{ path: ['node', 'pods'], extensions: { code: 'FORBIDDEN' } }]);
  });
});

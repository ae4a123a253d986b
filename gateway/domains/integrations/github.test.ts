import { describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../testing.ts';
import { clusterJson, idOf, invalidField, refusedWith, userJson, wire } from '../testing.ts';
import { integrationJson, repositoryJson } from './github.testing.ts';

const granted = { contents: 'read', metadata: 'read', administration: 'write' };

const world = (upstream: UpstreamTable = {}) =>
  testGateway({
    upstream: {
      'GET /api/user': { data: userJson() },
      'GET /api/clusters': { data: { data: [clusterJson()] } },
      'GET /api/github/exists': { exists: true },
      'GET /api/github/integrations': { data: [integrationJson()] },
      'GET /api/github/user/repositories': {
        data: {
          data: [repositoryJson('acme/a', false), repositoryJson('acme/b'), repositoryJson('other/c')],
        },
      },
      'GET /api/github/repos/acme%2Fb/branches': { data: [{ name: 'dev' }, { name: 'main' }] },
      'GET /api/github/diagnostic/permissions': { installation: { permissions: granted } },
      ...upstream,
    },
  });

const list = (fields: string) => `{ viewer { account { ${fields} } } }`;

describe('connection to GitHub', () => {
  it('returns account, clusters and missing permissions, with one call each', async () => {
    const { execute } = world();
    const { data, errors, calls } = await execute(
      list(`hasGithub viewerCan { manageGithub { allowed } } githubIntegration { id username avatarUrl usedBy { cluster { uuid } clusterName repository }
        access { allowed } permissions { isComplete checks { name required granted isSatisfied } } }`),
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      viewer: {
        account: {
          hasGithub: true,
          viewerCan: { manageGithub: { allowed: true } },
          githubIntegration: {
            id: idOf('GithubIntegration', 'g1'),
            username: 'acme-labs',
            avatarUrl: null,
            usedBy: [{ cluster: { uuid: 'c1' }, clusterName: 'alpha', repository: 'acme-labs/fleet' }],
            access: { allowed: true },
            permissions: {
              isComplete: false,
              checks: [
                { name: 'contents', required: 'WRITE', granted: 'READ', isSatisfied: false },
                { name: 'metadata', required: 'READ', granted: 'READ', isSatisfied: true },
                { name: 'administration', required: 'WRITE', granted: 'WRITE', isSatisfied: true },
              ],
            },
          },
        },
      },
    });
    expect(wire(calls).sort()).toEqual([
      'GET /api/clusters',
      'GET /api/github/diagnostic/permissions',
      'GET /api/github/exists',
      'GET /api/github/integrations',
      'GET /api/user',
    ]);
  });

  it('lists repositories with write access first, filtered by a search', async () => {
    const { execute } = world();
    const names = (search: string) =>
      list(`githubIntegration { repositories(search: "${search}") { totalCount edges { node { name } } } }`);
    expect((await execute(names(''))).data).toMatchObject({
      viewer: {
        account: {
          githubIntegration: {
            repositories: {
              edges: ['acme/b', 'other/c', 'acme/a'].map((name) => ({ node: { name } })),
            },
          },
        },
      },
    });
    expect((await execute(names('ACME'))).data).toMatchObject({
      viewer: { account: { githubIntegration: { repositories: { totalCount: 2 } } } },
    });
  });

  it('finds a repository by its id, with its branches, the default one first', async () => {
    const { execute } = world();
    const { data, calls } = await execute(
      `{ node(id: "${idOf('Repository', 'acme/b')}") { ... on Repository { name branches { name isDefault } } } }`,
    );
    expect(data).toEqual({
      node: {
        name: 'acme/b',
        branches: [
          { name: 'main', isDefault: true },
          { name: 'dev', isDefault: false },
        ],
      },
    });
    expect(wire(calls)).toEqual([
      'GET /api/github/user/repositories',
      'GET /api/github/repos/acme%2Fb/branches',
    ]);
  });

  it('reports that it was revoked, and returns errors for its repositories only', async () => {
    const revoked = refusedWith('github_revoked', 'Gone.');
    const { execute } = world({
      'GET /api/github/diagnostic/permissions': revoked,
      'GET /api/github/user/repositories': revoked,
    });
    const { data, errors } = await execute(
      list(
        'githubIntegration { username access { allowed code message } repositories { totalCount } permissions { isComplete } }',
      ),
    );
    expect(data).toMatchObject({
      viewer: {
        account: {
          githubIntegration: {
            username: 'acme-labs',
            access: { allowed: false, code: 'GITHUB_REVOKED', message: 'Gone.' },
            repositories: null,
            permissions: null,
          },
        },
      },
    });
    expect(errors?.map(({ extensions }) => extensions['refusal'])).toEqual([
      'GITHUB_REVOKED',
      'GITHUB_REVOKED',
    ]);
  });

  it('returns the time to wait when GitHub limits the calls', async () => {
    const limited = answer(429, { error: 'rate_limited', message: 'Wait.' }, { 'retry-after': '60' });
    const { execute } = world({ 'GET /api/github/user/repositories': limited });
    const { errors, calls } = await execute(list('githubIntegration { repositories { totalCount } }'));
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfter: 60 } }]);
    expect(wire(calls).filter((call) => call.includes('repositories'))).toHaveLength(1);
  });

  it('is refused for roles that do not manage it', async () => {
    const { execute } = world({ 'GET /api/user': { data: userJson({ permission: 'developer' }) } });
    expect((await execute(list('viewerCan { manageGithub { allowed code } }'))).data).toEqual({
      viewer: { account: { viewerCan: { manageGithub: { allowed: false, code: 'FORBIDDEN' } } } },
    });
  });
});

describe('connecting and disconnecting GitHub', () => {
  it('starts at the URL of the platform', async () => {
    const { execute } = world({
      'GET /api/github/auth': { authUrl: 'https://github.example/install?state=s' },
    });
    const { data } = await execute(
      'mutation { beginGithubConnection { ... on BeginGithubConnectionPayload { url } } }',
    );
    expect(data).toEqual({ beginGithubConnection: { url: 'https://github.example/install?state=s' } });
  });

  it('refuses a URL that is not http', async () => {
    const { execute } = world({ 'GET /api/github/auth': { authUrl: 'javascript:alert(1)' } });
    const { errors } = await execute('mutation { beginGithubConnection { __typename } }');
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID' } }]);
  });

  const complete = `mutation { completeGithubConnection(input: { installationId: "7", code: "c", state: "s" }) {
    __typename ... on CompleteGithubConnectionPayload { account { githubIntegration { username } } }
    ... on InputError { issues { path message } } ... on RefusedError { code message } } }`;

  it('completes with the parameters of the URL', async () => {
    const { execute } = world({ 'POST /api/github/integrations': answer(201, { data: integrationJson() }) });
    const { data, calls } = await execute(complete);
    expect(data).toMatchObject({
      completeGithubConnection: { account: { githubIntegration: { username: 'acme-labs' } } },
    });
    expect(calls[0]?.body).toEqual({ installation_id: '7', code: 'c', state: 's' });
  });

  it.each([
    [refusedWith('expired', 'Too late.'), { __typename: 'RefusedError', code: 'EXPIRED' }],
    [
      invalidField('installation_id', 'value_invalid', 'Unknown.'),
      { __typename: 'InputError', issues: [{ path: 'installationId', message: 'Unknown.' }] },
    ],
  ])('returns the refusal', async (given, expected) => {
    const { execute } = world({ 'POST /api/github/integrations': given });
    expect((await execute(complete)).data).toMatchObject({ completeGithubConnection: expected });
  });

  it.each([{ data: { id: 'g1' } }, answer(404, { message: 'Gone.' })])(
    'disconnects, also when it is disconnected already',
    async (given) => {
      const { execute } = world({
        'DELETE /api/github/integrations/g1': given,
        'GET /api/github/integrations': { data: [] },
      });
      const { data } = await execute(
        `mutation { disconnectGithub(input: { id: "${idOf('GithubIntegration', 'g1')}" }) {
          ... on DisconnectGithubPayload { account { githubIntegration { id } } } } }`,
      );
      expect(data).toEqual({ disconnectGithub: { account: { githubIntegration: null } } });
    },
  );
});

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../http/authGuard.ts';
import { data, dataOf, idParams, isoDate } from '../../http/envelope.ts';
import { inputText } from '../../messages/messages.ts';
import { requiredPermissions } from './github.rules.ts';
import type { Github } from './github.service.ts';
import type { GithubRow } from './github.store.ts';

const integrationJson = z.object({
  id: z.string(),
  username: z.string(),
  created_at: isoDate,
  user_data: z.object({ avatar_url: z.string().nullable() }),
  /** Clusters with GitOps enabled, which keep their deploy keys when GitHub is disconnected. */
  used_by: z.array(z.object({ cluster_id: z.string(), name: z.string(), repo_name: z.string() })),
});

const repositoryJson = z.object({
  id: z.string(),
  name: z.string(),
  private: z.boolean(),
  hasWriteAccess: z.boolean(),
  default_branch: z.string(),
  url: z.string(),
});

const required = (code: 'github_installation_required' | 'code_required' | 'github_state_required') =>
  z
    .string({ error: inputText(code) })
    .min(1, inputText(code))
    .max(2000);
const returnBody = z.object({
  installation_id: required('github_installation_required').max(40),
  code: required('code_required').max(200),
  state: required('github_state_required'),
});
const repoParams = z.object({
  repo: z
    .string()
    .max(200)
    .regex(/^[\w.-]+\/[\w.-]+$/),
});
const access = z.enum(['none', 'read', 'write']);

/** Returns the clusters of an account with GitOps enabled. */
type GitopsUsers = (accountId: string) => Promise<{ clusterId: string; name: string; repository: string }[]>;

/** Routes of the GitHub connection. `{repo}` contains a slash, so clients encode it. */
export function githubRoutes(github: Github, usedBy: GitopsUsers): FastifyPluginAsyncZod {
  const toJson = async (row: GithubRow): Promise<z.output<typeof integrationJson>> => ({
    id: row.id,
    username: row.username,
    created_at: row.createdAt.toISOString(),
    user_data: { avatar_url: row.avatarUrl },
    used_by: (await usedBy(row.accountId)).map(({ clusterId, name, repository }) => ({
      cluster_id: clusterId,
      name,
      repo_name: repository,
    })),
  });

  return async (app) => {
    app.addHook('onRequest', requireActor);

    app.get(
      '/api/github/auth',
      // A read-only key must not start a connection.
      { config: { scopeLevel: 'write' }, schema: { response: { 200: z.object({ authUrl: z.string() }) } } },
      async (request) => ({ authUrl: await github.authUrl(actorOf(request)) }),
    );
    app.get(
      '/api/github/exists',
      { schema: { response: { 200: z.object({ exists: z.boolean() }) } } },
      async (request) => ({ exists: (await github.find(actorOf(request).accountId)) !== undefined }),
    );
    app.get(
      '/api/github/user/repositories',
      { schema: { response: { 200: dataOf(dataOf(z.array(repositoryJson))) } } },
      async (request) => {
        const found = await github.repositories(actorOf(request).accountId);
        const list = found.map(({ id, name, isPrivate, hasWriteAccess, defaultBranch, url }) => ({
          id,
          name,
          private: isPrivate,
          hasWriteAccess,
          default_branch: defaultBranch,
          url,
        }));
        return data(data(list));
      },
    );
    app.get(
      '/api/github/repos/:repo/branches',
      { schema: { params: repoParams, response: { 200: dataOf(z.array(z.object({ name: z.string() }))) } } },
      async (request) => {
        const names = await github.branches(actorOf(request).accountId, request.params.repo);
        return data(names.map((name) => ({ name })));
      },
    );
    const permissions = z.record(z.string(), access);
    app.get(
      '/api/github/diagnostic/permissions',
      {
        schema: {
          response: { 200: z.object({ installation: z.object({ permissions, required: permissions }) }) },
        },
      },
      async (request) => ({
        installation: {
          permissions: { ...(await github.permissions(actorOf(request).accountId)) },
          required: { ...requiredPermissions },
        },
      }),
    );
    app.get(
      '/api/github/integrations',
      { schema: { response: { 200: dataOf(z.array(integrationJson)) } } },
      async (request) => {
        const row = await github.find(actorOf(request).accountId);
        return data(row ? [await toJson(row)] : []);
      },
    );
    app.post(
      '/api/github/integrations',
      { schema: { body: returnBody, response: { 201: dataOf(integrationJson) } } },
      async (request, reply) => {
        const { installation_id: installationId, code, state } = request.body;
        const row = await github.complete(actorOf(request), { installationId, code, state });
        return reply.status(201).send(data(await toJson(row)));
      },
    );
    app.delete(
      '/api/github/integrations/:id',
      { schema: { params: idParams, response: { 200: dataOf(z.object({ id: z.string() })) } } },
      async (request) => data({ id: (await github.disconnect(actorOf(request), request.params.id)).id }),
    );
  };
}

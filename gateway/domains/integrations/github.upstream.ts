import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { path } from '../../upstream/path.ts';

const integrationRecord = z.object({
  id: z.string(),
  username: z.string(),
  created_at: z.string(),
  user_data: z.object({ avatar_url: z.string().nullish() }).nullish(),
  used_by: z
    .array(z.object({ cluster_id: z.string(), name: z.string(), repo_name: z.string() }))
    .optional()
    .default([]),
});
const integrationRecords = z.array(integrationRecord);
export type GithubIntegrationRecord = z.output<typeof integrationRecord>;

const repositoryRecord = z.object({
  id: z.union([z.string(), z.number()]),
  name: z.string(),
  private: z.boolean(),
  hasWriteAccess: z.boolean(),
  default_branch: z.string().nullish(),
  url: z.string().nullish(),
});
const repositoryRecords = z.array(repositoryRecord);
export type RepositoryRecord = z.output<typeof repositoryRecord>;

/** Needed permissions when the platform does not report them: cloning, creating a folder and adding a deploy key. */
const NEEDED = { contents: 'write', metadata: 'read', administration: 'write' } as const;

const access = z.enum(['none', 'read', 'write']).catch('none');
export type AccessValue = z.output<typeof access>;
const diagnosis = z.object({
  installation: z.object({
    permissions: z.record(z.string(), access),
    required: z.record(z.string(), access).optional().default(NEEDED),
  }),
});
export type PermissionsRecord = z.output<typeof diagnosis>['installation'];

/** URL at which the signed-in user connects GitHub. */
export async function loadAuthUrl(ctx: GatewayContext): Promise<string> {
  ctx.requireToken();
  const answer = z.object({ authUrl: z.url({ protocol: /^https?$/ }) });
  return (await ctx.upstream.get(path`/api/github/auth`, answer, { envelope: 'none' })).authUrl;
}

/** Whether GitHub is connected; one call per request. */
export function loadGithubExists(ctx: GatewayContext): Promise<boolean> {
  ctx.requireToken();
  return ctx.load('github exists', async () => {
    const answer = z.object({ exists: z.boolean() });
    return (await ctx.upstream.get(path`/api/github/exists`, answer, { envelope: 'none' })).exists;
  });
}

/** The account's connection; null when there is none. */
export function loadIntegration(ctx: GatewayContext): Promise<GithubIntegrationRecord | null> {
  ctx.requireToken();
  return ctx.load('github integration', async () => {
    const list = await ctx.upstream.get(path`/api/github/integrations`, integrationRecords);
    return list[0] ?? null;
  });
}

/** All repositories of the connection. */
export function loadRepositories(ctx: GatewayContext): Promise<RepositoryRecord[]> {
  ctx.requireToken();
  return ctx.load('github repositories', () =>
    ctx.upstream.get(path`/api/github/user/repositories`, repositoryRecords, {
      envelope: 'data.data',
    }),
  );
}

const branchRecords = z.array(z.object({ name: z.string() }));

/** Names of a repository's branches. The slash in the repository's name is encoded. */
export async function loadBranches(ctx: GatewayContext, repository: string): Promise<string[]> {
  ctx.requireToken();
  const branches = path`/api/github/repos/${repository}/branches`;
  const list = await ctx.upstream.get(branches, branchRecords);
  return list.map(({ name }) => name);
}

/** Granted and needed permissions of the connection. */
export function loadPermissions(ctx: GatewayContext): Promise<PermissionsRecord> {
  ctx.requireToken();
  return ctx.load('github permissions', async () => {
    const { installation } = await ctx.upstream.get(path`/api/github/diagnostic/permissions`, diagnosis, {
      envelope: 'none',
    });
    return installation;
  });
}

/** Connects GitHub with the parameters of its redirect. */
export async function postIntegration(
  ctx: GatewayContext,
  given: { installationId: string; code: string; state: string },
): Promise<GithubIntegrationRecord> {
  ctx.requireToken();
  const { installationId: installation_id, code, state } = given;
  return ctx.upstream.post(path`/api/github/integrations`, integrationRecord, {
    installation_id,
    code,
    state,
  });
}

/** Throws NOT_FOUND when there is no connection. */
export async function deleteIntegration(ctx: GatewayContext, id: string): Promise<void> {
  ctx.requireToken();
  await ctx.upstream.delete(path`/api/github/integrations/${id}`, z.unknown());
}

import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { wireMessage, type WireDetail, type WireMessage } from '../../upstream/messages.ts';
import { path } from '../../upstream/path.ts';

export const gitopsStatuses = [
  'disabled',
  'configuring',
  'active',
  'disabling',
  'inactive',
  'failed',
] as const;
export type GitopsStatusValue = (typeof gitopsStatuses)[number];

/** The add-on name under which the platform reports GitOps progress. */
export const GITOPS_EVENT = 'gitops';

const text = z.string().nullish();
export const gitopsRecord = z.object({
  enabled: z.boolean(),
  status: z.enum(gitopsStatuses).optional(),
  progress: z.number().nullish(),
  ...wireMessage,
  repo_name: text,
  branch: text,
  github_username: text,
  repo_url: text,
  cluster_path: text,
  enabled_at: text,
});
type Wire = z.output<typeof gitopsRecord>;

/** GitOps of one cluster, configured or not. */
export interface GitopsRecord {
  clusterId: string;
  status: GitopsStatusValue;
  progress: number | null;
  message: string | null;
  detail: WireDetail | null;
  isEnabled: boolean;
  repository: string | null;
  repositoryUrl: string | null;
  branch: string | null;
  clusterPath: string | null;
  username: string | null;
  enabledAt: string | null;
  rev: string;
}

/** GitOps of a cluster; DISABLED when it was never configured, for which the platform returns 404. */
export function loadGitops(ctx: GatewayContext, clusterId: string): Promise<GitopsRecord> {
  ctx.requireToken();
  return ctx.load(`gitops ${clusterId}`, async () => {
    const found = await ctx.upstream.find(path`/api/clusters/${clusterId}/gitops`, gitopsRecord);
    if (found) return gitopsFrom(ctx, clusterId, found.data, found.startedAt);
    return gitopsFrom(ctx, clusterId, { enabled: false, status: 'disabled' }, 0);
  });
}

/** Enables or disables GitOps and returns its new state. */
export async function postGitops(
  ctx: GatewayContext,
  clusterId: string,
  body: { enabled: true; repo_name: string; branch: string | null } | { enabled: false },
): Promise<GitopsRecord> {
  ctx.requireToken();
  const target = path`/api/clusters/${clusterId}/gitops`;
  await ctx.upstream.send('POST', target, z.unknown(), body, { fields: { repo_name: 'repository' } });
  return loadGitops(ctx, clusterId);
}

function gitopsFrom(ctx: GatewayContext, clusterId: string, record: Wire, startedAt: number): GitopsRecord {
  const known = record.status ?? (record.enabled ? 'active' : 'inactive');
  const live = ctx.live.overlay(
    'Addon',
    `${clusterId}:${GITOPS_EVENT}`,
    { ...record, status: known },
    startedAt,
  );
  return {
    clusterId,
    ...statusFields(live, known),
    isEnabled: record.enabled,
    repository: record.repo_name ?? null,
    repositoryUrl: record.repo_url ?? null,
    branch: record.branch ?? null,
    clusterPath: record.cluster_path ?? null,
    username: record.github_username ?? null,
    enabledAt: record.enabled_at ?? null,
    rev: live.rev,
  };
}

/** Status, progress and message for the graph. An unknown status is replaced by the last known one. */
export function statusFields(
  live: { status?: string; progress?: number | null } & WireMessage,
  known: GitopsStatusValue,
): Pick<GitopsRecord, 'status' | 'progress' | 'message' | 'detail'> {
  const status = gitopsStatuses.find((one) => one === live.status) ?? known;
  const progress = isInProgress(status) ? (live.progress ?? 0) : null;
  return { status, progress, message: live.message ?? null, detail: live.detail ?? null };
}

/** Whether GitOps is being enabled or disabled. */
export function isInProgress(status: string): boolean {
  return status === 'configuring' || status === 'disabling';
}

const state = z.enum(['ready', 'reconciling', 'stalled']).catch('reconciling');
const reconciliation = z.object({
  flux_version: z.string().nullish(),
  source: z.object({
    url: z.string(),
    revision: text,
    state,
    message: z.string(),
    fetched_at: text,
  }),
  kustomizations: z.array(
    z.object({
      name: z.string(),
      path: z.string(),
      state,
      message: z.string(),
      last_applied_revision: text,
      reconciled_at: text,
      inventory: z.array(z.object({ kind: z.string(), namespace: text, name: z.string() })),
    }),
  ),
});
export type ReconciliationRecord = z.output<typeof reconciliation>;

/** State of Flux; null while GitOps is not active or the cluster does not respond. */
export async function loadReconciliation(
  ctx: GatewayContext,
  clusterId: string,
): Promise<ReconciliationRecord | null> {
  ctx.requireToken();
  return ctx.upstream.get(path`/api/clusters/${clusterId}/gitops/status`, reconciliation.nullable());
}

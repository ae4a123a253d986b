import { z } from 'zod';
import { isoDate } from '../../http/envelope.ts';
import type { GitOpsState } from '../../providers/gitops/port.ts';
import { messageFields, messageFieldsJson } from '../../messages/messages.ts';
import { gitopsStatuses } from './gitops.rules.ts';
import type { GitopsRow } from './gitops.store.ts';

/** GitOps of a cluster in a response. */
export const gitopsJson = z.object({
  id: z.string(),
  cluster_id: z.string(),
  account_id: z.string(),
  enabled: z.boolean(),
  active: z.boolean(),
  status: z.enum(gitopsStatuses),
  progress: z.int(),
  ...messageFieldsJson,
  repo_name: z.string(),
  branch: z.string(),
  github_username: z.string(),
  repo_url: z.string(),
  cluster_path: z.string(),
  enabled_at: isoDate.nullable(),
  created_at: isoDate,
  updated_at: isoDate,
});

/** Row → response. */
export function gitopsToJson(row: GitopsRow, accountId: string): z.output<typeof gitopsJson> {
  return {
    id: row.id,
    cluster_id: row.clusterId,
    account_id: accountId,
    enabled: row.enabled,
    active: row.status === 'active',
    status: row.status,
    progress: row.progress,
    ...messageFields(row.message),
    repo_name: row.repository,
    branch: row.branch,
    github_username: row.githubUsername,
    repo_url: row.repositoryUrl,
    cluster_path: row.clusterPath,
    enabled_at: row.enabledAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

const state = z.enum(['ready', 'reconciling', 'stalled']);

/** Flux's state in a response. */
export const reconciliationJson = z.object({
  flux_version: z.string(),
  source: z.object({
    url: z.string(),
    revision: z.string().nullable(),
    state,
    message: z.string(),
    fetched_at: isoDate.nullable(),
  }),
  kustomizations: z.array(
    z.object({
      name: z.string(),
      path: z.string(),
      state,
      message: z.string(),
      last_applied_revision: z.string().nullable(),
      reconciled_at: isoDate.nullable(),
      inventory: z.array(z.object({ kind: z.string(), namespace: z.string().nullable(), name: z.string() })),
    }),
  ),
});

/** State → response. */
export function reconciliationToJson(now: GitOpsState): z.output<typeof reconciliationJson> {
  const { fetchedAt, ...source } = now.source;
  return {
    flux_version: now.fluxVersion,
    source: { ...source, fetched_at: fetchedAt?.toISOString() ?? null },
    kustomizations: now.kustomizations.map(({ lastAppliedRevision, reconciledAt, ...rest }) => ({
      ...rest,
      last_applied_revision: lastAppliedRevision,
      reconciled_at: reconciledAt?.toISOString() ?? null,
    })),
  };
}

import { transaction } from '../../../db/database.ts';
import type { JobContext } from '../../../jobs/definition.ts';
import { text } from '../../../messages/messages.ts';
import { noteChange } from '../clusters.changes.ts';
import { clusterById, noteCloudToken, type ClusterRow } from '../clusters.store.ts';
import { cloudTokenHash, isSameProject } from '../clusters.token.ts';
import type { ClusterJobDeps } from './clusters.jobs.ts';
import type { ClusterJob } from './kinds.ts';

/** A cluster with controllers that have a token. */
async function runningCluster({ db }: ClusterJobDeps, id: string): Promise<ClusterRow | undefined> {
  const row = await clusterById(db, id);
  return row?.status === 'active' ? row : undefined;
}

/** Passes the account's new cloud token on to the controllers of a cluster, unless its servers are in another project. */
export async function replaceClusterToken(
  deps: ClusterJobDeps,
  { clusterId }: ClusterJob,
  { signal }: JobContext,
): Promise<void> {
  const row = await runningCluster(deps, clusterId);
  if (!row) return;
  const token = await deps.integrations.cloudTokenFor(row.accountId, row.temporaryToken);
  if (!(await isSameProject(deps.cloud, row, { token, signal }))) return;
  await noteCloudToken(deps.db, clusterId, cloudTokenHash(token));
  await deps.bootstrap.replaceCloudToken({ clusterId }, token, signal);
}

/** The controllers keep the previous token: an entry of the timeline says so. */
export async function replaceTokenFailed(deps: ClusterJobDeps, clusterId: string): Promise<void> {
  const row = await runningCluster(deps, clusterId);
  if (!row) return;
  const message = text('cloud_token_kept');
  await transaction(deps.db, (tx) => noteChange(tx, deps.clock, row, { kind: 'status', message }));
}

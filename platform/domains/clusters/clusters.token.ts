import type { Secret } from '../../crypto/secret.ts';
import { sha256 } from '../../crypto/hash.ts';
import { invalid, providerDown } from '../../http/errors.ts';
import { CloudError, type CloudContext, type CloudProvider } from '../../providers/cloud/port.ts';
import type { Integrations } from '../integrations/integrations.service.ts';
import { text } from '../../messages/messages.ts';
import type { Core } from '../../core.ts';
import type { Tx } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { clusterJobKey, clusterJobs } from './jobs/kinds.ts';
import { labelsOf } from './jobs/plannedNodes.ts';
import { clustersOf, countClustersWithToken, type ClusterRow } from './clusters.store.ts';

export interface TokenDeps {
  integrations: Pick<Integrations, 'cloudTokenOf' | 'cloudTokenFor' | 'sealTemporaryToken'>;
}

/** What is needed to check whether a token belongs to a cluster's project. */
export interface ProjectDeps extends TokenDeps {
  cloud: Pick<CloudProvider, 'listServers' | 'listSnapshots'>;
}

type Owned = Pick<ClusterRow, 'id' | 'accountId' | 'name' | 'cloudTokenHash'>;

const FIELD = 'temporary_hetzner_token';

/**
 * The token for work on a cluster: the temporary one, encrypted for its row, else null for the account's saved one.
 * Throws 422 on `temporary_hetzner_token` if there is neither, or the provider refuses it.
 */
export async function sealedTokenFor(
  { integrations }: TokenDeps,
  accountId: string,
  temporary: string | null | undefined,
): Promise<string | null> {
  if (temporary === '') throw invalid(FIELD, text('temporary_token_required'), 'token_required');
  if (temporary != null) return integrations.sealTemporaryToken(temporary);
  if (await integrations.cloudTokenOf(accountId)) return null;
  throw invalid(FIELD, text('token_required'));
}

/** The stored hash of the token that manages a cluster's servers. */
export function cloudTokenHash(token: Secret): string {
  return sha256(token.reveal());
}

/** True if the token sees the servers of the cluster, or if it has none. */
export async function isSameProject(
  cloud: ProjectDeps['cloud'],
  row: Owned,
  context: CloudContext,
): Promise<boolean> {
  // Without servers there is nothing to lose; the token that created them belongs to the right project.
  if (row.cloudTokenHash === null || row.cloudTokenHash === cloudTokenHash(context.token)) return true;
  const labels = labelsOf(row);
  if ((await cloud.listServers(context, labels)).length > 0) return true;
  return (await cloud.listSnapshots(context, labels)).length > 0;
}

/**
 * Throws 422 `other_project` if the cluster has servers and the token sees none of them: with a token of another
 * project the work would find nothing, report success and leave paid servers behind.
 */
async function requireSameProject(
  cloud: ProjectDeps['cloud'],
  row: Owned,
  context: CloudContext,
): Promise<void> {
  if (!(await isSameProject(cloud, row, context))) throw invalid(FIELD, text('other_project'));
}

/** If the cloud refuses the token, the field is invalid; any other failure is the provider's. */
function refusedByCloud(error: unknown): unknown {
  if (!(error instanceof CloudError)) return error;
  if (error.kind === 'auth') return invalid(FIELD, error.text, 'invalid_token');
  return providerDown(error);
}

/**
 * Like `sealedTokenFor` for a cluster that may have servers already: the token has to see them. Throws 422
 * `other_project` or `invalid_token` on `temporary_hetzner_token`, and 503 `provider` if the cloud does not respond.
 */
export async function sealedTokenOn(
  deps: ProjectDeps,
  row: Owned,
  temporary?: string | null,
): Promise<string | null> {
  const sealed = await sealedTokenFor(deps, row.accountId, temporary);
  const token = await deps.integrations.cloudTokenFor(row.accountId, sealed);
  await requireSameProject(deps.cloud, row, { token, patience: 'console' }).catch((error: unknown) => {
    throw refusedByCloud(error);
  });
  return sealed;
}

/**
 * The cloud context of a job: with the cluster's own token if it has one, else the account's. Throws 422
 * `other_project` if the account's token was replaced by one of another project.
 */
export async function cloudContext(
  { integrations, cloud }: ProjectDeps,
  row: Owned & Pick<ClusterRow, 'temporaryToken'>,
  signal: AbortSignal,
): Promise<CloudContext> {
  const token = await integrations.cloudTokenFor(row.accountId, row.temporaryToken);
  const context = { token, signal };
  await requireSameProject(cloud, row, context);
  return context;
}

/** Number of clusters that the account's saved token manages: neither archived nor with a token of their own. */
export function countUsersOfToken(
  { db }: Pick<Core, 'db'>,
  accountId: string,
  saved: Secret,
): Promise<number> {
  return countClustersWithToken(db, accountId, cloudTokenHash(saved));
}

/** Clusters with controllers that have a token, at the latest when the job that works on them has ended. */
const withToken: ReadonlySet<ClusterRow['status']> = new Set(['pending', 'creating', 'updating', 'active']);

/**
 * Passes the account's new cloud token on to its clusters, by jobs of the same transaction. A job waits for earlier
 * ones of its cluster, and does nothing unless the cluster runs by then.
 */
export async function passOnCloudToken(
  { jobs }: Pick<Core, 'jobs'>,
  tx: Tx,
  { accountId, userId: actorId }: Actor,
): Promise<void> {
  for (const { id: clusterId, status } of await clustersOf(tx, accountId)) {
    if (!withToken.has(status)) continue;
    const job = { clusterId, actorId };
    await jobs.enqueue(tx, clusterJobs.replaceToken, job, { key: clusterJobKey(clusterId) });
  }
}

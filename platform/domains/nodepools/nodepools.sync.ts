import type { Core } from '../../core.ts';
import { transaction } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { providerDown } from '../../http/errors.ts';
import { CloudError, type CloudProvider, type CloudServer } from '../../providers/cloud/port.ts';
import type { Audit } from '../audit/audit.service.ts';
import { changeCluster } from '../clusters/clusters.changes.ts';
import { clusterJobKey } from '../clusters/jobs/kinds.ts';
import { labelsOf } from '../clusters/jobs/plannedNodes.ts';
import type { ClustersService } from '../clusters/clusters.service.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import { text } from '../../messages/messages.ts';
import { sealedTokenOn, type TokenDeps } from '../clusters/clusters.token.ts';
import { checkPoolAction } from './nodepools.guard.ts';
import { syncPoolsJob } from './nodepools.kinds.ts';
import { syncPlan, type PoolPlan, type PoolServer } from './nodepools.plan.ts';
import type { NodepoolsService } from './nodepools.service.ts';
import type { NodePoolRow } from './nodepools.store.ts';
import { actionsNeeded, type SyncJson } from './nodepools.wire.ts';

export interface PoolSyncDeps extends Pick<Core, 'db' | 'clock' | 'bus' | 'jobs'>, TokenDeps {
  nodepools: NodepoolsService;
  clusters: Pick<ClustersService, 'find' | 'lock'>;
  cloud: CloudProvider;
  audit: Audit;
}

/** A pool with the servers that have its label; null if the cloud cannot be reached. */
export interface PoolState {
  pool: NodePoolRow;
  servers: CloudServer[] | null;
  isInSync: boolean | null;
}

type ReadDeps = Pick<PoolSyncDeps, 'nodepools' | 'clusters' | 'integrations' | 'cloud'>;

/** The workers of a cluster, as the plan needs them. */
export function poolServers(servers: readonly CloudServer[]): PoolServer[] {
  return servers.flatMap(({ name, labels, type }) =>
    labels.pool === undefined ? [] : [{ name, pool: labels.pool, type }],
  );
}

/** Null without a valid token: the pools can be returned without servers. */
async function serversOf(deps: ReadDeps, row: ClusterRow): Promise<CloudServer[] | null> {
  const token = await deps.integrations.cloudTokenOf(row.accountId);
  if (!token) return null;
  try {
    return await deps.cloud.listServers({ token, patience: 'console' }, labelsOf(row, { role: 'worker' }));
  } catch (error) {
    if (error instanceof CloudError) return null;
    throw error;
  }
}

/** Desired and actual state of every pool of a cluster. 404 for a cluster of another account. */
export async function poolStates(deps: ReadDeps, actor: Actor, clusterId: string): Promise<PoolState[]> {
  const row = await deps.clusters.find(actor.accountId, clusterId);
  const [pools, servers] = await Promise.all([deps.nodepools.allOf(clusterId), serversOf(deps, row)]);
  const open = servers
    ? new Set(syncPlan(row.name, pools, poolServers(servers)).map(({ pool }) => pool))
    : null;
  return pools.map((pool) => ({
    pool,
    servers: servers?.filter(({ labels }) => labels.pool === pool.name) ?? null,
    isInSync: open && pool.status !== 'archived' ? pool.status === 'active' && !open.has(pool.name) : null,
  }));
}

async function workersNow(
  deps: PoolSyncDeps,
  row: ClusterRow,
  temporaryToken: string | null,
): Promise<PoolServer[]> {
  const token = await deps.integrations.cloudTokenFor(row.accountId, temporaryToken);
  try {
    const servers = await deps.cloud.listServers(
      { token, patience: 'console' },
      labelsOf(row, { role: 'worker' }),
    );
    return poolServers(servers);
  } catch (error) {
    if (!(error instanceof CloudError)) throw error;
    throw providerDown(error);
  }
}

interface SyncNeed {
  plans: PoolPlan[];
  isNeeded: boolean;
}

function needOf(row: ClusterRow, pools: readonly NodePoolRow[], servers: readonly PoolServer[]): SyncNeed {
  const plans = syncPlan(row.name, pools, servers);
  // Changed bounds alone order no servers, but the autoscaler must be reconfigured.
  return { plans, isNeeded: plans.length > 0 || pools.some(({ status }) => status !== 'active') };
}

/** Starts the sync if there is a difference, which is returned. */
async function start(
  deps: PoolSyncDeps,
  actor: Actor,
  clusterId: string,
  servers: readonly PoolServer[],
  temporaryToken: string | null,
): Promise<SyncNeed> {
  const { db, clock, jobs, nodepools, clusters, audit } = deps;
  const { accountId, userId: actorId } = actor;
  return transaction(db, async (tx) => {
    const row = await clusters.lock(tx, accountId, clusterId);
    checkPoolAction('sync_node_pools', actor, row);
    // The pools may have been edited while the servers were listed: only those read under the lock are final.
    const pools = await nodepools.allOf(clusterId, tx);
    const need = needOf(row, pools, servers);
    const { plans, isNeeded } = need;
    if (!isNeeded) return need;
    const busy = new Set(plans.map(({ pool }) => pool));
    const touched = pools.filter(
      ({ name, status }) => status !== 'removing' && (status !== 'active' || busy.has(name)),
    );
    await nodepools.setStatusOf(
      tx,
      touched.map(({ id }) => id),
      'updating',
      clock.now(),
    );
    const patch = {
      status: 'updating',
      progress: 0,
      message: text('pools_syncing'),
      temporaryToken,
    } as const;
    const note = { kind: 'status', message: text('pools_sync_ordered'), actorId } as const;
    await changeCluster(tx, deps, clusterId, patch, { note });
    await jobs.enqueue(tx, syncPoolsJob, { clusterId, actorId, plans }, { key: clusterJobKey(clusterId) });
    const target = { type: 'cluster', id: clusterId, name: row.name };
    const after = Object.fromEntries(
      plans.map(({ pool, add, drop }) => [`node_pools.${pool}`, `+${add.length} −${drop.length}`]),
    );
    await audit.record(tx, actor, { action: 'nodepools.sync', target, after });
    return need;
  });
}

export interface SyncOrder {
  isDryRun: boolean;
  /** Used for this sync only, in place of the saved token. */
  temporaryToken?: string | null;
}

/**
 * Returns the difference between desired and actual state, and starts the sync unless it is a dry run or there is none.
 * Throws 402, 403, 409 (`archived`, `busy`, …), 422 on `temporary_hetzner_token` and 503 `provider`.
 */
export async function syncNodePools(
  deps: PoolSyncDeps,
  actor: Actor,
  clusterId: string,
  { isDryRun, temporaryToken }: SyncOrder,
): Promise<SyncJson> {
  const row = await deps.clusters.find(actor.accountId, clusterId);
  checkPoolAction('sync_node_pools', actor, row);
  const sealed = await sealedTokenOn(deps, row, temporaryToken);
  const servers = await workersNow(deps, row, sealed);
  if (isDryRun) {
    const { plans } = needOf(row, await deps.nodepools.allOf(clusterId), servers);
    return { actions_needed: actionsNeeded(plans), started: false };
  }
  const { plans, isNeeded } = await start(deps, actor, clusterId, servers, sealed);
  return { actions_needed: actionsNeeded(plans), started: isNeeded };
}

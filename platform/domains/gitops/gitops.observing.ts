import { createHash } from 'node:crypto';
import type { Core } from '../../core.ts';
import { transaction, type Tx } from '../../db/database.ts';
import { hasValues } from '../../db/hasValues.ts';
import { text } from '../../messages/messages.ts';
import type { GitOpsInstaller, GitOpsState, ObservedFlux } from '../../providers/gitops/port.ts';
import type { ClustersService } from '../clusters/clusters.service.ts';
import { changeGitops, type GitopsHost } from './gitops.changes.ts';
import { isLate, isMoving, stepProgress } from './gitops.rules.ts';
import { findGitops, lockGitops, type GitopsRow } from './gitops.store.ts';
import { failGitops, giveUp } from './gitops.work.ts';

interface ObservingDeps extends Pick<Core, 'db' | 'clock' | 'bus' | 'jobs'> {
  gitOps: Pick<GitOpsInstaller, 'observe' | 'status'>;
  clusters: Pick<ClustersService, 'findAny'>;
}

/** Writes what is seen of Flux in a cluster into the row of its GitOps. */
export interface GitopsObserver {
  /**
   * Reads the cluster once; true while it is being turned on or off. Rejects with GitOpsError without an answer; the row
   * then keeps its state.
   */
  sync(clusterId: string): Promise<boolean>;
}

/** What the cluster has of Flux; null is nothing. */
interface Seen {
  flux: ObservedFlux | null;
  /** Read only where the fingerprint is needed. */
  state: GitOpsState | null;
}

/** Fingerprint of Flux's state, to detect changes. */
function fingerprint({ source, kustomizations }: GitOpsState): string {
  const parts = kustomizations.map(({ name, state, lastAppliedRevision }) => [
    name,
    state,
    lastAppliedRevision,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([source.revision, source.state, parts]))
    .digest('hex');
}

async function settleEnabling(
  tx: Tx,
  deps: ObservingDeps,
  host: GitopsHost,
  row: GitopsRow,
  { flux, state }: Seen,
): Promise<void> {
  if (row.failure) {
    if (flux === null || isLate(row, deps.clock.now()))
      await failGitops(tx, deps, host, 'enable', row.failure);
    return;
  }
  if (flux === null) return giveUp(tx, deps, host, text('flux_gone'));
  if (flux.state === 'ready') {
    const times = { enabledAt: deps.clock.now(), seen: state && fingerprint(state) };
    const done = { status: 'active', progress: 100, message: null, ...times } as const;
    await changeGitops(tx, deps, host, done, ['configuring']);
    return;
  }
  if (flux.state === 'stalled' || isLate(row, deps.clock.now()))
    return giveUp(tx, deps, host, text('flux_not_ready', { reason: flux.reason }));
  const progress = stepProgress('flux', flux.progress.fraction);
  const { message } = flux.progress;
  // Controllers that restart do not turn the progress back.
  if (progress < row.progress || hasValues(row, { progress, message })) return;
  await changeGitops(tx, deps, host, { progress, message }, ['configuring']);
}

async function settleDisabling(
  tx: Tx,
  deps: ObservingDeps,
  host: GitopsHost,
  row: GitopsRow,
  { flux }: Seen,
): Promise<void> {
  if (flux !== null) {
    if (isLate(row, deps.clock.now())) await failGitops(tx, deps, host, 'disable', text('flux_not_removed'));
    return;
  }
  const { repository } = row;
  const message = row.deployKeyId === null ? null : text('deploy_key_left', { repository });
  const keys = { deployKeyId: null, publicKey: null, privateKey: null, seen: null };
  const done = { status: 'inactive', enabled: false, progress: 100, message, ...keys } as const;
  await changeGitops(tx, deps, host, done, ['disabling']);
}

async function settle(
  tx: Tx,
  deps: ObservingDeps,
  host: GitopsHost,
  before: GitopsRow,
  seen: Seen,
): Promise<void> {
  const { status, appliedAt } = before;
  const row = await lockGitops(tx, host.id);
  // A newer action has other objects.
  if (!row || !hasValues(row, { status, appliedAt })) return;
  if (row.status === 'configuring') return settleEnabling(tx, deps, host, row, seen);
  if (row.status === 'disabling') return settleDisabling(tx, deps, host, row, seen);
  if (seen.state === null) return giveUp(tx, deps, host, text('flux_gone'));
  const now = fingerprint(seen.state);
  if (now !== row.seen) await changeGitops(tx, deps, host, { seen: now }, ['active']);
}

export function createGitopsObserver(deps: ObservingDeps): GitopsObserver {
  const { db, clusters, gitOps } = deps;
  const look = async (clusterId: string, { status, failure }: GitopsRow): Promise<Seen> => {
    if (status === 'active') return { flux: null, state: await gitOps.status({ clusterId }) };
    const flux = await gitOps.observe({ clusterId });
    const isReady = status === 'configuring' && failure === null && flux?.state === 'ready';
    return { flux, state: isReady ? await gitOps.status({ clusterId }) : null };
  };
  return {
    sync: async (clusterId) => {
      const row = await findGitops(db, clusterId);
      // What is not applied yet cannot be seen.
      const isObserved = row?.status === 'active' || (row && isMoving(row.status) && row.appliedAt !== null);
      const host = isObserved ? await clusters.findAny(clusterId) : undefined;
      if (!row || !host) return false;
      const seen = await look(clusterId, row);
      await transaction(db, (tx) => settle(tx, deps, host, row, seen));
      return isMoving(row.status);
    },
  };
}

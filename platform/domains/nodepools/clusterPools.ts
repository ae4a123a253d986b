import type { Actor } from '../../http/authGuard.ts';
import type { ClusterView } from '../clusters/clusters.wire.ts';
import type { PreviewJson } from '../clusters/clusters.preview.ts';
import type { UpdateNodePoolsInput } from './nodepools.rules.ts';
import { poolStates, syncNodePools, type PoolState, type PoolSyncDeps } from './nodepools.sync.ts';
import { updateNodePools, type PoolUpdateDeps } from './nodepools.update.ts';
import type { SyncJson } from './nodepools.wire.ts';

/** The pools of living clusters. Every method throws 404 for a cluster that the caller's account does not have. */
export interface ClusterPools {
  /** As they shall be and as they are, those waiting to be removed too. */
  states(actor: Actor, clusterId: string): Promise<PoolState[]>;
  /** Stores what they shall be; a dry run answers what would change. */
  update(
    actor: Actor,
    clusterId: string,
    form: UpdateNodePoolsInput,
  ): Promise<{ preview: PreviewJson } | { cluster: ClusterView }>;
  /** Answers what has to be scaled and starts it. */
  sync(actor: Actor, clusterId: string, isDryRun: boolean): Promise<SyncJson>;
}

/** The service over the clusters it changes and the cloud it compares them with. */
export function createClusterPools(deps: PoolUpdateDeps & PoolSyncDeps): ClusterPools {
  return {
    states: (actor, clusterId) => poolStates(deps, actor, clusterId),
    update: (actor, clusterId, form) => updateNodePools(deps, actor, clusterId, form),
    sync: (actor, clusterId, isDryRun) => syncNodePools(deps, actor, clusterId, isDryRun),
  };
}

import type { Actor } from '../../http/authGuard.ts';
import type { ClusterView } from '../clusters/clusters.wire.ts';
import type { PreviewJson } from '../clusters/clusters.preview.ts';
import type { UpdateNodePoolsInput } from './nodepools.rules.ts';
import {
  poolStates,
  syncNodePools,
  type PoolState,
  type PoolSyncDeps,
  type SyncOrder,
} from './nodepools.sync.ts';
import { updateNodePools, type PoolUpdateDeps } from './nodepools.update.ts';
import type { SyncJson } from './nodepools.wire.ts';

/** The pools of existing clusters. Every method throws 404 for clusters of other accounts. */
export interface ClusterPools {
  /** Desired and actual state, including pools that wait to be removed. */
  states(actor: Actor, clusterId: string): Promise<PoolState[]>;
  /** Stores the desired pools; a dry run returns what would change. */
  update(
    actor: Actor,
    clusterId: string,
    form: UpdateNodePoolsInput,
  ): Promise<{ preview: PreviewJson } | { cluster: ClusterView }>;
  /** Returns what has to be scaled and starts it. */
  sync(actor: Actor, clusterId: string, order: SyncOrder): Promise<SyncJson>;
}

export function createClusterPools(deps: PoolUpdateDeps & PoolSyncDeps): ClusterPools {
  return {
    states: (actor, clusterId) => poolStates(deps, actor, clusterId),
    update: (actor, clusterId, form) => updateNodePools(deps, actor, clusterId, form),
    sync: (actor, clusterId, order) => syncNodePools(deps, actor, clusterId, order),
  };
}

import type { Permission } from '../../http/authGuard.ts';
import { can } from '../account/account.rules.ts';
import type { ClusterStatus } from '../clusters/clusters.rules.ts';
import { changeBlocker } from '../nodes/nodes.rules.ts';

/** Name of a registry's secret in a cluster: readable, and valid for any registry name. */
export function secretNameOf({ id, name }: { id: string; name: string }): string {
  const slug = name.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return ['registry', slug, id.slice(0, 8)].filter(Boolean).join('-');
}

export const clusterRegistryStatuses = ['applying', 'applied', 'removing', 'failed'] as const;
export type ClusterRegistryStatus = (typeof clusterRegistryStatuses)[number];

export type ClusterRegistryAction = 'apply' | 'reapply' | 'remove' | 'set_default';

/** Action → statuses on the cluster in which it may start; null: the registry is not on the cluster. */
const clusterRegistryCan = {
  apply: [null, 'failed', 'applied'],
  reapply: ['failed', 'applied'],
  remove: ['failed', 'applied', 'applying'],
  set_default: ['failed', 'applied', 'applying'],
} as const satisfies Record<ClusterRegistryAction, readonly (ClusterRegistryStatus | null)[]>;

export type RegistryBlocker = 'forbidden' | 'archived' | 'cluster_not_active' | 'busy' | 'not_applied';

interface Situation {
  permission: Permission;
  clusterStatus: ClusterStatus;
  /** Null if the registry is not on the cluster. */
  status: ClusterRegistryStatus | null;
}

/** Why the action cannot start now; null if it can: the role first, then the cluster, then the registry. */
export function registryBlocker(action: ClusterRegistryAction, now: Situation): RegistryBlocker | null {
  if (!can(now.permission, 'registries.apply')) return 'forbidden';
  const onCluster = changeBlocker(now.clusterStatus);
  if (onCluster) return onCluster;
  if (clusterRegistryCan[action].some((one) => one === now.status)) return null;
  return now.status === null ? 'not_applied' : 'busy';
}

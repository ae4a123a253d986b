import type { ActionProgress, CloudContext, CloudProvider, Labels } from '../../../providers/cloud/port.ts';
import type { ClusterRow } from '../clusters.store.ts';

/** Names are unique in an account only: two accounts that use one Hetzner project may choose the same one. */

type Named = Pick<ClusterRow, 'id' | 'name'>;

/** True if the project has servers or snapshots of another cluster with this name. */
export async function hasNamesake(
  cloud: Pick<CloudProvider, 'listServers' | 'listSnapshots'>,
  context: CloudContext,
  { id, name }: Named,
): Promise<boolean> {
  const labels = { cluster: name };
  const found = await Promise.all([cloud.listServers(context, labels), cloud.listSnapshots(context, labels)]);
  return found.flat().some((one) => {
    const its = one.labels['cluster-id'];
    return its !== undefined && its !== id;
  });
}

interface Sweep {
  hasNamesake: boolean;
  /** Labels besides the cluster's. */
  more?: Labels;
  onProgress?: (progress: ActionProgress) => Promise<void>;
}

/**
 * Deletes the cluster's resources. Older networks, firewalls and the like do not have its id: beside a cluster of the
 * same name they stay, because they may belong to it.
 */
export async function sweepCluster(
  cloud: Pick<CloudProvider, 'sweep'>,
  context: CloudContext,
  { id, name }: Named,
  { hasNamesake: isShared, more, onProgress }: Sweep,
): Promise<void> {
  const isSwept = ({ 'cluster-id': its }: Labels): boolean => (its === undefined ? !isShared : its === id);
  await cloud.sweep(context, { cluster: name, ...more }, { isSwept, onProgress });
}

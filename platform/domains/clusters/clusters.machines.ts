import type { BuiltServer } from '../../db/schema/clusters.ts';
import { masterLocationOf } from '../nodepools/nodepools.offers.ts';
import type { NodePoolRow } from '../nodepools/nodepools.store.ts';
import { masterCount } from './clusters.rules.ts';
import type { ClusterRow } from './clusters.store.ts';

/** Servers of one type in one place. */
export interface Machine {
  role: 'control_plane' | 'workers';
  type: string;
  location: string;
  count: number;
}

/** The servers of a cluster by its definition, and those that its autoscaler has added. */
export function machinesOf(row: ClusterRow, pools: readonly NodePoolRow[]): Machine[] {
  const masters = Array.from({ length: masterCount(row.masterHa) }, (_, i) => ({
    role: 'control_plane' as const,
    type: row.masterInstanceType,
    location: masterLocationOf(row.masterLocations, i),
    count: 1,
  }));
  const workers = pools.map(({ instanceType: type, location, instanceCount: count }) => ({
    role: 'workers' as const,
    type,
    location,
    count,
  }));
  return [...masters, ...workers, ...autoscaledServers(row).map(machineOf)];
}

/** Whether the creation ended before all servers were built. */
export function isPartlyBuilt({
  status,
  builtServers,
}: Pick<ClusterRow, 'status' | 'builtServers'>): boolean {
  return builtServers !== null && status !== 'pending' && status !== 'creating';
}

/** The servers that the autoscaler has ordered itself; they are deleted when the cluster is archived. */
export function autoscaledServers({
  attachments,
  archivedAt,
}: Pick<ClusterRow, 'attachments' | 'archivedAt'>): BuiltServer[] {
  return archivedAt === null ? (attachments?.servers ?? []) : [];
}

const machineOf = ({ role, type, location }: BuiltServer): Machine => ({ role, type, location, count: 1 });

/** The servers that exist now: none of an archived cluster, and during its creation those built so far. */
export function existingMachines(row: ClusterRow, pools: readonly NodePoolRow[]): Machine[] {
  if (row.archivedAt !== null) return [];
  if (row.builtServers === null) return machinesOf(row, pools);
  return row.builtServers.map(machineOf);
}

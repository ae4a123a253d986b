import type { Database } from '../../db/database.ts';
import type { InstanceType } from '../../providers/cloud/port.ts';
import type { ClusterUsage } from '../account/usage.ts';
import { masterLocationOf } from '../nodepools/nodepools.offers.ts';
import type { NodepoolsService } from '../nodepools/nodepools.service.ts';
import type { NodePoolRow } from '../nodepools/nodepools.store.ts';
import { attachmentsPrice } from './attachments/attachments.wire.ts';
import { masterCount } from './clusters.rules.ts';
import { clustersOf, type ClusterRow } from './clusters.store.ts';

/** Servers of one type in one place. */
export interface Machine {
  role: 'control_plane' | 'workers';
  type: string;
  location: string;
  count: number;
}

/** The servers of a cluster by its definition. */
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
  return [...masters, ...workers];
}

/** False for archived clusters, and when creation failed before there was an API. */
function hasServers({ status, archivedAt, apiEndpoint }: ClusterRow): boolean {
  return archivedAt === null && (status !== 'failed' || apiEndpoint !== null);
}

/**
 * Sums nodes, resources and price of the clusters with servers. Of the others only volumes and load balancers cost
 * something.
 */
export async function readUsage(
  { db, nodepools }: { db: Database; nodepools: NodepoolsService },
  accountId: string,
): Promise<ClusterUsage> {
  const rows = await clustersOf(db, accountId);
  const active = rows.filter((row) => row.archivedAt === null);
  const running = active.filter(hasServers);
  const pools = await nodepools.byCluster(running.map(({ id }) => id));
  const machines = running.flatMap((row) => machinesOf(row, pools.get(row.id) ?? []));
  const names = [...new Set(machines.map(({ location }) => location))];
  const offers = new Map<string, InstanceType[]>(
    await Promise.all(names.map(async (name) => [name, await nodepools.instanceTypes(name)] as const)),
  );
  const sum = (of: (type: InstanceType) => number): number =>
    machines.reduce((total, { type, location, count }) => {
      const offer = offers.get(location)?.find(({ name }) => name === type);
      return total + (offer ? of(offer) * count : 0);
    }, 0);
  const servers = running.map((row) => row.monthlyPrice);
  const prices = [...servers, ...rows.map((row) => attachmentsPrice(row.attachments))];
  const cents = prices.reduce((total, price) => total + Math.round(price * 100), 0);
  return {
    active: active.length,
    archived: rows.length - active.length,
    monthlyEstimate: cents / 100,
    nodes: machines.reduce((total, { count }) => total + count, 0),
    cpu: sum(({ cores }) => cores),
    memory: sum(({ memory }) => memory),
    storage: sum(({ disk }) => disk),
  };
}

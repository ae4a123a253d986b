import type { Database } from '../../db/database.ts';
import { sumOfPrices } from '../../providers/cloud/attachmentPrices.ts';
import type { InstanceType } from '../../providers/cloud/port.ts';
import type { ClusterUsage } from '../account/usage.ts';
import type { NodepoolsService } from '../nodepools/nodepools.service.ts';
import { existingMachines } from './clusters.machines.ts';
import { currentPrice, infrastructurePrice } from './clusters.price.ts';
import { clustersOf } from './clusters.store.ts';

/**
 * Sums nodes and resources of the servers that exist, and the prices. Of archived clusters only volumes and load
 * balancers cost something.
 */
export async function readUsage(
  { db, nodepools }: { db: Database; nodepools: NodepoolsService },
  accountId: string,
): Promise<ClusterUsage> {
  const rows = await clustersOf(db, accountId);
  const active = rows.filter((row) => row.archivedAt === null);
  const pools = await nodepools.byCluster(active.map(({ id }) => id));
  const machines = active.flatMap((row) => existingMachines(row, pools.get(row.id) ?? []));
  const locations = machines.map(({ location }) => location);
  const offers = await nodepools.instanceTypesIn(accountId, locations);
  const sum = (of: (type: InstanceType) => number): number =>
    machines.reduce((total, { type, location, count }) => {
      const offer = offers.get(location)?.find(({ name }) => name === type);
      return total + (offer ? of(offer) * count : 0);
    }, 0);
  return {
    active: active.length,
    archived: rows.length - active.length,
    monthlyEstimate: sumOfPrices(rows.map(currentPrice)),
    infrastructureEstimate: sumOfPrices(active.map(infrastructurePrice)),
    nodes: machines.reduce((total, { count }) => total + count, 0),
    cpu: sum(({ cores }) => cores),
    memory: sum(({ memory }) => memory),
    storage: sum(({ disk }) => disk),
  };
}

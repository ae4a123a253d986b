import type { Quote } from '../../nodepools/nodepools.offers.ts';
import type { NodepoolsService } from '../../nodepools/nodepools.service.ts';
import { plannedMasters } from '../jobs/plannedNodes.ts';
import type { ClusterRow } from '../clusters.store.ts';

/** Locations of the control plane servers that high availability adds; none if it does not change. */
export function addedMasters(row: ClusterRow, masterHa: boolean): string[] {
  if (row.masterHa || !masterHa) return [];
  const [, ...added] = plannedMasters({ ...row, masterHa: true });
  return added.map(({ location }) => location);
}

/** Their monthly price with that of the load balancer they need, and why they cannot be ordered. */
export function addedMastersQuote(
  nodepools: Pick<NodepoolsService, 'quote'>,
  row: ClusterRow,
  locations: readonly string[],
): Promise<Quote> {
  return nodepools.quote(row.accountId, {
    masterType: row.masterInstanceType,
    masterCount: locations.length,
    hasApiBalancer: true,
    hasPublicIpv4: row.publicNetworkIpV4,
    masterLocations: locations,
    pools: [],
  });
}

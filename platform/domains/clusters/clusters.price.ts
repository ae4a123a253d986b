import {
  API_BALANCER,
  balancerPrice,
  IPV4_MONTHLY,
  sumOfPrices,
  volumePrice,
} from '../../providers/cloud/attachmentPrices.ts';
import type { NodePoolRow } from '../nodepools/nodepools.store.ts';
import { attachmentsPrice } from './attachments/attachments.wire.ts';
import { autoscaledServers, existingMachines, isPartlyBuilt, machinesOf } from './clusters.machines.ts';
import type { ClusterRow } from './clusters.store.ts';

/** What a cluster costs at Hetzner, in EUR net per month. Pure: no database, no provider. */

export const costKinds = ['servers', 'ipv4_addresses', 'load_balancers', 'volumes'] as const;

/** One part of the price. */
export interface CostLine {
  kind: (typeof costKinds)[number];
  count: number;
  monthlyPrice: number;
}

type Priced = Pick<
  ClusterRow,
  'status' | 'builtServers' | 'monthlyPrice' | 'masterHa' | 'attachments' | 'archivedAt'
>;

/** Of a failed creation without servers the load balancer is not counted: it is ordered just before the first one. */
function hasApiBalancer({ masterHa, ...row }: Priced): boolean {
  return masterHa && (!isPartlyBuilt(row) || (row.builtServers ?? []).length > 0);
}

/**
 * The part of the price that ends when the cluster is archived or deleted: servers, IPv4 addresses and the load
 * balancer of the API. Of a failed creation, only what was built; of an archived cluster, what unarchiving orders.
 */
export function infrastructurePrice(row: Priced): number {
  if (!isPartlyBuilt(row))
    return sumOfPrices([row.monthlyPrice, ...autoscaledServers(row).map(({ monthlyPrice }) => monthlyPrice)]);
  const built = (row.builtServers ?? []).map(({ monthlyPrice }) => monthlyPrice);
  return sumOfPrices([...built, ...(hasApiBalancer(row) ? [balancerPrice(API_BALANCER)] : [])]);
}

/** Everything that is billed, with volumes and load balancers of workloads; of an archived cluster after unarchiving. */
export function clusterPrice(row: Priced): number {
  return sumOfPrices([infrastructurePrice(row), attachmentsPrice(row.attachments)]);
}

/** What is billed now: of an archived cluster only what its workloads have ordered. */
export function currentPrice(row: Priced): number {
  return row.archivedAt === null ? clusterPrice(row) : attachmentsPrice(row.attachments);
}

/** The parts of `clusterPrice`; those without items are left out. */
export function costLines(row: ClusterRow, pools: readonly NodePoolRow[]): CostLine[] {
  const machines = isPartlyBuilt(row) ? existingMachines(row, pools) : machinesOf(row, pools);
  const servers = machines.reduce((total, { count }) => total + count, 0);
  const addresses = row.publicNetworkIpV4 ? servers : 0;
  const volumes = (row.attachments?.volumes ?? []).map(({ sizeGb }) => volumePrice(sizeGb));
  const ofApi = hasApiBalancer(row) ? [balancerPrice(API_BALANCER)] : [];
  const balancers = (row.attachments?.loadBalancers ?? []).map(({ type }) => balancerPrice(type));
  const forAddresses = sumOfPrices([addresses * IPV4_MONTHLY]);
  const lines: CostLine[] = [
    {
      kind: 'servers',
      count: servers,
      monthlyPrice: sumOfPrices([infrastructurePrice(row), -forAddresses, -sumOfPrices(ofApi)]),
    },
    { kind: 'ipv4_addresses', count: addresses, monthlyPrice: forAddresses },
    {
      kind: 'load_balancers',
      count: ofApi.length + balancers.length,
      monthlyPrice: sumOfPrices([...ofApi, ...balancers]),
    },
    { kind: 'volumes', count: volumes.length, monthlyPrice: sumOfPrices(volumes) },
  ];
  return lines.filter(({ count }) => count > 0);
}

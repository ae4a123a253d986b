import { useExtraPrices, useFindOffer, useLoadLocations } from './InstanceTypesProvider.tsx';
import type { ExtraPrices } from './instanceTypes.ts';
import { billedCount, type PoolValues } from './poolValues.ts';

export interface PricedPlan {
  readonly controlPlaneInstanceType: string;
  readonly isHighAvailability: boolean;
  /** Locations of the control plane servers; a single one is in the first. */
  readonly controlPlaneLocations: readonly string[];
  readonly nodePools: readonly PoolValues[];
  /** Whether every server has a public IPv4 address. */
  readonly hasPublicIpv4: boolean;
  /** EUR per month of the volumes and load balancers of workloads. */
  readonly attached?: number;
}

export interface PriceLine {
  readonly key: string;
  readonly role: 'controlPlane' | 'loadBalancer' | 'pool' | 'ipv4' | 'attached';
  /** Name of the pool; null for the others. */
  readonly pool: string | null;
  /** Server type; null if it is not a server. */
  readonly type: string | null;
  readonly location: string;
  readonly count: number;
  /** EUR per month for one; undefined while unknown. */
  readonly each: number | undefined;
}

interface ClusterPrice {
  readonly lines: readonly PriceLine[];
  /** EUR per month; undefined while a price is unknown. */
  readonly total: number | undefined;
  /** The total with autoscaling pools at their maximum; undefined without any and while a price is unknown. */
  readonly highest: number | undefined;
  readonly masters: number;
  readonly workers: number;
}

/** Number of worker nodes to be paid for. */
export function workerCount(pools: readonly PoolValues[]): number {
  return pools.reduce((sum, pool) => sum + billedCount(pool), 0);
}

interface Prices {
  /** EUR per month of a server. */
  readonly priceOf: (location: string, type: string) => number | undefined;
  /** EUR per month of a load balancer and of a public IPv4 address. */
  readonly extras: (location: string) => ExtraPrices;
}

/** EUR per month of a line, in cents so that sums match the invoice. */
export function lineTotal({ each, count }: Pick<PriceLine, 'each' | 'count'>): number | undefined {
  return each === undefined ? undefined : (Math.round(each * 100) * count) / 100;
}

function masterLines(plan: PricedPlan, masters: number, { priceOf }: Prices): PriceLine[] {
  const places = plan.controlPlaneLocations.length > 0 ? plan.controlPlaneLocations : [''];
  const counts = new Map<string, number>();
  for (let index = 0; index < masters; index += 1) {
    const place = places[index % places.length] ?? '';
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const type = plan.controlPlaneInstanceType;
  return [...counts].map(([location, count]) => ({
    key: `masters-${location}`,
    role: 'controlPlane',
    pool: null,
    type,
    location,
    count,
    each: priceOf(location, type),
  }));
}

/** The load balancer in front of several control plane servers. */
function balancerLine({ controlPlaneLocations: [location = ''] }: PricedPlan, prices: Prices): PriceLine {
  const each = prices.extras(location).balancer;
  return { key: 'balancer', role: 'loadBalancer', pool: null, type: null, location, count: 1, each };
}

/** The public addresses of all servers. */
function addressLine(
  { controlPlaneLocations: [location = ''] }: PricedPlan,
  count: number,
  prices: Prices,
): PriceLine {
  const each = prices.extras(location).ipv4;
  return { key: 'ipv4', role: 'ipv4', pool: null, type: null, location, count, each };
}

/** What workloads have ordered, which does not depend on the servers. */
function attachedLine(each: number): PriceLine {
  return { key: 'attached', role: 'attached', pool: null, type: null, location: '', count: 1, each };
}

const masterCount = (plan: PricedPlan) => (plan.isHighAvailability ? 3 : 1);

function priceLines(plan: PricedPlan, prices: Prices): PriceLine[] {
  const { priceOf } = prices;
  const masters = masterCount(plan);
  const workers = workerCount(plan.nodePools);
  return [
    ...masterLines(plan, masters, prices),
    ...(plan.isHighAvailability ? [balancerLine(plan, prices)] : []),
    ...plan.nodePools.map((pool, index) => ({
      key: `pool-${index}`,
      role: 'pool' as const,
      pool: pool.name,
      type: pool.instanceType,
      location: pool.location,
      count: billedCount(pool),
      each: priceOf(pool.location, pool.instanceType),
    })),
    ...(plan.hasPublicIpv4 ? [addressLine(plan, masters + workers, prices)] : []),
    ...(plan.attached ? [attachedLine(plan.attached)] : []),
  ];
}

function totalOf(lines: readonly PriceLine[]): number | undefined {
  const totals = lines.map(lineTotal);
  const total = totals.reduce<number>((sum, one) => sum + Math.round((one ?? 0) * 100), 0) / 100;
  return totals.includes(undefined) ? undefined : total;
}

/** Monthly price of a cluster, part by part; autoscaling pools count with their minimum. */
export function priceCluster(plan: PricedPlan, prices: Prices): ClusterPrice {
  const lines = priceLines(plan, prices);
  // While the bounds are typed, the maximum may be the lower one.
  const grown = plan.nodePools.map((pool) => ({
    ...pool,
    minInstances: Math.max(pool.minInstances, pool.maxInstances),
  }));
  const isAutoscaling = plan.nodePools.some((pool) => pool.isAutoscaling);
  return {
    lines,
    total: totalOf(lines),
    highest: isAutoscaling ? totalOf(priceLines({ ...plan, nodePools: grown }, prices)) : undefined,
    masters: masterCount(plan),
    workers: workerCount(plan.nodePools),
  };
}

/** The prices of all loaded locations. */
export function usePrices(): Prices {
  const findOffer = useFindOffer();
  const extras = useExtraPrices();
  return { priceOf: (location, type) => findOffer(location, type)?.monthlyPrice, extras };
}

/** The price of the form's values, from the offers of all its locations. */
export function useClusterPrice(plan: PricedPlan): ClusterPrice {
  useLoadLocations([...plan.controlPlaneLocations, ...plan.nodePools.map(({ location }) => location)]);
  return priceCluster(plan, usePrices());
}

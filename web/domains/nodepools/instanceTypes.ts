import { graphql } from 'relay-runtime';
import { eurosOf } from '../../lib/money.ts';
import type { instanceTypesQuery$data } from './__generated__/instanceTypesQuery.graphql.ts';

/** The server types on sale in one location, and the prices of what is not a server. */
export const query = graphql`
  query instanceTypesQuery($location: String!) {
    clusterOptions {
      apiLoadBalancerPrice {
        amount
      }
      ipv4Price {
        amount
      }
    }
    instanceTypes(location: $location) {
      name
      cores
      memoryGb
      diskGb
      cpuType
      architecture
      availability
      unavailableAfter
      monthlyPrice {
        amount
      }
    }
  }
`;

type Loaded = NonNullable<instanceTypesQuery$data['instanceTypes']>[number];

const AVAILABILITIES = ['AVAILABLE', 'DEPRECATED', 'UNAVAILABLE', 'SOLD_OUT'] as const;

/** A server type as sold in one location; price in EUR per month. */
export interface InstanceTypeOffer {
  readonly name: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly diskGb: number;
  readonly cpuType: 'SHARED' | 'DEDICATED';
  readonly architecture: 'X86' | 'ARM';
  readonly availability: (typeof AVAILABILITIES)[number];
  /** True if it can be ordered now, which includes deprecated types. */
  readonly isOnSale: boolean;
  readonly unavailableAfter: string | null;
  readonly monthlyPrice: number;
}

/** Converts the graph's record for lists and prices. An unknown availability counts as sold out. */
function toOffer(type: Loaded): InstanceTypeOffer {
  const availability = AVAILABILITIES.find((one) => one === type.availability) ?? 'SOLD_OUT';
  return {
    name: type.name,
    cores: type.cores,
    memoryGb: type.memoryGb,
    diskGb: type.diskGb,
    cpuType: type.cpuType === 'DEDICATED' ? 'DEDICATED' : 'SHARED',
    architecture: type.architecture === 'ARM' ? 'ARM' : 'X86',
    availability,
    isOnSale: availability === 'AVAILABLE' || availability === 'DEPRECATED',
    unavailableAfter: type.unavailableAfter ?? null,
    monthlyPrice: eurosOf(type.monthlyPrice.amount),
  };
}

/** EUR per month of the load balancer of a highly available control plane, and of a public IPv4 address. */
export interface ExtraPrices {
  readonly balancer: number | undefined;
  readonly ipv4: number | undefined;
}

const priceOf = (price: { readonly amount: string } | null | undefined): number | undefined =>
  price ? eurosOf(price.amount) : undefined;

/** The offers of a response, and the other prices. */
export function toOffers({ instanceTypes, clusterOptions }: Partial<instanceTypesQuery$data>) {
  return {
    offers: (instanceTypes ?? []).map(toOffer),
    extras: {
      balancer: priceOf(clusterOptions?.apiLoadBalancerPrice),
      ipv4: priceOf(clusterOptions?.ipv4Price),
    },
  };
}

/** The minimum k3s requires of a server. */
const LEAST = { cores: 2, memoryGb: 2 };

/** The cheapest type on sale with at least the resources of `like`; a deprecated one only if there is no other. */
export function cheapestLike(
  offers: readonly InstanceTypeOffer[],
  like: InstanceTypeOffer | undefined,
): InstanceTypeOffer | undefined {
  const { cores, memoryGb } = like ?? LEAST;
  const architecture = like?.architecture ?? 'X86';
  const rank = (offer: InstanceTypeOffer) => (offer.availability === 'AVAILABLE' ? 0 : 1);
  return offers
    .filter((offer) => offer.isOnSale && offer.architecture === architecture)
    .filter((offer) => offer.cores >= cores && offer.memoryGb >= memoryGb)
    .sort((a, b) => rank(a) - rank(b) || a.monthlyPrice - b.monthlyPrice)[0];
}

export type CpuFilter = 'ALL' | InstanceTypeOffer['cpuType'];
export type ArchitectureFilter = 'ALL' | InstanceTypeOffer['architecture'];

/** The offers that pass both filters, and always the selected one. */
export function filterOffers(
  offers: readonly InstanceTypeOffer[],
  filter: { cpu: CpuFilter; architecture: ArchitectureFilter; chosen: string },
): InstanceTypeOffer[] {
  return offers.filter(
    ({ name, cpuType, architecture }) =>
      name === filter.chosen ||
      ((filter.cpu === 'ALL' || cpuType === filter.cpu) &&
        (filter.architecture === 'ALL' || architecture === filter.architecture)),
  );
}

/** True if a location's types are known and none can be ordered. */
export function isAllSoldOut(
  state: 'loading' | 'ready' | 'failed',
  offers: readonly InstanceTypeOffer[],
): boolean {
  return state === 'ready' && offers.every(({ isOnSale }) => !isOnSale);
}

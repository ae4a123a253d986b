/** EUR net per month, of the same day as the prices of instance types; equal in all locations. */
const PER_GB = 0.044;
const SMALLEST_BALANCER = 5.39;
const balancers: Readonly<Record<string, number>> = { lb11: SMALLEST_BALANCER, lb21: 16.4, lb31: 32.9 };

/** Price of a volume per month, in whole cents. */
export function volumePrice(sizeGb: number): number {
  return Math.round(sizeGb * PER_GB * 100) / 100;
}

/** Hetzner's smallest volume: smaller ones cost the same. */
export const SMALLEST_VOLUME_GB = 10;

/** Price of an ordered volume per month. */
export function orderedVolumePrice(sizeGb: number): number {
  return volumePrice(Math.max(SMALLEST_VOLUME_GB, sizeGb));
}

/** The load balancer in front of a highly available API. */
export const API_BALANCER = 'lb11';

/** A public IPv4 address of a server; IPv6 is free. */
export const IPV4_MONTHLY = 0.5;
export const IPV4_HOURLY = 0.0008;

/** Price of a server per month with its public address; an unknown type counts as free. */
export function serverPrice(ofType: number | undefined, hasPublicIpv4: boolean): number {
  return (ofType ?? 0) + (hasPublicIpv4 ? IPV4_MONTHLY : 0);
}

/** Sum in whole cents: sums of prices have binary rounding errors. */
export function sumOfPrices(prices: readonly number[]): number {
  return prices.reduce((cents, price) => cents + Math.round(price * 100), 0) / 100;
}

/** Price of a load balancer per month; of an unknown type, that of the smallest one. */
export function balancerPrice(type: string): number {
  return balancers[type] ?? SMALLEST_BALANCER;
}

import type { Secret } from '../../crypto/secret.ts';
import { invalid, notFound, providerDown, type FieldIssue } from '../../http/errors.ts';
import { API_BALANCER, balancerPrice, serverPrice } from '../../providers/cloud/attachmentPrices.ts';
import type { CloudLocation, CloudProvider, InstanceType } from '../../providers/cloud/port.ts';
import { CloudError } from '../../providers/cloud/port.ts';
import { text, type Message } from '../../messages/messages.ts';
import { masterCount } from '../clusters/clusters.rules.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import { billedCount, monthlyPriceOf, type NodePoolInput } from './nodepools.rules.ts';

/** Server types and prices per location, and the price of a form's nodes. */

/** The nodes of a form: control plane and pools. */
export interface NodesPlan {
  masterType: string;
  masterCount: number;
  /** Whether the API gets a load balancer, which several control plane nodes need. */
  hasApiBalancer: boolean;
  /** Whether every server gets a public IPv4 address. */
  hasPublicIpv4: boolean;
  /** One or more; control plane nodes are distributed over them in turn. */
  masterLocations: readonly string[];
  pools: readonly NodePoolInput[];
  /** The REST name of the list of pools, for issues. */
  poolsField?: string;
}

/**
 * The price of a form's nodes with IPv4 addresses and the load balancer of the API, its issues, and the types that are
 * going to end.
 */
export interface Quote {
  monthlyPrice: number;
  issues: FieldIssue[];
  warnings: Message[];
}

/** The nodes of an existing cluster with these pools. */
export function nodesOf(
  row: Pick<ClusterRow, 'masterInstanceType' | 'masterHa' | 'masterLocations' | 'publicNetworkIpV4'>,
  pools: readonly NodePoolInput[],
): NodesPlan {
  return {
    masterType: row.masterInstanceType,
    masterCount: masterCount(row.masterHa),
    hasApiBalancer: row.masterHa,
    hasPublicIpv4: row.publicNetworkIpV4,
    masterLocations: row.masterLocations,
    pools,
    poolsField: 'node_pools',
  };
}

/** The location of the i-th control plane node. */
export function masterLocationOf(locations: readonly string[], index: number): string {
  return locations[index % locations.length] ?? '';
}

type ReadTypes = (location: string) => Promise<InstanceType[]>;

/** Reads the types of a location with the account's saved token. Prices stay visible when Hetzner refuses it. */
export function typesFor(cloud: CloudProvider, saved: Secret | null): ReadTypes {
  if (!saved) return (location) => cloud.listInstanceTypes(location);
  return (location) =>
    cloud.listInstanceTypes(location, { token: saved }).catch((error: unknown) => {
      if (!(error instanceof CloudError && error.kind === 'auth')) throw error;
      return cloud.listInstanceTypes(location);
    });
}

/** Types sold in a location; 404 for an unknown location, 422 for an invalid token. */
export async function typesIn(read: ReadTypes, location: string): Promise<InstanceType[]> {
  try {
    return await read(location);
  } catch (error) {
    if (!(error instanceof CloudError)) throw error;
    if (error.kind === 'notFound') throw notFound(text('location_not_found'));
    if (error.kind === 'auth') throw invalid('x-hetzner-token', error.text, 'invalid_token');
    throw providerDown(error);
  }
}

type Offers = ReadonlyMap<string, readonly InstanceType[]>;

/** The offers of every location. */
async function allOffers(cloud: CloudProvider, saved: Secret | null): Promise<Offers> {
  const locations = await cloud.listLocations();
  const read = typesFor(cloud, saved);
  const load = async ({ name }: CloudLocation) => [name, await read(name)] as const;
  return new Map(await Promise.all(locations.map(load)));
}

/** The offer of a type in a location, and why it cannot be ordered. */
function findOffer(
  offers: Offers,
  type: string,
  location: string,
  field: { type: string; location: string },
): { offer?: InstanceType; issue?: FieldIssue } {
  const list = offers.get(location);
  if (!list) {
    return { issue: { field: field.location, ...text('location_unknown', { location }) } };
  }
  const offer = list.find(({ name }) => name === type);
  if (!offer) {
    // The shipped list is not complete, so the order is left to Hetzner.
    if (list.some(({ isShipped }) => isShipped)) return {};
    return { issue: { field: field.type, ...text('type_not_sold', { type, location }) } };
  }
  if (!offer.available) {
    return { offer, issue: { field: field.type, ...text('type_unavailable', { type, location }) } };
  }
  return { offer };
}

/** One warning for each type that can be ordered now but is announced to end in its location. */
function endingWarnings(orders: readonly { offer?: InstanceType; location: string }[]): Message[] {
  const warnings = new Map<string, Message>();
  for (const { offer, location } of orders) {
    if (!offer?.available || !offer.unavailableAfter) continue;
    const { name: type } = offer;
    const date = offer.unavailableAfter.toISOString().slice(0, 10);
    warnings.set(`${type} ${location}`, text('type_ending', { type, location, date }));
  }
  return [...warnings.values()];
}

/** Prices a form and names the fields whose type is unknown, not sold there or sold out. */
export type Quoter = (plan: NodesPlan) => Quote;

/** Loads the offers once: inside a transaction, prices can be calculated but not loaded. */
export async function loadQuoter(cloud: CloudProvider, saved: Secret | null): Promise<Quoter> {
  const offers = await allOffers(cloud, saved);
  return (plan) => quoteNodes(offers, plan);
}

function quoteNodes(offers: Offers, plan: NodesPlan): Quote {
  const { masterType, masterLocations, pools, poolsField = 'worker_node_pools' } = plan;
  const masters = Array.from({ length: plan.masterCount }, (_, i) => {
    const location = masterLocationOf(masterLocations, i);
    const field = { type: 'master_instance_type', location: 'location' };
    return { ...findOffer(offers, masterType, location, field), location, count: 1 };
  });
  const workers = pools.map((pool, i) => ({
    ...findOffer(offers, pool.instance_type, pool.location, {
      type: `${poolsField}.${i}.instance_type`,
      location: `${poolsField}.${i}.location`,
    }),
    location: pool.location,
    count: billedCount(pool),
  }));
  const all = [...masters, ...workers];
  const issues = new Map<string, FieldIssue>();
  for (const { issue } of all) if (issue && !issues.has(issue.field)) issues.set(issue.field, issue);
  const servers = all.map(({ offer, count }) => ({
    priceMonthly: serverPrice(offer?.priceMonthly, plan.hasPublicIpv4),
    count,
  }));
  const balancers = plan.hasApiBalancer ? [{ priceMonthly: balancerPrice(API_BALANCER), count: 1 }] : [];
  return {
    monthlyPrice: monthlyPriceOf([...servers, ...balancers]),
    issues: [...issues.values()],
    warnings: endingWarnings(all),
  };
}

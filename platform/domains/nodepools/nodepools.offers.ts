import { Secret } from '../../crypto/secret.ts';
import { invalid, notFound, providerDown, type FieldIssue } from '../../http/errors.ts';
import { API_BALANCER, balancerPrice, serverPrice } from '../../providers/cloud/attachmentPrices.ts';
import type { CloudProvider, InstanceType } from '../../providers/cloud/port.ts';
import { CloudError } from '../../providers/cloud/port.ts';
import { text, type Message } from '../../messages/messages.ts';
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

/** The location of the i-th control plane node. */
export function masterLocationOf(locations: readonly string[], index: number): string {
  return locations[index % locations.length] ?? '';
}

/** Types sold in a location; 404 for an unknown location, 422 for an invalid token. */
export async function typesIn(
  cloud: CloudProvider,
  location: string,
  token?: string,
): Promise<InstanceType[]> {
  try {
    return await cloud.listInstanceTypes(location, token ? { token: new Secret(token) } : undefined);
  } catch (error) {
    if (!(error instanceof CloudError)) throw error;
    if (error.kind === 'notFound') throw notFound(text('location_not_found'));
    if (error.kind === 'auth') throw invalid('x-hetzner-token', error.text, 'invalid_token');
    throw providerDown(error);
  }
}

/** Offers per location, each loaded once; null for an unknown location. */
async function offersOf(cloud: CloudProvider, locations: readonly string[]) {
  const known = new Set((await cloud.listLocations()).map(({ name }) => name));
  const wanted = [...new Set(locations)];
  const lists = await Promise.all(
    wanted.map(async (name) => (known.has(name) ? await cloud.listInstanceTypes(name) : null)),
  );
  return new Map(wanted.map((name, i) => [name, lists[i] ?? null]));
}

type Offers = Awaited<ReturnType<typeof offersOf>>;

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
export async function quoteNodes(cloud: CloudProvider, plan: NodesPlan): Promise<Quote> {
  const { masterType, masterLocations, pools, poolsField = 'worker_node_pools' } = plan;
  const offers = await offersOf(cloud, [...masterLocations, ...pools.map(({ location }) => location)]);
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

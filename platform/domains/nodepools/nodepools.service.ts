import { Secret } from '../../crypto/secret.ts';
import type { Database, Queryable, Tx } from '../../db/database.ts';
import { DomainError, invalid, notFound, type FieldIssue } from '../../http/errors.ts';
import type { CloudLocation, CloudProvider, InstanceType } from '../../providers/cloud/port.ts';
import { CloudError } from '../../providers/cloud/port.ts';
import { insertPools, poolsOf, setPoolStatus, type NodePoolRow } from './nodepools.store.ts';
import { billedCount, monthlyPriceOf, startingCount, type NodePoolInput } from './nodepools.rules.ts';

export interface NodepoolsDeps {
  db: Database;
  cloud: CloudProvider;
}

/** The nodes of a form: control plane and pools. */
export interface NodesPlan {
  masterType: string;
  masterCount: number;
  /** One or more; control plane nodes are spread over them in turn. */
  masterLocations: readonly string[];
  pools: readonly NodePoolInput[];
}

/** What a form's nodes cost and what is wrong with them. */
export interface Quote {
  monthlyPrice: number;
  issues: FieldIssue[];
}

/** Node pools, instance types and what they cost. */
export interface NodepoolsService {
  /** Types sold in a location; 404 for a location nobody knows. A token limits the answer to its project. */
  instanceTypes(location: string, token?: string): Promise<InstanceType[]>;
  locations(): Promise<CloudLocation[]>;
  /** Prices a form and names the fields whose type is unknown, not sold there or sold out. */
  quote(plan: NodesPlan): Promise<Quote>;
  /** Adds the pools of a new cluster, in the caller's transaction. */
  create(tx: Tx, clusterId: string, pools: readonly NodePoolInput[], now: Date): Promise<NodePoolRow[]>;
  /** Pools by cluster id, one query for all. */
  byCluster(clusterIds: readonly string[], db?: Queryable): Promise<Map<string, NodePoolRow[]>>;
  setStatus(tx: Tx, clusterId: string, status: string, now: Date): Promise<void>;
}

/** The location of the i-th control plane node. */
export function masterLocationOf(locations: readonly string[], index: number): string {
  return locations[index % locations.length] ?? '';
}

async function typesIn(cloud: CloudProvider, location: string, token?: string): Promise<InstanceType[]> {
  try {
    return await cloud.listInstanceTypes(location, token ? { token: new Secret(token) } : undefined);
  } catch (error) {
    if (!(error instanceof CloudError)) throw error;
    if (error.kind === 'notFound') throw notFound('Location');
    if (error.kind === 'auth') throw invalid('x-hetzner-token', error.message, 'invalid_token');
    throw new DomainError({
      status: 503,
      code: 'provider',
      message: error.message,
      retryAfter: error.retryAfter,
    });
  }
}

/** Offers per location, each asked for once; null for an unknown location. */
async function offersOf(cloud: CloudProvider, locations: readonly string[]) {
  const known = new Set((await cloud.listLocations()).map(({ name }) => name));
  const wanted = [...new Set(locations)];
  const lists = await Promise.all(
    wanted.map(async (name) => (known.has(name) ? await cloud.listInstanceTypes(name) : null)),
  );
  return new Map(wanted.map((name, i) => [name, lists[i] ?? null]));
}

type Offers = Awaited<ReturnType<typeof offersOf>>;

/** The offer of a type in a location, or what is wrong with asking for it. */
function findOffer(
  offers: Offers,
  type: string,
  location: string,
  field: { type: string; location: string },
) {
  const list = offers.get(location);
  if (!list) {
    return {
      issue: { field: field.location, code: 'unknown_location', message: `Unknown location ${location}` },
    };
  }
  const offer = list.find(({ name }) => name === type);
  if (!offer) {
    const message = `Instance type ${type} is not sold in ${location}. Choose another type or location`;
    return { issue: { field: field.type, code: 'not_sold_here', message } };
  }
  if (!offer.available) {
    const message = `Instance type ${type} is unavailable in ${location}. Choose another type or location`;
    return { issue: { field: field.type, code: 'unavailable', message } };
  }
  return { offer };
}

async function quote(cloud: CloudProvider, plan: NodesPlan): Promise<Quote> {
  const { masterType, masterLocations, pools } = plan;
  const offers = await offersOf(cloud, [...masterLocations, ...pools.map(({ location }) => location)]);
  const masters = Array.from({ length: plan.masterCount }, (_, i) => ({
    ...findOffer(offers, masterType, masterLocationOf(masterLocations, i), {
      type: 'master_instance_type',
      location: 'location',
    }),
    count: 1,
  }));
  const workers = pools.map((pool, i) => ({
    ...findOffer(offers, pool.instance_type, pool.location, {
      type: `worker_node_pools.${i}.instance_type`,
      location: `worker_node_pools.${i}.location`,
    }),
    count: billedCount(pool),
  }));
  const all = [...masters, ...workers];
  const issues = new Map<string, FieldIssue>();
  for (const { issue } of all) if (issue && !issues.has(issue.field)) issues.set(issue.field, issue);
  return {
    monthlyPrice: monthlyPriceOf(
      all.map(({ offer, count }) => ({ priceMonthly: offer?.priceMonthly ?? 0, count })),
    ),
    issues: [...issues.values()],
  };
}

/** The service over a database and a cloud. */
export function createNodepools({ db, cloud }: NodepoolsDeps): NodepoolsService {
  return {
    instanceTypes: (location, token) => typesIn(cloud, location, token),
    locations: () => cloud.listLocations(),
    quote: (plan) => quote(cloud, plan),
    create: (tx, clusterId, pools, now) =>
      insertPools(
        tx,
        pools.map((pool, position) => ({
          clusterId,
          position,
          name: pool.name,
          instanceType: pool.instance_type,
          location: pool.location,
          instanceCount: startingCount(pool),
          autoscalingEnabled: pool.autoscaling_enabled,
          autoscalingMinInstances: pool.autoscaling_enabled ? (pool.autoscaling_min_instances ?? 0) : null,
          autoscalingMaxInstances: pool.autoscaling_enabled ? (pool.autoscaling_max_instances ?? 10) : null,
          status: 'pending',
          createdAt: now,
          updatedAt: now,
        })),
      ),
    byCluster: async (clusterIds, queryable = db) => {
      const rows = await poolsOf(queryable, clusterIds);
      const byId = new Map<string, NodePoolRow[]>(clusterIds.map((id) => [id, []]));
      for (const row of rows) byId.get(row.clusterId)?.push(row);
      return byId;
    },
    setStatus: (tx, clusterId, status, now) => setPoolStatus(tx, clusterId, status, now),
  };
}

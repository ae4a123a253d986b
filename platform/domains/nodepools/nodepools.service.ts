import type { Database, Queryable, Tx } from '../../db/database.ts';
import { Secret } from '../../crypto/secret.ts';
import type { CloudLocation, CloudProvider, InstanceType } from '../../providers/cloud/port.ts';
import {
  loadQuoter,
  typesFor,
  typesIn,
  type NodesPlan,
  type Quote,
  type Quoter,
} from './nodepools.offers.ts';
import {
  allPoolsOf,
  deletePools,
  insertPools,
  poolsOf,
  setPoolStatus,
  setStatusOf,
  updatePool,
  type NodePoolRow,
} from './nodepools.store.ts';
import { startingCount, type NodePoolInput, type PoolStatus } from './nodepools.rules.ts';

interface NodepoolsDeps {
  db: Database;
  cloud: CloudProvider;
  /** The account's saved token; null if none is saved. */
  cloudTokenOf: (accountId: string) => Promise<Secret | null>;
}

/** Node pools, instance types and prices. */
export interface NodepoolsService {
  /** Types sold in a location, read with the account's token or the entered one; 404 for an unknown location. */
  instanceTypes(accountId: string, location: string, enteredToken?: string): Promise<InstanceType[]>;
  /** Types by location, for the prices of existing servers. */
  instanceTypesIn(accountId: string, locations: readonly string[]): Promise<Map<string, InstanceType[]>>;
  locations(): Promise<CloudLocation[]>;
  /** Prices a form and names the fields whose type is unknown, not sold there or sold out. */
  quote(accountId: string, plan: NodesPlan): Promise<Quote>;
  /** The same for use inside a transaction: the offers are loaded before it. */
  quoter(accountId: string): Promise<Quoter>;
  /** Appends pools in the caller's transaction. */
  create(tx: Tx, clusterId: string, pools: readonly NodePoolInput[], now: Date): Promise<NodePoolRow[]>;
  /** Pools by cluster id in one query, without those that wait to be removed. */
  byCluster(clusterIds: readonly string[], db?: Queryable): Promise<Map<string, NodePoolRow[]>>;
  /** Every pool of a cluster, including those that wait to be removed. */
  allOf(clusterId: string, db?: Queryable): Promise<NodePoolRow[]>;
  /** Sets the state of all pools except those that wait to be removed. */
  setStatus(tx: Tx, clusterId: string, status: PoolStatus, now: Date): Promise<void>;
  setStatusOf(tx: Tx, ids: readonly string[], status: PoolStatus, now: Date): Promise<void>;
  /** Changes the desired state of a pool. */
  change(tx: Tx, id: string, pool: NodePoolInput & { status: PoolStatus }, now: Date): Promise<void>;
  /** Records how many servers the autoscaler has given a pool. */
  resize(tx: Tx, id: string, instanceCount: number, now: Date): Promise<void>;
  remove(tx: Tx, ids: readonly string[]): Promise<void>;
}

/** The row values of a form's pool. */
function valuesOf(pool: NodePoolInput) {
  return {
    name: pool.name,
    instanceType: pool.instance_type,
    location: pool.location,
    instanceCount: startingCount(pool),
    autoscalingEnabled: pool.autoscaling_enabled,
    autoscalingMinInstances: pool.autoscaling_enabled ? (pool.autoscaling_min_instances ?? 0) : null,
    autoscalingMaxInstances: pool.autoscaling_enabled ? (pool.autoscaling_max_instances ?? 10) : null,
  };
}

export function createNodepools({ db, cloud, cloudTokenOf }: NodepoolsDeps): NodepoolsService {
  const quoter = async (accountId: string): Promise<Quoter> =>
    loadQuoter(cloud, await cloudTokenOf(accountId));
  return {
    instanceTypes: async (accountId, location, enteredToken) => {
      if (!enteredToken) return typesIn(typesFor(cloud, await cloudTokenOf(accountId)), location);
      const token = new Secret(enteredToken);
      return typesIn((name) => cloud.listInstanceTypes(name, { token }), location);
    },
    instanceTypesIn: async (accountId, locations) => {
      const read = typesFor(cloud, await cloudTokenOf(accountId));
      const load = async (name: string) => [name, await typesIn(read, name)] as const;
      return new Map(await Promise.all([...new Set(locations)].map(load)));
    },
    locations: () => cloud.listLocations(),
    quote: async (accountId, plan) => (await quoter(accountId))(plan),
    quoter,
    create: async (tx, clusterId, pools, now) => {
      const first = (await allPoolsOf(tx, clusterId)).reduce(
        (next, { position }) => Math.max(next, position + 1),
        0,
      );
      const rows = pools.map((pool, i) => ({
        ...valuesOf(pool),
        clusterId,
        position: first + i,
        status: 'pending' as const,
        createdAt: now,
        updatedAt: now,
      }));
      return insertPools(tx, rows);
    },
    byCluster: async (clusterIds, queryable = db) => {
      const rows = await poolsOf(queryable, clusterIds);
      const byId = new Map<string, NodePoolRow[]>(clusterIds.map((id) => [id, []]));
      for (const row of rows) byId.get(row.clusterId)?.push(row);
      return byId;
    },
    allOf: (clusterId, queryable = db) => allPoolsOf(queryable, clusterId),
    resize: (tx, id, instanceCount, updatedAt) => updatePool(tx, id, { instanceCount, updatedAt }),
    setStatus: (tx, clusterId, status, now) => setPoolStatus(tx, clusterId, status, now),
    setStatusOf: (tx, ids, status, now) => setStatusOf(tx, ids, status, now),
    change: (tx, id, { status, ...pool }, now) =>
      updatePool(tx, id, { ...valuesOf(pool), status, updatedAt: now }),
    remove: (tx, ids) => deletePools(tx, ids),
  };
}

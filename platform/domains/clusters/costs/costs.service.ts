import type { Core } from '../../../core.ts';
import { transaction, type Tx } from '../../../db/database.ts';
import { IPV4_HOURLY } from '../../../providers/cloud/attachmentPrices.ts';
import type { InstanceType } from '../../../providers/cloud/port.ts';
import type { NodepoolsService } from '../../nodepools/nodepools.service.ts';
import type { NodePoolRow } from '../../nodepools/nodepools.store.ts';
import { allClusters, clustersOf, type ClusterRow } from '../clusters.store.ts';
import { existingMachines, type Machine } from '../clusters.machines.ts';
import { currentPrice } from '../clusters.price.ts';
import { cents, dayOf, endOfStartedHour, firstDay, startedHours } from './costs.rules.ts';
import {
  addHours,
  allCountedUntil,
  costOf,
  countedUntil,
  hoursOf,
  setCountedUntil,
  type ServerHours,
} from './costs.store.ts';

interface Deps extends Pick<Core, 'db' | 'clock'> {
  nodepools: Pick<NodepoolsService, 'byCluster' | 'instanceTypesIn'>;
}

/** Costs of one cluster in a month. */
export interface ClusterCosts {
  id: string;
  name: string;
  isDeleted: boolean;
  total: number;
  /** EUR for a whole month with everything that is billed now. */
  monthlyPrice: number;
  controlPlaneHours: number;
  workerHours: Map<string, number>;
  days: Map<string, number>;
}

export interface MonthCosts {
  month: string;
  total: number;
  /** Of the month before; null when nothing was counted in it. */
  previousTotal: number | null;
  clusters: ClusterCosts[];
}

export type Costs = ReturnType<typeof createCosts>;

function add<K>(map: Map<K, number>, key: K, amount: number): void {
  map.set(key, (map.get(key) ?? 0) + amount);
}

/** The sums of one month by cluster, the most expensive first. */
function byCluster(rows: Awaited<ReturnType<typeof hoursOf>>): ClusterCosts[] {
  const found = new Map<string, ClusterCosts>();
  for (const { hours, cluster } of rows) {
    const { id, name, status } = cluster;
    const one = found.get(id) ?? {
      id,
      name,
      isDeleted: status === 'deleted',
      total: 0,
      monthlyPrice: status === 'deleted' ? 0 : currentPrice(cluster),
      controlPlaneHours: 0,
      workerHours: new Map<string, number>(),
      days: new Map<string, number>(),
    };
    found.set(id, one);
    one.total += hours.cost;
    add(one.days, hours.day, hours.cost);
    if (hours.role === 'control_plane') one.controlPlaneHours += hours.hours;
    else add(one.workerHours, hours.instanceType, hours.hours);
  }
  return [...found.values()].sort((a, b) => b.total - a.total);
}

/** Servers with their price, which is read before the transaction that counts them. */
export interface PricedMachine extends Machine {
  /** EUR per hour for one server with its address. */
  hourly: number;
}

function hoursOfMachine(clusterId: string, machine: PricedMachine, from: Date, to: Date): ServerHours[] {
  const { role, type: instanceType, count, hourly } = machine;
  return [...startedHours(from, to)].map(([day, hours]) => ({
    ...{ clusterId, day, role, instanceType },
    hours: hours * count,
    cost: hours * count * hourly,
  }));
}

/** Counts the hours of servers and what they cost. */
export function createCosts({ db, clock, nodepools }: Deps) {
  const priceIn = (offers: Map<string, InstanceType[]>, { type, location }: Machine): number =>
    offers.get(location)?.find(({ name }) => name === type)?.priceHourly ?? 0;

  /** Servers of a cluster with what an hour of one of them costs. */
  const priced = async (row: ClusterRow, machines: readonly Machine[]): Promise<PricedMachine[]> => {
    const address = row.publicNetworkIpV4 ? IPV4_HOURLY : 0;
    const locations = machines.map(({ location }) => location);
    const offers = await nodepools.instanceTypesIn(row.accountId, locations);
    return machines.map((machine) => ({ ...machine, hourly: priceIn(offers, machine) + address }));
  };

  /** Counts the hours that have started since the last call, with the servers that exist now. */
  const count = async (row: ClusterRow, pools: readonly NodePoolRow[], now: Date): Promise<void> => {
    const machines = await priced(row, existingMachines(row, pools));
    await transaction(db, async (tx) => {
      const from = await countedUntil(tx, row);
      if (from >= now) return;
      // Without servers no hour has started: the next one begins with the first server.
      await setCountedUntil(tx, row.id, machines.length > 0 ? endOfStartedHour(from, now) : now);
      for (const machine of machines) await addHours(tx, hoursOfMachine(row.id, machine, from, now));
    });
  };

  /** The hours of an account's clusters on these days that are not counted yet, such as those of a new cluster. */
  const uncounted = async (accountId: string, first: string, end: string) => {
    const now = clock.now();
    const rows = await clustersOf(db, accountId);
    const ids = rows.map(({ id }) => id);
    const [pools, until] = await Promise.all([nodepools.byCluster(ids), allCountedUntil(db, ids)]);
    const all = rows.map(async (cluster) => {
      const machines = await priced(cluster, existingMachines(cluster, pools.get(cluster.id) ?? []));
      const from = until.get(cluster.id) ?? cluster.createdAt;
      return machines
        .flatMap((machine) => hoursOfMachine(cluster.id, machine, from, now))
        .filter(({ day }) => day >= first && day < end)
        .map((hours) => ({ hours, cluster }));
    });
    return (await Promise.all(all)).flat();
  };

  return {
    priced,
    /** Counts all clusters until now. */
    countAll: async (): Promise<void> => {
      const now = clock.now();
      const rows = await allClusters(db);
      const pools = await nodepools.byCluster(rows.map(({ id }) => id));
      for (const row of rows) await count(row, pools.get(row.id) ?? [], now);
    },
    /** Counts one cluster until now, before its servers are deleted. */
    count: async (row: ClusterRow): Promise<void> => {
      const pools = await nodepools.byCluster([row.id]);
      await count(row, pools.get(row.id) ?? [], clock.now());
    },
    /** Counts the first hour of new servers of a cluster whose present hour is counted without them. */
    countAdded: async (tx: Tx, row: ClusterRow, added: readonly PricedMachine[]): Promise<void> => {
      const now = clock.now();
      const until = await countedUntil(tx, row);
      for (const machine of added)
        for (const hours of hoursOfMachine(row.id, machine, now, until)) await addHours(tx, [hours]);
    },
    /** What the servers of an account cost last month; null when nothing was counted in it. */
    ofLastMonth: (accountId: string): Promise<number | null> => {
      const month = dayOf(clock.now()).slice(0, 7);
      return costOf(db, accountId, firstDay(month, -1), firstDay(month));
    },
    /** The costs of a month, the present one by default. */
    ofMonth: async (accountId: string, month = dayOf(clock.now()).slice(0, 7)): Promise<MonthCosts> => {
      const first = firstDay(month);
      const end = firstDay(month, 1);
      const counted = await hoursOf(db, accountId, first, end);
      const clusters = byCluster([...counted, ...(await uncounted(accountId, first, end))]);
      const previous = await costOf(db, accountId, firstDay(month, -1), first);
      return {
        month,
        total: cents(clusters.reduce((total, one) => total + one.total, 0)),
        previousTotal: previous === null ? null : cents(previous),
        clusters,
      };
    },
  };
}

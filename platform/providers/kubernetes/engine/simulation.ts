import type { Queryable, Tx } from '../../../db/database.ts';
import type { Stored } from '../api/objects.ts';
import type { MemoryState } from './state/memoryState.ts';
import type { Controller, Infrastructure } from './controllers/controller.ts';

/** Usage of a pod or node at a moment. */
export interface Usage {
  cpuMillis: number;
  memoryBytes: number;
}

export interface LogLine {
  at: Date;
  text: string;
}

/** Which lines of a container's log to compute, oldest first. */
export interface LogRange {
  /** The log of the container before its last restart. */
  previous: boolean;
  /** Only lines after this moment. */
  after?: Date;
  /** Only the last ones. */
  tailLines?: number;
}

/**
 * What happens inside of clusters. The API server stores objects and serves them; everything that acts on them is here,
 * implemented in controllers/, seeding/ and computed/.
 */
export interface ClusterSimulation {
  controllers: readonly Controller[];
  /** Null for a cluster whose servers do not exist. Runs inside the transaction: use only `db`. */
  infrastructure(db: Queryable, clusterId: string, now: Date): Promise<Infrastructure | null>;
  /** Creates the first objects of a cluster, once, before the controllers run. Inside the transaction: use only `db`. */
  seed(db: Queryable, state: MemoryState, infrastructure: Infrastructure): Promise<void>;
  /** Called in every transaction before its changes are saved. Inside the transaction: use only `tx`. */
  settled(tx: Tx, state: MemoryState, infrastructure: Infrastructure): Promise<void>;
  /** The same lines for the same object and range, whenever they are computed. Null if the container has no such log. */
  logLines(pod: Stored<'pods'>, container: string, range: LogRange, now: Date): Iterable<LogLine> | null;
  /** The pod as its kubelet reports it at that time: the restarts of a crash loop follow from the clock. For every read. */
  observed(pod: Stored<'pods'>, now: Date): Stored<'pods'>;
  /** By container. `pods` are those of its namespace: the ready pods of one workload share its load. */
  podUsage(pod: Stored<'pods'>, pods: readonly Stored<'pods'>[], now: Date): { name: string; usage: Usage }[];
  /** What an instance of PostgreSQL serves at /metrics, in Prometheus' text format. */
  instanceMetrics(pod: Stored<'pods'>, cluster: Stored<'clusters.postgresql.cnpg.io'>, now: Date): string;
  nodeUsage(node: Stored<'nodes'>, pods: readonly Stored<'pods'>[], now: Date): Usage;
}

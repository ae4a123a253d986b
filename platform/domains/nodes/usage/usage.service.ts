import type { Core } from '../../../core.ts';
import type { Actor } from '../../../http/authGuard.ts';
import { podNamePattern } from '../../../providers/kubernetes/api/generatedNames.ts';
import { KubernetesError, type ClusterRuntime } from '../../../providers/kubernetes/port.ts';
import type { ClusterRow } from '../../clusters/clusters.store.ts';
import type { ClustersService } from '../../clusters/clusters.service.ts';
import type { Health } from '../health/health.service.ts';
import { isRunning } from '../nodes.rules.ts';
import {
  intervalsOf,
  podReadingsOf,
  readingsOf,
  startOfRange,
  usageRanges,
  type UsageKind,
  type UsageRange,
  type UsageReading,
} from './usage.rules.ts';
import {
  addIntervals,
  removeOldIntervals,
  usagePoints,
  type UsagePoint,
  type UsageSelector,
} from './usage.store.ts';

/** Clusters that are read at the same time; one that does not respond holds up only its own place. */
const PARALLEL = 8;

interface UsageDeps extends Pick<Core, 'db' | 'clock' | 'log'> {
  kubernetes: Pick<ClusterRuntime, 'load'>;
  health: Health;
  clusters: Pick<ClustersService, 'find' | 'all'>;
}

/** The mean usage of a cluster, node, pod or deployment over time. */
export interface UsageHistory {
  range: UsageRange;
  stepMs: number;
  /** Start of the first and of the last interval. */
  from: Date;
  to: Date;
  /** Oldest first; intervals in which nothing was measured are missing. */
  points: UsagePoint[];
}

/** At most one of them; the sum of all nodes without. `pod` and `deployment` are namespace and name. */
export interface UsageSubject {
  node?: string | undefined;
  pod?: string | undefined;
  deployment?: string | undefined;
}

/** What to read. */
function selectorOf({ node, pod, deployment }: UsageSubject): UsageSelector {
  if (pod !== undefined) return { kind: 'pod', subject: pod };
  if (deployment === undefined) return { kind: 'node', subject: node };
  const [namespace = '', name = ''] = deployment.split('/');
  return { kind: 'pod', pattern: `^${namespace}/${podNamePattern(name)}$` };
}

/** CPU and memory of clusters, nodes, pods and deployments over time. */
export interface Usage {
  /** Reads and stores load and health of every running cluster. One that does not respond gets a gap. */
  sample(signal: AbortSignal): Promise<void>;
  /** Stores readings of one cluster. */
  record(clusterId: string, kind: UsageKind, readings: readonly UsageReading[]): Promise<void>;
  /** Throws 404 for clusters of other accounts. A node or pod that never existed has no points. */
  history(actor: Actor, clusterId: string, range: UsageRange, of?: UsageSubject): Promise<UsageHistory>;
  /** Deletes what no range shows any longer. */
  sweep(): Promise<void>;
}

export function createUsage({ db, clock, log, kubernetes, clusters, health }: UsageDeps): Usage {
  const record: Usage['record'] = (clusterId, kind, readings) =>
    addIntervals(db, clusterId, kind, intervalsOf(readings, clock.now()));
  const sampleOne = async (cluster: ClusterRow): Promise<void> => {
    const { id } = cluster;
    try {
      const { nodes, pods, podLoads } = await kubernetes.load(id);
      await record(id, 'node', readingsOf(nodes, clock.now()));
      await record(id, 'pod', podReadingsOf({ nodes, podLoads }, clock.now()));
      await health.note(cluster, { nodes, pods });
    } catch (error) {
      if (!(error instanceof KubernetesError)) throw error;
      log.debug({ err: error, clusterId: id }, 'a cluster could not be read');
      await health.note(cluster, null);
    }
  };
  return {
    record,
    sample: async (signal) => {
      const queue = (await clusters.all()).filter(isRunning);
      const work = async (): Promise<void> => {
        for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) await sampleOne(next);
      };
      await Promise.all(Array.from({ length: PARALLEL }, work));
    },
    history: async (actor, clusterId, range, of = {}) => {
      await clusters.find(actor.accountId, clusterId);
      const now = clock.now();
      const { stepMs, durationMs } = usageRanges[range];
      const from = startOfRange(range, now);
      const to = new Date(from.getTime() + durationMs - stepMs);
      const points = await usagePoints(db, { clusterId, range, since: from, ...selectorOf(of) });
      return { range, stepMs, from, to, points };
    },
    sweep: () => removeOldIntervals(db, clock.now()),
  };
}

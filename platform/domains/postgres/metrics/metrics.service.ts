import type { Core } from '../../../core.ts';
import { KubernetesError } from '../../../providers/kubernetes/port.ts';
import type { ClusterPostgres } from '../../../providers/postgres/port.ts';
import {
  startOfRange,
  usageRangeNames,
  usageRanges,
  type UsageRange,
} from '../../nodes/usage/usage.rules.ts';
import {
  dropSamples,
  rowsOnActiveClusters,
  samplesOf,
  saveSamples,
  type PostgresRow,
} from '../postgres.store.ts';
import { intervalsOf, timesOf } from './metrics.rules.ts';
import type { History } from './metrics.wire.ts';

interface MetricsDeps extends Pick<Core, 'db' | 'clock' | 'log'> {
  clusterPostgres: Pick<ClusterPostgres, 'sample'>;
}

/** Databases that are asked at the same time; one that does not respond holds up only its own place. */
const PARALLEL = 8;

/** Measurements of databases over time. */
export interface Metrics {
  /** The intervals of a range with what was measured in them. */
  history(postgresId: string, range: UsageRange): Promise<History>;
  /** Measures all databases that run. */
  sample(signal: AbortSignal): Promise<void>;
  /** Deletes measurements that no range shows. */
  sweep(): Promise<void>;
}

export function createMetrics({ db, clock, log, clusterPostgres }: MetricsDeps): Metrics {
  const measure = async (row: PostgresRow): Promise<void> => {
    try {
      const sample = await clusterPostgres.sample(row.clusterId, row);
      if (!sample) return;
      const intervals = intervalsOf({ at: clock.now() });
      await saveSamples(
        db,
        intervals.map((interval) => ({ ...interval, postgresId: row.id, sample })),
      );
    } catch (error) {
      if (!(error instanceof KubernetesError)) throw error;
      log.warn({ err: error, cluster: row.clusterId }, 'a database was not measured');
    }
  };
  return {
    history: async (postgresId, range) => {
      const now = clock.now();
      const { stepMs } = usageRanges[range];
      const samples = await samplesOf(db, postgresId, { stepMs, since: startOfRange(range, now) });
      return { times: timesOf(range, now), samples };
    },
    sample: async (signal) => {
      const open = await rowsOnActiveClusters(db, 'installed');
      const work = async (): Promise<void> => {
        for (let row = open.pop(); row && !signal.aborted; row = open.pop()) await measure(row);
      };
      await Promise.all(Array.from({ length: PARALLEL }, work));
    },
    sweep: async () => {
      const now = clock.now();
      for (const range of usageRangeNames)
        await dropSamples(db, { stepMs: usageRanges[range].stepMs, before: startOfRange(range, now) });
    },
  };
}

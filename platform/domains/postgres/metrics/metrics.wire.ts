import { usageRanges, type UsageRange } from '../../nodes/usage/usage.rules.ts';
import type { PostgresRow } from '../postgres.store.ts';
import type { MetricsJson } from '../postgres.wire.ts';
import type { PostgresSample } from '../../../providers/postgres/port.ts';
import { hitRatio, increase, type MeasuredSample } from './metrics.rules.ts';

const GIB = 2 ** 30;

export interface History {
  times: readonly Date[];
  samples: readonly MeasuredSample[];
}

/** Measurements of a range → response. */
export function metricsToJson(
  range: UsageRange,
  { config }: Pick<PostgresRow, 'config'>,
  { times, samples }: History,
): MetricsJson {
  const stepSeconds = usageRanges[range].stepMs / 1_000;
  const byTime = new Map(samples.map(({ at, sample }) => [at.getTime(), sample]));
  const all = times.map((at) => byTime.get(at.getTime()));
  const gauge = (name: keyof PostgresSample) => all.map((sample) => sample?.[name] ?? null);
  const rate = (seconds: number) =>
    all.map((sample, i) => {
      // The newest interval is not over, so its length says nothing yet.
      if (i === all.length - 1) return null;
      const gained = increase(all[i - 1], sample, 'transactions');
      return gained === null ? null : gained / seconds;
    });
  const connectionLimit = samples.at(-1)?.sample.maxConnections ?? null;
  return {
    range,
    step_seconds: stepSeconds,
    times: times.map((at) => at.toISOString()),
    series: [
      { metric: 'connections', limit: connectionLimit, values: gauge('connections') },
      { metric: 'transactions_per_second', limit: null, values: rate(stepSeconds) },
      { metric: 'size_bytes', limit: config.storage_size * GIB, values: gauge('sizeBytes') },
      { metric: 'replication_lag_seconds', limit: null, values: gauge('replicationLagSeconds') },
      { metric: 'wal_bytes', limit: null, values: gauge('walBytes') },
      { metric: 'cache_hit_ratio', limit: 1, values: all.map((sample, i) => hitRatio(all[i - 1], sample)) },
      { metric: 'longest_transaction_seconds', limit: null, values: gauge('longestTransactionSeconds') },
    ],
  };
}

import { timesOf, type MeasuredSample } from '../domains/postgres/metrics/metrics.rules.ts';
import { usageRangeNames, usageRanges } from '../domains/nodes/usage/usage.rules.ts';
import { loadFactor } from '../providers/simulation/load.ts';
import type { Services } from '../wiring/services.ts';

/** A measurement of a database, which has served `since` a moment. */
interface Present extends MeasuredSample {
  id: string;
  since: Date;
}

const times = (value: number | null, factor: number): number | null =>
  value === null ? null : Math.round(value * factor);

/** What would have been measured in each interval of all ranges: gauges follow the simulated load, counters grow. */
function pastSamples({ id, at: now, since, sample }: Present): (MeasuredSample & { stepMs: number })[] {
  const age = now.getTime() - since.getTime();
  return usageRangeNames.flatMap((range) =>
    timesOf(range, now)
      .filter((at) => at >= since)
      .map((at) => {
        const load = loadFactor(id, at) / loadFactor(id, now);
        // A wave that ends in the present value, so that rates follow the load too.
        const grown = ((at.getTime() - since.getTime()) / age) * (1 + (load - 1) / 500);
        const past = {
          ...sample,
          connections: times(sample.connections, load),
          transactions: times(sample.transactions, grown),
          blocksHit: times(sample.blocksHit, grown),
          blocksRead: times(sample.blocksRead, grown),
        };
        return { stepMs: usageRanges[range].stepMs, at, sample: past };
      }),
  );
}

/** Stores what would have been measured of the databases on a cluster in the last seven days. */
export async function measureDatabases(
  { postgres, postgresMetrics }: Pick<Services, 'postgres' | 'postgresMetrics'>,
  clusterId: string,
  now: Date,
): Promise<void> {
  for (const row of await postgres.rowsOf(clusterId)) {
    const { id, readyAt: since } = row;
    const sample = since && (await postgresMetrics.read(row));
    if (since && sample) await postgresMetrics.record(id, pastSamples({ id, since, sample, at: now }));
  }
}

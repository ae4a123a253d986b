import { z } from 'zod';
import type { GatewayContext } from '../../../graphql/context.ts';
import { path, withQuery } from '../../../upstream/path.ts';
import { loadIfRunning } from '../../nodes/nodes.upstream.ts';
import { usageRanges, type UsageRange } from '../../nodes/usage/usage.upstream.ts';
import type { PostgresRecord } from '../postgres.upstream.ts';

export const postgresMetrics = [
  'connections',
  'transactions_per_second',
  'size_bytes',
  'replication_lag_seconds',
  'wal_bytes',
  'cache_hit_ratio',
  'longest_transaction_seconds',
] as const;

const metricsRecord = z.object({
  range: z.enum(usageRanges),
  step_seconds: z.number().int(),
  times: z.array(z.string()),
  series: z.array(
    z.object({
      metric: z.enum(postgresMetrics),
      limit: z.number().nullish(),
      values: z.array(z.number().nullable()),
    }),
  ),
});
export type MetricsRecord = z.output<typeof metricsRecord>;

/** Measurements of a database over time; null while its cluster is not running. */
export function loadMetrics(
  ctx: GatewayContext,
  { id, clusterId, cluster_name: name }: PostgresRecord,
  range: UsageRange,
): Promise<MetricsRecord | null> {
  const target = withQuery(path`/api/clusters/${clusterId}/apps/postgres/${name}/metrics`, { range });
  return loadIfRunning(ctx, { id: clusterId }, `postgres metrics ${id} ${range}`, () =>
    ctx.upstream.get(target, metricsRecord),
  );
}

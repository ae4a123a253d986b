import { builder } from '../../../graphql/builder.ts';
import { UsageRange } from '../../nodes/usage/UsageHistory.ts';
import { loadMetrics, type MetricsRecord } from './metrics.upstream.ts';
import { PostgresClusterRef } from '../PostgresCluster.ts';

const PostgresMetric = builder.enumType('PostgresMetric', {
  description: 'What is measured of a database cluster.',
  values: {
    CONNECTIONS: { value: 'connections', description: 'Open connections.' },
    TRANSACTIONS_PER_SECOND: {
      value: 'transactions_per_second',
      description: 'Committed and rolled back transactions per second.',
    },
    SIZE_BYTES: { value: 'size_bytes', description: 'Size of all databases in bytes.' },
    REPLICATION_LAG_SECONDS: {
      value: 'replication_lag_seconds',
      description: 'Seconds by which the slowest replica is behind the primary.',
    },
    WAL_BYTES: { value: 'wal_bytes', description: 'Size of the write-ahead log in bytes.' },
    CACHE_HIT_RATIO: {
      value: 'cache_hit_ratio',
      description: 'Part of the reads that were answered from memory, 0 to 1.',
    },
    LONGEST_TRANSACTION_SECONDS: {
      value: 'longest_transaction_seconds',
      description: 'Seconds for which the oldest open transaction has been running.',
    },
  } as const,
});

const PostgresSeries = builder.objectRef<MetricsRecord['series'][number]>('PostgresSeries').implement({
  description: 'A measurement of a database cluster over time.',
  fields: (t) => ({
    metric: t.expose('metric', { type: PostgresMetric, description: 'What is measured.' }),
    limit: t.exposeFloat('limit', {
      nullable: true,
      description: 'Greatest possible value, such as max_connections; null when there is none.',
    }),
    values: t.expose('values', {
      type: ['Float'],
      nullable: { list: false, items: true },
      description: 'Values at the times of `PostgresMetrics.times`; null where nothing was measured.',
    }),
  }),
});

const PostgresMetrics = builder.objectRef<MetricsRecord>('PostgresMetrics').implement({
  description: 'Measurements of a database cluster over time.',
  fields: (t) => ({
    range: t.expose('range', { type: UsageRange, description: 'The range.' }),
    stepSeconds: t.exposeInt('step_seconds', { description: 'Length of an interval in seconds.' }),
    times: t.expose('times', {
      type: ['DateTime'],
      description: 'Start of each interval, oldest first.',
    }),
    series: t.expose('series', {
      type: [PostgresSeries],
      description: 'One series per measurement; those that are not available are missing.',
    }),
  }),
});

builder.objectField(PostgresClusterRef, 'metrics', (t) =>
  t.field({
    type: PostgresMetrics,
    nullable: true,
    description:
      'Measurements over time; null while the cluster is not running and when they could not be loaded. Costs one call of the platform per database cluster.',
    args: {
      range: t.arg({ type: UsageRange, required: true, defaultValue: '24h', description: 'The range.' }),
    },
    resolve: (postgres, { range }, ctx) => loadMetrics(ctx, postgres, range),
  }),
);

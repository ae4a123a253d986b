import { seededBetween, seededInt } from '../../../../simulation/chance.ts';
import { ROLE_LABEL } from '../../../api/postgres.ts';
import type { Stored } from '../../../api/objects.ts';
import { databaseOf } from '../../controllers/postgres/clusterParts.ts';
import { conditionOf } from '../../controllers/shared/conditions.ts';
import type { Pod } from '../../controllers/shared/pods.ts';
import { noise } from '../noise.ts';
import { growthOf, sizeAt } from './size.ts';
import { lastWalAt, WAL_MS } from './wal.ts';

type Cluster = Stored<'clusters.postgresql.cnpg.io'>;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const SEGMENT_BYTES = 16 * 2 ** 20;
/** Rows that a transaction reads from memory or disk. */
const BLOCKS = 40;

/** Of 1 by day, 0.4 at night. */
function loadAt(seed: number, at: Date): number {
  const phase = noise(seed, 0) * 2 * Math.PI;
  const day = 0.7 - 0.3 * Math.cos((2 * Math.PI * at.getTime()) / DAY_MS + phase);
  return day * (0.9 + 0.2 * noise(seed, Math.floor(at.getTime() / MINUTE_MS)));
}

/** Seconds of full load from one moment to another: counters only grow. */
function loadSeconds(seed: number, from: Date, to: Date): number {
  const phase = noise(seed, 0) * 2 * Math.PI;
  const angle = (at: Date): number => (2 * Math.PI * at.getTime()) / DAY_MS + phase;
  const wave = (0.3 * (Math.sin(angle(to)) - Math.sin(angle(from))) * DAY_MS) / (2 * Math.PI);
  return Math.max(0, (0.7 * (to.getTime() - from.getTime()) - wave) / 1_000);
}

interface Sample {
  name: string;
  help: string;
  type: 'gauge' | 'counter';
  values: readonly { labels?: Readonly<Record<string, string>>; value: number }[];
}

function connections(seed: number, peak: number, now: Date): { active: number; idle: number } {
  const all = Math.max(1, Math.round(peak * loadAt(seed, now)));
  const active = Math.max(
    1,
    Math.round(all * (0.15 + 0.2 * noise(seed, Math.floor(now.getTime() / 15_000)))),
  );
  return { active, idle: all - active };
}

function archiverSamples(cluster: Cluster, now: Date): Sample[] {
  const condition = conditionOf(cluster, 'ContinuousArchiving');
  if (!condition) return [];
  const since = new Date(condition.lastTransitionTime);
  const isWorking = condition.status === 'True';
  // Failing since a moment: what was archived last was so before it.
  const last = isWorking ? lastWalAt(since, now) : null;
  const attempts = Math.floor((now.getTime() - since.getTime()) / WAL_MS);
  const seconds = last === null ? 0 : Math.round(last.getTime() / 1_000);
  return [
    {
      name: 'cnpg_pg_stat_archiver_archived_count',
      help: 'Number of WAL files that have been successfully archived',
      type: 'counter',
      values: [{ value: isWorking ? attempts + 1 : 0 }],
    },
    {
      name: 'cnpg_pg_stat_archiver_failed_count',
      help: 'Number of failed attempts for archiving WAL files',
      type: 'counter',
      values: [{ value: isWorking ? 0 : attempts + 1 }],
    },
    {
      name: 'cnpg_pg_stat_archiver_last_archived_time',
      help: 'Epoch of the last time WAL archiving succeeded',
      type: 'gauge',
      values: [{ value: seconds === 0 ? -1 : seconds }],
    },
  ];
}

function sizeSamples(cluster: Cluster, now: Date): Sample[] {
  const bytes = sizeAt(growthOf(cluster), now);
  const { database } = databaseOf(cluster);
  const segments = 3 + (seededInt(`${cluster.metadata.uid}/wal`) % 12);
  return [
    {
      name: 'cnpg_pg_database_size_bytes',
      help: 'Disk space used by the database',
      type: 'gauge',
      values: [
        { labels: { datname: database }, value: Math.max(0, bytes - 15 * 2 ** 20) },
        { labels: { datname: 'postgres' }, value: 15 * 2 ** 20 },
      ],
    },
    {
      name: 'cnpg_collector_pg_wal',
      help: 'Total size in bytes of WAL segments in the pg_wal directory',
      type: 'gauge',
      values: [
        { labels: { value: 'count' }, value: segments },
        { labels: { value: 'size' }, value: segments * SEGMENT_BYTES },
      ],
    },
  ];
}

function loadSamples(cluster: Cluster, pod: Pod, now: Date): Sample[] {
  const { uid } = cluster.metadata;
  const isPrimary = pod.metadata.labels?.[ROLE_LABEL] === 'primary';
  // Replicas serve a part of the reads.
  const share = isPrimary ? 1 : 0.3;
  const seed = seededInt(`${uid}/load`);
  const { database, owner } = databaseOf(cluster);
  const datname = { datname: database };
  const start = new Date(pod.status?.containerStatuses?.[0]?.state?.running?.startedAt ?? now);
  const transactions = loadSeconds(seed, start, now) * seededBetween(`${uid}/tps`, 5, 120) * share;
  const hitRatio = seededBetween(`${uid}/hits`, 965, 998) / 1_000;
  const { active, idle } = connections(seed, seededBetween(`${uid}/connections`, 4, 40) * share, now);
  const lag = isPrimary ? 0 : 0.02 + noise(seed, Math.floor(now.getTime() / 5_000)) * 0.4;
  const limit = Number(cluster.spec?.postgresql?.parameters?.['max_connections'] ?? 100);
  const counter = (name: string, help: string, value: number): Sample => ({
    name: `cnpg_pg_stat_database_${name}`,
    help,
    type: 'counter',
    values: [{ labels: datname, value: Math.floor(value) }],
  });
  return [
    {
      name: 'cnpg_backends_total',
      help: 'Number of backends',
      type: 'gauge',
      values: [
        { labels: { ...datname, usename: owner, state: 'active' }, value: active },
        { labels: { ...datname, usename: owner, state: 'idle' }, value: idle },
      ],
    },
    {
      name: 'cnpg_backends_max_tx_duration_seconds',
      help: 'Maximum duration of a transaction in seconds',
      type: 'gauge',
      values: [
        {
          labels: { ...datname, usename: owner, state: 'active' },
          value: Number((0.05 + noise(seed, Math.floor(now.getTime() / 10_000)) ** 4 * 30).toFixed(3)),
        },
      ],
    },
    counter('xact_commit', 'Number of transactions that have been committed', transactions * 0.995),
    counter('xact_rollback', 'Number of transactions that have been rolled back', transactions * 0.005),
    counter(
      'blks_hit',
      'Number of times disk blocks were found in the cache',
      transactions * BLOCKS * hitRatio,
    ),
    counter('blks_read', 'Number of disk blocks read', transactions * BLOCKS * (1 - hitRatio)),
    {
      name: 'cnpg_pg_replication_lag',
      help: 'Replication lag behind primary in seconds',
      type: 'gauge',
      values: [{ value: Number(lag.toFixed(3)) }],
    },
    {
      name: 'cnpg_pg_settings_setting',
      help: 'Setting value',
      type: 'gauge',
      values: [{ labels: { name: 'max_connections' }, value: limit }],
    },
    {
      name: 'cnpg_pg_postmaster_start_time',
      help: 'Time at which postgres started (based on epoch)',
      type: 'gauge',
      values: [{ value: Math.floor(start.getTime() / 1_000) }],
    },
  ];
}

function textOf({ name, help, type, values }: Sample): string {
  const lines = values.map(({ labels = {}, value }) => {
    const pairs = Object.entries(labels).map(([key, text]) => `${key}="${text.replaceAll('"', '\\"')}"`);
    return pairs.length > 0 ? `${name}{${pairs.join(',')}} ${value}` : `${name} ${value}`;
  });
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n');
}

/** What the instance manager serves at /metrics, in Prometheus' text format: the metrics that the platform reads. */
export function instanceMetrics(pod: Pod, cluster: Cluster, now: Date): string {
  const up: Sample = {
    name: 'cnpg_collector_up',
    help: '1 if PostgreSQL is up, 0 otherwise.',
    type: 'gauge',
    values: [{ labels: { cluster: cluster.metadata.name }, value: 1 }],
  };
  const isPrimary = pod.metadata.labels?.[ROLE_LABEL] === 'primary';
  const samples = [
    up,
    ...loadSamples(cluster, pod, now),
    ...sizeSamples(cluster, now),
    ...(isPrimary ? archiverSamples(cluster, now) : []),
  ];
  return `${samples.map(textOf).join('\n')}\n`;
}

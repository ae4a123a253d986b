import { CLUSTER_LABEL, ROLE_LABEL } from '../../kubernetes/api/postgres.ts';
import type { KubernetesClient } from '../../kubernetes/client/client.ts';
import { KubernetesError } from '../../kubernetes/port.ts';
import { POSTGRES_NAMESPACE } from '../config.ts';
import type { PostgresSample, PostgresTarget } from '../port.ts';

/** The operator's exporter in every instance. */
const EXPORTER_PORT = 9187;

interface Line {
  name: string;
  labels: string;
  value: number;
}

/** Samples of the text format of Prometheus. */
function linesOf(text: string): Line[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = /^([a-z_]+)(\{.*\})? ([^ ]+)/.exec(line) ?? [];
    const number = Number(value);
    return name === undefined || !Number.isFinite(number) ? [] : [{ name, labels, value: number }];
  });
}

async function scrape(client: KubernetesClient, pod: string): Promise<Line[]> {
  try {
    return linesOf(
      await client.podText({ name: pod, namespace: POSTGRES_NAMESPACE }, EXPORTER_PORT, 'metrics'),
    );
  } catch (error) {
    // An instance that starts or stops has no exporter.
    if (error instanceof KubernetesError) return [];
    throw error;
  }
}

/** What all instances report now; null if none answers. */
export async function samplePostgres(
  client: KubernetesClient,
  { name }: PostgresTarget,
): Promise<PostgresSample | null> {
  const labelSelector = `${CLUSTER_LABEL}=${name}`;
  const pods = await client.list('pods', { namespace: POSTGRES_NAMESPACE, labelSelector });
  const scraped = await Promise.all(pods.map(({ metadata }) => scrape(client, metadata.name)));
  const lines = scraped.flat();
  if (lines.length === 0) return null;
  const of = (metric: string, label = ''): number[] =>
    lines.flatMap(({ name: is, labels, value }) => (is === metric && labels.includes(label) ? [value] : []));
  const sum = (metric: string): number | null =>
    of(metric).reduce<number | null>((all, one) => (all ?? 0) + one, null);
  const most = (metric: string, label?: string): number | null =>
    of(metric, label).length > 0 ? Math.max(...of(metric, label)) : null;
  const committed = sum('cnpg_pg_stat_database_xact_commit');
  return {
    connections: sum('cnpg_backends_total'),
    maxConnections: most('cnpg_pg_settings_setting', 'max_connections'),
    transactions: committed === null ? null : committed + (sum('cnpg_pg_stat_database_xact_rollback') ?? 0),
    sizeBytes: sizeOf(scraped),
    replicationLagSeconds: most('cnpg_pg_replication_lag'),
    walBytes: most('cnpg_collector_pg_wal', 'value="size"'),
    blocksHit: sum('cnpg_pg_stat_database_blks_hit'),
    blocksRead: sum('cnpg_pg_stat_database_blks_read'),
    longestTransactionSeconds: most('cnpg_backends_max_tx_duration_seconds'),
  };
}

/** Every instance reports the size of its own copy. PgBouncer's pods have the label too, but no such metric. */
function sizeOf(scraped: readonly (readonly Line[])[]): number | null {
  const copies = scraped.flatMap((lines) => {
    const sizes = lines.filter(({ name }) => name === 'cnpg_pg_database_size_bytes');
    return sizes.length > 0 ? [sizes.reduce((all, { value }) => all + value, 0)] : [];
  });
  if (copies.length === 0) return null;
  return Math.round(copies.reduce((all, size) => all + size, 0) / copies.length);
}

/** When the last WAL was archived; null if no instance tells. */
export async function lastArchivedAt(
  client: KubernetesClient,
  { name }: PostgresTarget,
): Promise<Date | null> {
  const labelSelector = `${CLUSTER_LABEL}=${name},${ROLE_LABEL}=primary`;
  const pods = await client.list('pods', { namespace: POSTGRES_NAMESPACE, labelSelector });
  const lines = (await Promise.all(pods.map(({ metadata }) => scrape(client, metadata.name)))).flat();
  const seconds = lines.find((line) => line.name === 'cnpg_pg_stat_archiver_last_archived_time')?.value ?? 0;
  return seconds > 0 ? new Date(seconds * 1_000) : null;
}

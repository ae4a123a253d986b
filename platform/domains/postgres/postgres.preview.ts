/** What a change of a database would do. Pure. */
import { text, type Message } from '../../messages/messages.ts';
import {
  balancerPrice,
  orderedVolumePrice,
  SMALLEST_VOLUME_GB,
} from '../../providers/cloud/attachmentPrices.ts';
import { bucketOf, type PostgresConfig } from '../../providers/postgres/config.ts';
import { toWarning, type PreviewJson } from '../clusters/clusters.preview.ts';
import type { FieldChange } from '../clusters/clusters.revision.ts';
import { cents } from '../clusters/costs/costs.rules.ts';
import { plannedChanges } from './settings/settings.fields.ts';

export const SMALLEST_BALANCER = 'lb11';

/** Hetzner's price of volumes and load balancer per month. */
function priceOf(config: PostgresConfig): number {
  const volumes = config.instances_count * orderedVolumePrice(config.storage_size);
  return cents(volumes + (config.expose_enabled ? balancerPrice(SMALLEST_BALANCER) : 0));
}

/** Users and databases that are taken out of the settings; PostgreSQL keeps both. */
function removalWarnings(before: PostgresConfig, after: PostgresConfig): Message[] {
  const removed = (kind: 'users' | 'databases'): string => {
    const left = new Set(after[kind].map(({ name }) => name));
    return before[kind]
      .map(({ name }) => name)
      .filter((name) => !left.has(name))
      .join(', ');
  };
  const [users, databases] = [removed('users'), removed('databases')];
  return [
    ...(users === '' ? [] : [text('postgres_users_stay', { names: users })]),
    ...(databases === '' ? [] : [text('postgres_databases_stay', { names: databases })]),
  ];
}

/** True if both archive into the same bucket; without backups there is none. */
export const isSamePlace = (a: PostgresConfig, b: PostgresConfig): boolean =>
  bucketOf(a) === bucketOf(b) &&
  a.backup_provider === b.backup_provider &&
  a.s3_endpoint_url === b.s3_endpoint_url;

/** `nodes`: how many there are to spread instances over. */
export function warningsOf(before: PostgresConfig | null, after: PostgresConfig, nodes: number): Message[] {
  const becomesPublic = after.expose_enabled && !before?.expose_enabled;
  const changesBucket = before?.backup_enabled === true && !isSamePlace(before, after);
  return [
    ...(before ? removalWarnings(before, after) : []),
    ...(becomesPublic
      ? [
          text('postgres_public_price', { price: balancerPrice(SMALLEST_BALANCER).toFixed(2) }),
          text('postgres_public_risk'),
        ]
      : []),
    ...(after.instances_count > nodes ? [text('postgres_fewer_nodes', { nodes })] : []),
    ...(after.instances_count === 2 ? [text('postgres_three_safer')] : []),
    ...(after.storage_size < SMALLEST_VOLUME_GB ? [text('small_volume', { size: SMALLEST_VOLUME_GB })] : []),
    ...(after.backup_enabled ? [] : [text('postgres_without_backups')]),
    ...(changesBucket ? [text('postgres_window_restarts')] : []),
  ];
}

/** The dry run of a change; `before` is null for a new database. */
export function previewOf(
  { before, after }: { before: PostgresConfig | null; after: PostgresConfig | null },
  changes: readonly FieldChange[],
  warnings: readonly Message[],
  addons: readonly { name: string; version: string }[] = [],
): PreviewJson {
  const planned = addons.map(({ name, version }) => ({
    ...{ field: `addons.${name}`, before: null, after: version },
    one_way: false,
    restarts: 'none' as const,
  }));
  return {
    dry_run: {
      changes: [...planned, ...plannedChanges(changes)],
      warnings: warnings.map(toWarning),
      monthly_price_before: before && priceOf(before),
      monthly_price_after: after ? priceOf(after) : 0,
      quota: null,
    },
  };
}

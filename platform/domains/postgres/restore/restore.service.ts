import type { StoredSource } from '../../../db/schema/postgres.ts';
import type { Actor } from '../../../http/authGuard.ts';
import { DomainError, invalid, notFound, refused } from '../../../http/errors.ts';
import { text } from '../../../messages/messages.ts';
import type { PostgresConfig } from '../../../providers/postgres/config.ts';
import type { BackupWindow } from '../../../providers/postgres/port.ts';
import type { PreviewJson } from '../../clusters/clusters.preview.ts';
import { configurationIssues } from '../postgres.checks.ts';
import { checkNew, previewNew, storeNew, type CheckedDatabase } from '../postgres.create.ts';
import type { RestoreInput } from '../postgres.input.ts';
import { requireCluster, requirePostgres, type OrderDeps, type OwnPostgres } from '../postgres.orders.ts';
import type { PostgresRow } from '../postgres.store.ts';
import { configIssues, nameIssues } from '../settings/settings.validation.ts';

type Fields = RestoreInput['configuration'];

/** The source by id, or by name; throws 404, or 409 if it has no backups. */
async function sourceOf(
  deps: OrderDeps,
  actor: Actor,
  clusterId: string,
  fields: Fields,
): Promise<OwnPostgres> {
  const id = fields.source_app_id ?? fields.app_id;
  const wanted = id === undefined ? { name: fields.source_cluster_name ?? '' } : { id };
  try {
    return await requirePostgres(deps, actor, clusterId, wanted, 'restore');
  } catch (error) {
    const isMissing = error instanceof DomainError && error.text.code === 'postgres_not_found';
    throw isMissing ? notFound(text('postgres_source_not_found')) : error;
  }
}

const outside = (): DomainError =>
  invalid('configuration.restore_specific_time', text('postgres_restore_outside'), 'outside_window');

/** The moment to restore to; null for everything that is archived. */
function targetTime(
  { restore_target_time: kind, restore_specific_time: time }: Fields,
  window: BackupWindow,
): Date | null {
  if (kind === 'latest') return null;
  if (!time) throw invalid('configuration.restore_specific_time', text('postgres_restore_time_required'));
  const target = new Date(time);
  if (target < window.earliest || target > window.latest) throw outside();
  return target;
}

/** The configuration of the new database: that of the source, but not public. */
function restoredConfig({ row: { config } }: OwnPostgres, fields: Fields): PostgresConfig {
  return {
    ...config,
    cluster_name: fields.new_cluster_name,
    instances_count: fields.instances_count ?? config.instances_count,
    storage_size: fields.storage_size ?? config.storage_size,
    expose_enabled: false,
  };
}

async function check(
  deps: OrderDeps,
  actor: Actor,
  clusterId: string,
  { configuration }: RestoreInput,
): Promise<CheckedDatabase> {
  const host = await requireCluster(deps, actor, clusterId);
  configurationIssues(nameIssues(configuration.new_cluster_name, 'new_cluster_name'));
  const found = await sourceOf(deps, actor, clusterId, configuration);
  const { row } = found;
  const config = restoredConfig(found, configuration);
  // The data of the source has to fit.
  configurationIssues(configIssues(config, {}, row.config, true));
  const { window } = await deps.ask(actor, clusterId, () => deps.clusterPostgres.timeline(clusterId, row));
  if (!window) throw refused(text('postgres_no_backup_yet'), { error: 'no_backup_yet' });
  const target = targetTime(configuration, window);
  const source: StoredSource = {
    ...{ id: row.id, name: row.name, config: row.config },
    targetTime: target?.toISOString() ?? null,
  };
  return checkNew(deps, actor, host, { config, secrets: {}, source, mayInstall: false });
}

/** Makes a new database from the backups of another one, which stays as it is. */
export async function restorePostgres(
  deps: OrderDeps,
  actor: Actor,
  clusterId: string,
  input: RestoreInput,
): Promise<PostgresRow> {
  return storeNew(deps, actor, await check(deps, actor, clusterId, input));
}

/** Price and warnings of a restore; throws like it and writes nothing. */
export async function previewRestore(
  deps: OrderDeps,
  actor: Actor,
  clusterId: string,
  input: RestoreInput,
): Promise<PreviewJson> {
  return previewNew(await check(deps, actor, clusterId, input));
}

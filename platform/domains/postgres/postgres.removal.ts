import { transaction, type Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { refused } from '../../http/errors.ts';
import { text, type Message } from '../../messages/messages.ts';
import { backupPath } from '../../providers/postgres/config.ts';
import type { ClusterEnd } from '../apps/apps.handover.ts';
import type { PreviewJson } from '../clusters/clusters.preview.ts';
import { changePostgres } from './postgres.changes.ts';
import type { DeleteInput } from './postgres.input.ts';
import { postgresJobKey, removeJob } from './postgres.kinds.ts';
import { findOwn, lockFor, requirePostgres, type OrderDeps, type OwnPostgres } from './postgres.orders.ts';
import { previewOf } from './postgres.preview.ts';
import { progressOf, restorableUntil, type PostgresAction } from './postgres.rules.ts';
import { restoringFrom, type PostgresRow } from './postgres.store.ts';

/** A database without a complete backup leaves nothing to restore. */
const hasBackups = ({ config, observed }: PostgresRow): boolean =>
  config.backup_enabled && (observed?.recoverableSince ?? null) !== null;

/** Whether a deletion deletes the backups too; throws 409 if it is to, while a restore reads them. */
async function givesUpBackups(
  db: Queryable,
  row: PostgresRow,
  { delete_data: deletesData }: DeleteInput,
): Promise<boolean> {
  const name = await restoringFrom(db, row.id);
  if (deletesData && name !== undefined)
    throw refused(text('postgres_backups_in_use', { name }), { error: 'busy' });
  return deletesData || (!hasBackups(row) && name === undefined);
}

async function check(
  deps: OrderDeps,
  actor: Actor,
  clusterId: string,
  id: string,
  input: DeleteInput,
): Promise<OwnPostgres & { action: PostgresAction; deletesBackups: boolean }> {
  const { row } = await findOwn(deps, actor, clusterId, { id });
  // What is deleted already can only lose its backups.
  const action = row.status === 'uninstalled' && input.delete_data ? 'forget' : 'delete';
  const found = await requirePostgres(deps, actor, clusterId, { id }, action);
  return { ...found, action, deletesBackups: await givesUpBackups(deps.db, found.row, input) };
}

/** Starts the deletion. The backups stay until they expire unless they are to be forgotten. */
export async function deletePostgres(
  deps: OrderDeps,
  actor: Actor,
  clusterId: string,
  id: string,
  input: DeleteInput,
): Promise<PostgresRow> {
  const { action, ...found } = await check(deps, actor, clusterId, id, input);
  const { db, jobs, audit } = deps;
  return transaction(db, async (tx) => {
    const row = await lockFor(tx, found, action);
    const deletesBackups = await givesUpBackups(tx, row, input);
    await jobs.cancel(tx, postgresJobKey(id));
    const changed = await changePostgres(tx, deps, found.host, id, {
      ...{ status: 'uninstalling', progress: progressOf.accepted, deletesBackups },
      message: text('postgres_deletion_accepted'),
    });
    await audit.record(tx, actor, {
      action: 'postgres.delete',
      target: { type: 'postgres', id, name: row.name },
      clusterId: found.host.id,
      before: { cluster: found.host.name },
      after: { backups: deletesBackups ? 'forgotten' : 'kept' },
    });
    await jobs.enqueue(tx, removeJob, { postgresId: id }, { key: postgresJobKey(id) });
    return changed;
  });
}

/** What a deletion would do; throws like it and writes nothing. */
export async function previewDeletion(
  deps: OrderDeps,
  actor: Actor,
  clusterId: string,
  id: string,
  input: DeleteInput,
): Promise<PreviewJson> {
  const { row, action, deletesBackups } = await check(deps, actor, clusterId, id, input);
  const { config } = row;
  const isForgotten = action === 'forget';
  const date = restorableUntil(config, deps.clock.now()).toISOString().slice(0, 10);
  const path = backupPath(config, id);
  const ending = isForgotten ? text('postgres_backups_forgotten') : text('postgres_deleted_forever');
  const warnings = [
    deletesBackups ? ending : text('postgres_deleted_keeps', { date }),
    ...(input.delete_data && path !== null ? [text('postgres_files_stay', { path })] : []),
  ];
  return previewOf({ before: isForgotten ? null : config, after: null }, [], warnings);
}

const endCodes = {
  archive: { databases: 'postgres_archived', backups: 'postgres_backups_archived' },
  delete: { databases: 'postgres_left', backups: 'postgres_backups_left' },
} as const;

/** What becomes of databases and their backups, also of deleted ones, when their cluster is archived or deleted. */
export function endWarningsOf(rows: readonly PostgresRow[], end: ClusterEnd): Message[] {
  const codes = endCodes[end];
  const warning = (code: (typeof codes)[keyof typeof codes], some: readonly PostgresRow[]): Message[] =>
    some.length === 0
      ? []
      : [text(code, { names: some.map(({ name }) => name).join(', '), count: some.length })];
  return [
    ...warning(
      codes.databases,
      rows.filter(({ deletedAt }) => deletedAt === null),
    ),
    ...warning(codes.backups, rows.filter(hasBackups)),
  ];
}

import { transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/authGuard.ts';
import { invalid, notFound } from '../../../http/errors.ts';
import { text } from '../../../messages/messages.ts';
import type { BackupTimeline, PostgresBackup } from '../../../providers/postgres/port.ts';
import { changePostgres } from '../postgres.changes.ts';
import { findOwn, requirePostgres, type OrderDeps } from '../postgres.orders.ts';
import { postgresRefusal } from '../postgres.refusals.ts';
import { lockPostgres, type PostgresRow } from '../postgres.store.ts';

/** Backups and the window that can be restored; of a deleted database too. Throws 409 `backups_off`. */
export async function readTimeline(
  deps: OrderDeps,
  actor: Actor,
  clusterId: string,
  name: string,
): Promise<BackupTimeline> {
  const { row } = await findOwn(deps, actor, clusterId, { name });
  if (!row.config.backup_enabled) throw postgresRefusal('backups_off');
  return deps.ask(actor, clusterId, () => deps.clusterPostgres.timeline(clusterId, row));
}

/** Starts a base backup. */
export async function backUpNow(
  deps: OrderDeps,
  actor: Actor,
  clusterId: string,
  name: string,
): Promise<PostgresBackup> {
  const { row, host } = await requirePostgres(deps, actor, clusterId, { name }, 'backUp');
  const backup = await deps.ask(actor, clusterId, () => deps.clusterPostgres.startBackup(clusterId, row));
  // Not awaited: a long statement of the playground's session would delay the answer.
  void deps.playground.save(row.id);
  await deps.audit.record(deps.db, actor, {
    action: 'postgres.back_up',
    target: { type: 'postgres', id: row.id, name },
    clusterId: host.id,
    after: { backup: backup.id },
  });
  return backup;
}

/** Makes a replica the primary: the one that is named, else the first ready one. */
export async function failOver(
  deps: OrderDeps,
  actor: Actor,
  clusterId: string,
  name: string,
  instance: string | undefined,
): Promise<PostgresRow> {
  const { row, host } = await requirePostgres(deps, actor, clusterId, { name }, 'failover');
  const replicas = (row.observed?.instances ?? []).filter(({ role, ready }) => role === 'replica' && ready);
  const target = replicas.find((one) => instance === undefined || one.name === instance);
  if (!target) {
    const others = replicas.map((one) => one.name).join(', ');
    throw invalid('instance', text('postgres_instance_unknown', { instance: instance ?? '', others }));
  }
  await deps.ask(actor, clusterId, () => deps.clusterPostgres.promote(clusterId, row, target.name));
  return transaction(deps.db, async (tx) => {
    // Not refused any more: the promotion has happened, and until it is over no replica is ready.
    if (!(await lockPostgres(tx, row.id))) throw notFound(text('postgres_not_found'));
    await deps.audit.record(tx, actor, {
      action: 'postgres.failover',
      target: { type: 'postgres', id: row.id, name },
      clusterId: host.id,
      before: { primary: row.observed?.primary ?? null },
      after: { primary: target.name },
    });
    return changePostgres(tx, deps, host, row.id, { message: text('postgres_failing_over') });
  });
}

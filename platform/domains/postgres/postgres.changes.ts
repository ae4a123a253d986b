import type { Core } from '../../core.ts';
import type { Vault } from '../../crypto/vault.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { messageFields, type Message } from '../../messages/messages.ts';
import { postgresSecrets, type PostgresSecrets } from '../../providers/postgres/config.ts';
import type { EventBus } from '../../realtime/eventBus.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import type { AccountNews } from '../notifications/notifications.rules.ts';
import { patchPostgres, removePostgres, type PostgresPatch, type PostgresRow } from './postgres.store.ts';

export type ChangeDeps = Pick<Core, 'bus' | 'clock'>;

/** The account and cluster of a database. */
export interface PostgresHost {
  id: string;
  accountId: string;
}

type Published = Pick<PostgresRow, 'id' | 'name' | 'progress' | 'message' | 'status'>;

/** Publishes the status of a database; a removed one has status uninstalled and progress 100. */
export function publishPostgres(
  db: Queryable,
  bus: EventBus,
  host: PostgresHost,
  { id, name, status, progress, message }: Published,
): Promise<void> {
  return bus.publish(db, {
    event: 'appStatusUpdate',
    accountId: host.accountId,
    payload: {
      clusterId: host.id,
      ...{ appName: 'PostgreSQL', instanceName: name, appId: id },
      ...{ status, progress, ...messageFields(message) },
    },
  });
}

/** Changes a database now, unless the patch has another time, and publishes it in the caller's transaction. */
export async function changePostgres(
  tx: Tx,
  { bus, clock }: ChangeDeps,
  host: PostgresHost,
  id: string,
  patch: PostgresPatch,
): Promise<PostgresRow> {
  const row = await patchPostgres(tx, id, { updatedAt: clock.now(), ...patch });
  if (!row) throw new Error(`database ${id} is gone`);
  await publishPostgres(tx, bus, host, row);
  return row;
}

/** Deletes the row of a database that nothing is left of, and publishes that. */
export async function forgetPostgres(
  tx: Tx,
  { bus }: ChangeDeps,
  host: PostgresHost,
  { id, name }: PostgresRow,
  message: Message,
): Promise<void> {
  await removePostgres(tx, id);
  await publishPostgres(tx, bus, host, { id, name, status: 'uninstalled', progress: 100, message });
}

const hasFailed = (status: PostgresRow['status']) => status === 'failed' || status === 'uninstall_failed';
const doBackupsFail = (seen: PostgresRow['observed']) =>
  seen !== null && (seen.archiving === 'failing' || seen.backupError !== null);

/** The notification of a change of a database, for the owners of the account; null if it needs none. */
export function newsOf(
  { id: clusterId, name: clusterName }: Pick<ClusterRow, 'id' | 'name'>,
  before: Pick<PostgresRow, 'name' | 'status' | 'source' | 'readyAt' | 'observed'>,
  after: Pick<PostgresRow, 'status' | 'observed'>,
): AccountNews | null {
  const params = { name: before.name, clusterName, clusterId };
  if (hasFailed(after.status)) {
    if (hasFailed(before.status)) return null;
    return { kind: before.source && before.readyAt === null ? 'restore_failed' : 'app_failed', params };
  }
  const isNew = doBackupsFail(after.observed) && !doBackupsFail(before.observed);
  return isNew ? { kind: 'backup_failed', params } : null;
}

const purposeOf = (id: string): string => `postgres.pending_secrets:${id}`;

export function openSecrets(
  vault: Vault,
  { id, pendingSecrets }: Pick<PostgresRow, 'id' | 'pendingSecrets'>,
): PostgresSecrets {
  if (pendingSecrets === null) return {};
  return postgresSecrets.parse(JSON.parse(vault.open(pendingSecrets, purposeOf(id)).reveal()));
}

/** Secrets that wait to be applied, encrypted; those of an earlier change are kept. */
export function sealSecrets(
  vault: Vault,
  row: Pick<PostgresRow, 'id' | 'pendingSecrets'>,
  secrets: PostgresSecrets,
): string | null {
  const before = openSecrets(vault, row);
  const users = { ...before.user_passwords, ...secrets.user_passwords };
  const all = { ...before, ...secrets, ...(Object.keys(users).length > 0 && { user_passwords: users }) };
  return Object.keys(all).length === 0 ? null : vault.seal(JSON.stringify(all), purposeOf(row.id));
}

import type { Core } from '../../core.ts';
import { transaction, type Tx } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { isUuid } from '../../http/envelope.ts';
import { invalid, notFound, refused } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import type { ClusterPostgres } from '../../providers/postgres/port.ts';
import { changeBlocker } from '../nodes/nodes.rules.ts';
import type { PlaygroundRunner } from './playground/playground.service.ts';
import type { PostgresConfig, PostgresSecrets } from '../../providers/postgres/config.ts';
import { requirePermission } from '../account/permissions.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { PreviewJson } from '../clusters/clusters.preview.ts';
import { checkRevision, type FieldChange } from '../clusters/clusters.revision.ts';
import type { ClustersService } from '../clusters/clusters.service.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import type { ReadCluster } from '../nodes/nodes.reading.ts';
import { changePostgres, sealSecrets } from './postgres.changes.ts';
import {
  checkAddons,
  checkBucket,
  clusterIssues,
  configurationIssues,
  countNodes,
  type CheckDeps,
} from './postgres.checks.ts';
import { changesBetween } from './settings/settings.fields.ts';
import { configAfter, secretsOf, type PasswordBody, type UpdateInput } from './postgres.input.ts';
import { applyJob, postgresJobKey } from './postgres.kinds.ts';
import { isSamePlace, previewOf, warningsOf } from './postgres.preview.ts';
import { postgresRefusal } from './postgres.refusals.ts';
import { postgresBlocker, progressOf, type PostgresAction } from './postgres.rules.ts';
import { findByName, findPostgres, lockPostgres, type PostgresRow } from './postgres.store.ts';
import { configIssues, lockedField, passwordProblem } from './settings/settings.validation.ts';

export interface OrderDeps extends CheckDeps, Pick<Core, 'db' | 'bus' | 'clock' | 'jobs' | 'vault'> {
  audit: Pick<Audit, 'record' | 'changesSince' | 'nameOf'>;
  clusters: Pick<ClustersService, 'find'>;
  clusterPostgres: Pick<
    ClusterPostgres,
    'exists' | 'bucketSecret' | 'shortPasswords' | 'timeline' | 'startBackup' | 'promote'
  >;
  playground: Pick<PlaygroundRunner, 'statusOf' | 'save'>;
  /** Asks the Kubernetes of a cluster that runs; throws 409 or 502. */
  ask: ReadCluster;
}

/** A database with its cluster. */
export interface OwnPostgres {
  row: PostgresRow;
  host: ClusterRow;
}

/** A cluster that takes changes of databases from the caller; throws 403, 404 or 409. */
export async function requireCluster(deps: OrderDeps, actor: Actor, clusterId: string): Promise<ClusterRow> {
  requirePermission(actor, 'apps.manage');
  const host = await deps.clusters.find(actor.accountId, clusterId);
  const blocker = changeBlocker(host.status);
  if (blocker) throw postgresRefusal(blocker);
  return host;
}

/** A database of the caller's account by its name or id; throws 404. */
export async function findOwn(
  { db, clusters }: Pick<OrderDeps, 'db' | 'clusters'>,
  actor: Actor,
  clusterId: string,
  { name, id }: { name?: string | undefined; id?: string | undefined },
): Promise<OwnPostgres> {
  const host = await clusters.find(actor.accountId, clusterId);
  const byId = id !== undefined && isUuid(id) ? await findPostgres(db, id) : undefined;
  const row = name === undefined ? byId : await findByName(db, clusterId, name);
  if (row?.clusterId !== clusterId) throw notFound(text('postgres_not_found'));
  return { row, host };
}

function checkBlocker(action: PostgresAction, { row, host }: OwnPostgres): void {
  const blocker = postgresBlocker(action, { ...row, clusterStatus: host.status });
  if (blocker) throw postgresRefusal(blocker);
}

/** A database on which the action may start; throws 403, 404 or 409. */
export async function requirePostgres(
  deps: OrderDeps,
  actor: Actor,
  clusterId: string,
  wanted: { name?: string | undefined; id?: string | undefined },
  action: PostgresAction,
): Promise<OwnPostgres> {
  const found = await findOwn(deps, actor, clusterId, wanted);
  requirePermission(actor, 'apps.manage');
  checkBlocker(action, found);
  return found;
}

/** The row under a lock, on which the action may still start. */
export async function lockFor(
  tx: Tx,
  found: { row: Pick<PostgresRow, 'id'>; host: ClusterRow },
  action: PostgresAction,
): Promise<PostgresRow> {
  const row = await lockPostgres(tx, found.row.id);
  if (!row) throw notFound(text('postgres_not_found'));
  checkBlocker(action, { ...found, row });
  return row;
}

interface Order {
  action: PostgresAction;
  verb: 'update' | 'password';
  config: PostgresConfig;
  secrets: PostgresSecrets;
  changes: readonly FieldChange[];
  seen?: number | null | undefined;
}

/** Writes a change with its audit entry, event and job. The row must not have changed since it was read. */
async function writeOrder(
  deps: OrderDeps,
  actor: Actor,
  found: OwnPostgres,
  order: Order,
): Promise<PostgresRow> {
  const { db, jobs, vault, audit } = deps;
  const { host } = found;
  return transaction(db, async (tx) => {
    const now = await lockFor(tx, found, order.action);
    await checkRevision(audit, tx, host, order.seen ?? found.row.revision, { ...now, kind: 'app' });
    const revision = now.revision + 1;
    const changed = await changePostgres(tx, deps, host, now.id, {
      ...{ status: 'upgrading', progress: progressOf.accepted, message: text('postgres_accepted') },
      ...{ config: order.config, revision, updatedBy: actor.userId },
      updatedByName: await audit.nameOf(tx, actor.userId),
      pendingSecrets: sealSecrets(vault, now, order.secrets),
    });
    const values = (side: 'before' | 'after') =>
      Object.fromEntries(order.changes.map((change) => [change.field, change[side]]));
    await audit.record(tx, actor, {
      action: `postgres.${order.verb}`,
      target: { type: 'postgres', id: now.id, name: now.name },
      clusterId: host.id,
      before: { revision: now.revision, ...values('before') },
      after: { revision, ...values('after') },
    });
    await jobs.enqueue(tx, applyJob, { postgresId: now.id }, { key: postgresJobKey(now.id) });
    return changed;
  });
}

/** New values of secrets as changes: the values themselves are never shown. */
function secretChanges({ user_passwords: users = {}, ...single }: PostgresSecrets): FieldChange[] {
  const fields = [...Object.keys(single), ...Object.keys(users).map((name) => `user_passwords.${name}`)];
  return fields.map((field) => ({ field, before: '•', after: '••' }));
}

/** A change of the settings that has passed all checks. */
async function checkUpdate(deps: OrderDeps, actor: Actor, clusterId: string, id: string, input: UpdateInput) {
  const found = await requirePostgres(deps, actor, clusterId, { id }, 'update');
  const { row, host } = found;
  await checkRevision(deps.audit, deps.db, host, input.revision, { ...row, kind: 'app' });
  const config = configAfter(row.config, input.configuration);
  const secrets = secretsOf(input.configuration);
  const locked = lockedField(config, row.config);
  if (locked) throw refused(text('postgres_locked_field', { field: locked }), { error: 'locked_field' });
  const hasKeys = row.config.backup_enabled && row.config.backup_provider === config.backup_provider;
  configurationIssues(configIssues(config, secrets, row.config, hasKeys));
  await checkAddons(deps, deps.db, clusterId, config, false);
  const isNewPlace = !isSamePlace(row.config, config);
  const areKeysNew =
    'access_secret_key' in secrets ||
    'backup_gcs_credentials_json' in secrets ||
    config.access_key_id !== row.config.access_key_id;
  const nodes = await deps.ask(actor, clusterId, async () => {
    configurationIssues(await clusterIssues(deps, clusterId, config, row.config, secrets));
    if (isNewPlace || areKeysNew)
      await checkBucket(deps, clusterId, id, config, { keysOf: row, secrets, isNewPlace });
    return countNodes(deps, clusterId);
  });
  const changes = [...changesBetween(row.config, config), ...secretChanges(secrets)];
  return { found, config, secrets, changes, warnings: warningsOf(row.config, config, nodes) };
}

/** Changes settings; fields left out stay. */
export async function updatePostgres(
  deps: OrderDeps,
  actor: Actor,
  clusterId: string,
  id: string,
  input: UpdateInput,
): Promise<PostgresRow> {
  const { found, ...checked } = await checkUpdate(deps, actor, clusterId, id, input);
  const order = { action: 'update', verb: 'update', seen: input.revision } as const;
  return writeOrder(deps, actor, found, { ...order, ...checked });
}

/** What a change would do; throws like it and writes nothing. */
export async function previewUpdate(
  deps: OrderDeps,
  actor: Actor,
  clusterId: string,
  id: string,
  input: UpdateInput,
): Promise<PreviewJson> {
  const { found, config, changes, warnings } = await checkUpdate(deps, actor, clusterId, id, input);
  return previewOf({ before: found.row.config, after: config }, changes, warnings);
}

/** The secrets with a user's new password; null for a user that the database does not have. */
function passwordOf(config: PostgresConfig, username: string, password: string): PostgresSecrets | null {
  if (username === config.init_username) return { init_password: password };
  if (username === config.superuser_username) return { superuser_password: password };
  const isUser = config.users.some(({ name }) => name === username);
  return isUser ? { user_passwords: { [username]: password } } : null;
}

/** Gives a user a new password; nothing restarts. */
export async function changePassword(
  deps: OrderDeps,
  actor: Actor,
  clusterId: string,
  name: string,
  { username, password }: PasswordBody,
): Promise<PostgresRow> {
  const found = await requirePostgres(deps, actor, clusterId, { name }, 'changePassword');
  const { config } = found.row;
  const why =
    password === '' ? text('postgres_password_required') : passwordProblem(password, config.expose_enabled);
  if (why) throw invalid('password', why);
  const user = username ?? config.init_username;
  const secrets = passwordOf(config, user, password);
  if (!secrets) {
    const all = [config.init_username, config.superuser_username, ...config.users.map((one) => one.name)];
    throw invalid('username', text('postgres_user_unknown', { name: user, others: all.join(', ') }));
  }
  const order = { action: 'changePassword', verb: 'password', config, secrets } as const;
  return writeOrder(deps, actor, found, { ...order, changes: secretChanges(secrets) });
}

import type { Actor } from '../../http/authGuard.ts';
import type { BackupTimeline, PostgresBackup } from '../../providers/postgres/port.ts';
import type { PreviewJson } from '../clusters/clusters.preview.ts';
import type { ClusterEnd } from '../apps/apps.handover.ts';
import type { AppStatus } from '../apps/apps.rules.ts';
import { backUpNow, failOver, readTimeline } from './backups/backups.service.ts';
import { nameState, type NameState } from './postgres.checks.ts';
import type { PlaygroundStatus } from './playground/playground.service.ts';
import { createPostgres, previewCreation } from './postgres.create.ts';
import type { CreateInput, DeleteInput, PasswordBody, RestoreInput, UpdateInput } from './postgres.input.ts';
import { changePassword, findOwn, previewUpdate, updatePostgres, type OrderDeps } from './postgres.orders.ts';
import { deletePostgres, endWarningsOf, previewDeletion } from './postgres.removal.ts';
import { previewRestore, restorePostgres } from './restore/restore.service.ts';
import { OPERATOR, operatorProblem, requiredAddons } from './postgres.rules.ts';
import { postgresOf, statusesOf, type PostgresRow } from './postgres.store.ts';
import { nameIssues } from './settings/settings.validation.ts';
import type { Queryable } from '../../db/database.ts';
import type { Message } from '../../messages/messages.ts';

/** PostgreSQL on clusters. Every method throws 404 for those of other accounts. */
export interface PostgresService {
  /** By name; deleted ones that can be restored come last. */
  list(actor: Actor, clusterId: string): Promise<PostgresRow[]>;
  read(actor: Actor, clusterId: string, name: string): Promise<PostgresRow>;
  create(actor: Actor, clusterId: string, input: CreateInput): Promise<PostgresRow>;
  previewCreation(actor: Actor, clusterId: string, input: CreateInput): Promise<PreviewJson>;
  update(actor: Actor, clusterId: string, id: string, input: UpdateInput): Promise<PostgresRow>;
  previewUpdate(actor: Actor, clusterId: string, id: string, input: UpdateInput): Promise<PreviewJson>;
  /** Deletes a database, or gives up the backups of a deleted one. */
  remove(actor: Actor, clusterId: string, id: string, input: DeleteInput): Promise<PostgresRow>;
  previewDeletion(actor: Actor, clusterId: string, id: string, input: DeleteInput): Promise<PreviewJson>;
  restore(actor: Actor, clusterId: string, input: RestoreInput): Promise<PostgresRow>;
  previewRestore(actor: Actor, clusterId: string, input: RestoreInput): Promise<PreviewJson>;
  /** Whether a name is valid and free. */
  nameState(actor: Actor, clusterId: string, name: string): Promise<NameState>;
  changePassword(actor: Actor, clusterId: string, name: string, body: PasswordBody): Promise<PostgresRow>;
  failOver(actor: Actor, clusterId: string, name: string, instance: string | undefined): Promise<PostgresRow>;
  backUp(actor: Actor, clusterId: string, name: string): Promise<PostgresBackup>;
  timeline(actor: Actor, clusterId: string, name: string): Promise<BackupTimeline>;
  /** Null without a playground, and for databases that do not serve. */
  playgroundOf(row: PostgresRow): PlaygroundStatus | null;
  /** Why the operator on the cluster cannot create, change or restore databases; null if it can, or is not installed. */
  operatorProblem(clusterId: string): Promise<Message | null>;
  /** Databases on a cluster, for the list of apps. */
  rowsOf(clusterId: string): Promise<PostgresRow[]>;
  /** Statuses of an account's databases, without deleted ones. */
  statusesOf(accountId: string): Promise<AppStatus[]>;
  /** The add-ons that databases on a cluster need. */
  addonNeeds(db: Queryable, clusterId: string): Promise<{ addon: string; by: string }[]>;
  /** What becomes of databases and their backups when the cluster is archived or deleted. */
  endWarnings(clusterId: string, end: ClusterEnd): Promise<Message[]>;
}

/** A deleted database's backups need the plugin only when they are restored. */
const needsAddons = ({ status }: PostgresRow): boolean => status !== 'uninstalled';

export function createPostgresService(deps: OrderDeps): PostgresService {
  const { db, clusters, ask, addons } = deps;
  return {
    list: async (actor, clusterId) => {
      await clusters.find(actor.accountId, clusterId);
      const rows = await postgresOf(db, clusterId);
      return [...rows.filter((row) => !row.deletedAt), ...rows.filter((row) => row.deletedAt)];
    },
    read: async (actor, clusterId, name) => (await findOwn(deps, actor, clusterId, { name })).row,
    create: (actor, clusterId, input) => createPostgres(deps, actor, clusterId, input),
    previewCreation: (actor, clusterId, input) => previewCreation(deps, actor, clusterId, input),
    update: (actor, clusterId, id, input) => updatePostgres(deps, actor, clusterId, id, input),
    previewUpdate: (actor, clusterId, id, input) => previewUpdate(deps, actor, clusterId, id, input),
    remove: (actor, clusterId, id, input) => deletePostgres(deps, actor, clusterId, id, input),
    previewDeletion: (actor, clusterId, id, input) => previewDeletion(deps, actor, clusterId, id, input),
    restore: (actor, clusterId, input) => restorePostgres(deps, actor, clusterId, input),
    previewRestore: (actor, clusterId, input) => previewRestore(deps, actor, clusterId, input),
    nameState: async (actor, clusterId, name) => {
      const state = await ask(actor, clusterId, () => nameState(deps, db, clusterId, name));
      return nameIssues(name).length > 0 ? { ...state, available: false } : state;
    },
    changePassword: (actor, clusterId, name, body) => changePassword(deps, actor, clusterId, name, body),
    failOver: (actor, clusterId, name, instance) => failOver(deps, actor, clusterId, name, instance),
    backUp: (actor, clusterId, name) => backUpNow(deps, actor, clusterId, name),
    timeline: (actor, clusterId, name) => readTimeline(deps, actor, clusterId, name),
    playgroundOf: ({ id }) => deps.playground.statusOf(id),
    operatorProblem: async (clusterId) =>
      operatorProblem(await addons.versionOf(db, clusterId, OPERATOR.addon)),
    rowsOf: (clusterId) => postgresOf(db, clusterId),
    statusesOf: async (accountId) =>
      (await statusesOf(db, accountId)).filter((status) => status !== 'uninstalled'),
    endWarnings: async (clusterId, end) => endWarningsOf(await postgresOf(db, clusterId), end),
    addonNeeds: async (queryable, clusterId) =>
      (await postgresOf(queryable, clusterId))
        .filter(needsAddons)
        .flatMap(({ name, config }) => requiredAddons(config).map((addon) => ({ addon, by: name }))),
  };
}

import type { Core } from '../../core.ts';
import { transaction, type Tx } from '../../db/database.ts';
import { defineJob, type JobContext, type JobDefinition } from '../../jobs/definition.ts';
import { text, type Message } from '../../messages/messages.ts';
import type { ClusterPostgres, PostgresSpec } from '../../providers/postgres/port.ts';
import type { AddonsService } from '../addons/addons.service.ts';
import type { ClustersService } from '../clusters/clusters.service.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import { changePostgres, forgetPostgres, newsOf, openSecrets } from './postgres.changes.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import { applyJob, expireJob, removeJob } from './postgres.kinds.ts';
import { progressOf, requiredAddons } from './postgres.rules.ts';
import {
  findPostgres,
  lockPostgres,
  patchPostgres,
  restoringFrom,
  rowsOnActiveClusters,
  type PostgresPatch,
  type PostgresRow,
} from './postgres.store.ts';

interface PostgresJobDeps extends Pick<Core, 'db' | 'clock' | 'bus' | 'vault' | 'log'> {
  clusterPostgres: Pick<ClusterPostgres, 'apply' | 'remove' | 'removeBackups'>;
  clusters: Pick<ClustersService, 'findAny'>;
  addons: Pick<AddonsService, 'chainFor' | 'ensure'>;
  notifications: Pick<Notifications, 'notifyOwners'>;
}

interface Target {
  row: PostgresRow;
  host: ClusterRow;
}

const HOUR_MS = 3_600_000;

async function targetOf({ db, clusters }: PostgresJobDeps, id: string): Promise<Target | null> {
  const row = await findPostgres(db, id);
  const host = row && (await clusters.findAny(row.clusterId));
  return row && host ? { row, host } : null;
}

/** Changes the row unless a newer order, which has its own job, came meanwhile. */
async function note(
  deps: PostgresJobDeps,
  { row, host }: Target,
  patchOf: (now: PostgresRow) => PostgresPatch,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const now = await lockPostgres(tx, row.id);
    if (now?.revision !== row.revision || now.status === 'uninstalling') return;
    await changePostgres(tx, deps, host, row.id, patchOf(now));
  });
}

async function installAddons(deps: PostgresJobDeps, target: Target, job: JobContext): Promise<void> {
  const { row, host } = target;
  const missing = await deps.addons.chainFor(deps.db, host.id, requiredAddons(row.config));
  for (const { name, title } of missing) {
    const message = text('postgres_installing_addon', { title });
    await note(deps, target, () => ({ status: 'installing_addons', progress: progressOf.addons, message }));
    await deps.addons.ensure(host, name, job, () => Promise.resolve());
  }
}

function specOf({ vault }: PostgresJobDeps, row: PostgresRow): PostgresSpec {
  const { id, name, config, source } = row;
  const secrets = openSecrets(vault, row);
  if (!source) return { id, name, config, secrets, source: null };
  const targetTime = source.targetTime === null ? null : new Date(source.targetTime);
  return { id, name, config, secrets, source: { ...source, targetTime } };
}

const isNew = ({ readyAt }: PostgresRow): boolean => readyAt === null;

async function apply(deps: PostgresJobDeps, id: string, job: JobContext): Promise<void> {
  const target = await targetOf(deps, id);
  if (!target || target.row.status === 'uninstalling') return;
  const { row } = target;
  await installAddons(deps, target, job);
  if (isNew(row)) await note(deps, target, () => ({ status: 'installing_dependencies' }));
  await deps.clusterPostgres.apply(row.clusterId, specOf(deps, row), job.signal);
  await note(deps, target, () => ({
    status: isNew(row) ? 'configuring' : 'upgrading',
    progress: progressOf.applied,
    message: text('postgres_applied'),
    appliedRevision: row.revision,
    pendingSecrets: null,
  }));
}

async function remove(deps: PostgresJobDeps, id: string, signal: AbortSignal): Promise<void> {
  const target = await targetOf(deps, id);
  if (!target) return;
  const { row, host } = target;
  await deps.clusterPostgres.remove(row.clusterId, row, signal);
  if (row.deletesBackups) await deps.clusterPostgres.removeBackups(row.clusterId, row, signal);
  // The observer ends the deletion when the objects have left.
  await transaction(deps.db, (tx) => changePostgres(tx, deps, host, id, { progress: progressOf.ready }));
}

async function fail(
  deps: PostgresJobDeps,
  id: string,
  status: 'failed' | 'uninstall_failed',
  message: Message,
): Promise<void> {
  const target = await targetOf(deps, id);
  if (!target) return;
  await transaction(deps.db, async (tx) => {
    const row = await lockPostgres(tx, id);
    // A deletion may be ordered while its predecessor fails, and has its own job.
    if (!row || (row.status === 'uninstalling') !== (status === 'uninstall_failed')) return;
    // What is in the cluster is unknown, so the observer must not overwrite the reason.
    const changed = await changePostgres(tx, deps, target.host, id, { status, message });
    const news = newsOf(target.host, row, changed);
    if (news) await deps.notifications.notifyOwners(tx, target.host.accountId, news);
  });
}

/** Marks the backups of a deleted database as given up, so that no restore begins; false while one reads them. */
async function giveUpBackups(tx: Tx, id: string): Promise<boolean> {
  const row = await lockPostgres(tx, id);
  if (row?.status !== 'uninstalled' || (await restoringFrom(tx, id)) !== undefined) return false;
  await patchPostgres(tx, id, { deletesBackups: true });
  return true;
}

/** Forgets deleted databases after their last backup has expired. Those of archived clusters wait for them. */
async function expire(deps: PostgresJobDeps, signal: AbortSignal): Promise<void> {
  const { db, clock, clusters, clusterPostgres, log } = deps;
  const deleted = await rowsOnActiveClusters(db, 'uninstalled');
  for (const row of deleted) {
    if (row.restorableUntil === null || row.restorableUntil > clock.now()) continue;
    const host = await clusters.findAny(row.clusterId);
    if (!host) continue;
    try {
      if (!(await transaction(db, (tx) => giveUpBackups(tx, row.id)))) continue;
      await clusterPostgres.removeBackups(row.clusterId, row, signal);
      await transaction(db, (tx) => forgetPostgres(tx, deps, host, row, text('postgres_removed')));
    } catch (error) {
      // One cluster without an answer must not keep the others' backups.
      log.warn({ err: error, cluster: row.clusterId }, 'expired backups were not forgotten');
    }
  }
}

/** The jobs of the postgres noun. They end when everything is applied: only the observer says what runs. */
export function postgresJobs(deps: PostgresJobDeps): JobDefinition[] {
  return [
    defineJob(applyJob, ({ postgresId }, job) => apply(deps, postgresId, job), {
      onFailed: ({ postgresId }, reason) => fail(deps, postgresId, 'failed', reason),
    }),
    defineJob(removeJob, ({ postgresId }, { signal }) => remove(deps, postgresId, signal), {
      onFailed: ({ postgresId }, reason) => fail(deps, postgresId, 'uninstall_failed', reason),
    }),
    defineJob(expireJob, (_payload, { signal }) => expire(deps, signal), { everyMs: HOUR_MS }),
  ];
}

import type { Core } from '../../core.ts';
import { transaction } from '../../db/database.ts';
import { defineJob, type JobContext, type JobDefinition } from '../../jobs/definition.ts';
import { text, type Message } from '../../messages/messages.ts';
import { findAddon } from '../../providers/addons/catalogue.ts';
import type { AppInstaller, AppProgress, AppWork, ObservedApp } from '../../providers/apps/port.ts';
import type { AddonsService } from '../addons/addons.service.ts';
import type { ClustersService } from '../clusters/clusters.service.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import { changeApp, failureNews, forgetApp, openSecrets } from './apps.changes.ts';
import type { AccountNews } from '../notifications/notifications.rules.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import { appJob, type AppJob } from './apps.kinds.ts';
import { actionTransitions, isMoving, progressOf, type AppAction, type AppStatus } from './apps.rules.ts';
import { findApp, lockApp, type AppPatch, type AppRow } from './apps.store.ts';

interface AppJobDeps extends Pick<Core, 'db' | 'clock' | 'bus' | 'vault'> {
  appInstaller: AppInstaller;
  clusters: Pick<ClustersService, 'findAny'>;
  addons: Pick<AddonsService, 'ensure'>;
  notifications: Pick<Notifications, 'notifyOwners'>;
}

interface Target {
  row: AppRow;
  host: ClusterRow;
  action: AppAction;
}

/** The release is deployed; from here on its pods start. */
const RELEASED = 60;

async function targetOf({ db, clusters }: AppJobDeps, { appId, action }: AppJob): Promise<Target | null> {
  const row = await findApp(db, appId);
  const host = row && (await clusters.findAny(row.clusterId));
  return row && host ? { row, host, action } : null;
}

/**
 * Changes an app while its operation runs, in one transaction, and notifies the owners. An operation that an
 * uninstallation has stopped changes nothing any more.
 */
async function changeMoving(
  deps: AppJobDeps,
  { host, row, action }: Target,
  patch: (now: AppRow) => AppPatch | null,
  news: AccountNews | null = null,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const now = await lockApp(tx, row.id);
    if (!now || !isMoving(now.status)) return;
    if (now.status === 'uninstalling' && action !== 'uninstall') return;
    const changes = patch(now);
    if (!changes) return;
    await changeApp(tx, deps, host, row.id, changes);
    if (news) await deps.notifications.notifyOwners(tx, host.accountId, news);
  });
}

/** An installation is shown in two stages: its chart, then its pods. */
function stageOf(action: AppAction, progress: number): AppStatus {
  if (action !== 'install') return actionTransitions[action].running;
  return progress < RELEASED ? 'installing_dependencies' : 'configuring';
}

/** Reports progress, never backwards, so that a resumed job does not seem to start over. */
function reporterOf(deps: AppJobDeps, target: Target) {
  return ({ progress, message }: AppProgress): Promise<void> =>
    changeMoving(deps, target, (now) =>
      progress < now.progress || progress >= progressOf.done
        ? null
        : { status: stageOf(target.action, progress), progress, message },
    );
}

/** Installs the add-ons that the app needs, each as a durable step. */
async function ensureAddons(
  { addons, ...deps }: AppJobDeps,
  target: Target,
  names: readonly string[],
  job: JobContext,
): Promise<void> {
  for (const name of names) {
    const others = findAddon(name)?.title ?? name;
    await changeMoving({ addons, ...deps }, target, () => ({
      status: 'installing_addons',
      message: text('app_waits_for_addons', { others }),
    }));
    await addons.ensure(target.host, name, job, () => Promise.resolve());
  }
}

async function runAction(
  { appInstaller, vault }: AppJobDeps,
  { row, host, action }: Target,
  work: AppWork,
): Promise<Pick<ObservedApp, 'endpoints' | 'problem'> | null> {
  const target = { clusterId: host.id, k3sVersion: host.k3sVersion, app: row.name };
  if (action === 'uninstall') {
    await appInstaller.uninstall({ ...target, data: row.deletesData ? 'delete' : 'keep' }, work);
    return null;
  }
  const { endpoints, problem } = await appInstaller[action](
    {
      ...target,
      version: row.targetVersion ?? row.version,
      inputs: row.inputs,
      secrets: openSecrets(vault, row),
    },
    work,
  );
  return { endpoints, problem };
}

/** The row's values after a successful action. */
function donePatch(
  now: AppRow,
  action: AppAction,
  seen: Pick<ObservedApp, 'endpoints' | 'problem'>,
): AppPatch {
  const previousVersion =
    action === 'upgrade' ? now.version : action === 'rollback' ? null : now.previousVersion;
  return {
    ...{ status: 'installed', progress: progressOf.done, message: seen.problem, endpoints: seen.endpoints },
    ...{ version: now.targetVersion ?? now.version, previousVersion, targetVersion: null },
    pendingSecrets: null,
  };
}

async function finish(
  deps: AppJobDeps,
  target: Target,
  seen: Pick<ObservedApp, 'endpoints' | 'problem'> | null,
): Promise<void> {
  if (seen) return changeMoving(deps, target, (now) => donePatch(now, target.action, seen));
  await transaction(deps.db, async (tx) => {
    const now = await lockApp(tx, target.row.id);
    if (now?.status === 'uninstalling') await forgetApp(tx, deps, target.host, now);
  });
}

/** Sets the failed status with the reason. After a failed change of version the old one may still run. */
async function fail(deps: AppJobDeps, job: AppJob, reason: Message): Promise<void> {
  const target = await targetOf(deps, job);
  if (!target) return;
  const { action } = job;
  const { failed } = actionTransitions[action];
  const { version } = target.row;
  const isOldRunning = action === 'upgrade' || action === 'rollback';
  const message = isOldRunning
    ? text('app_still_serves', { ...reason.params, problem: reason.code, version })
    : reason;
  // Who stops an operation knows.
  const news = reason.code === 'stopped' ? null : failureNews(target.host, target.row);
  await changeMoving(deps, target, () => ({ status: failed, message }), news);
}

/** The jobs of the apps noun: add-ons that are missing, the release, and its end. */
export function appJobs(deps: AppJobDeps): JobDefinition[] {
  return [
    defineJob(
      appJob,
      async (payload, job) => {
        const target = await targetOf(deps, payload);
        if (!target || !isMoving(target.row.status)) return;
        await ensureAddons(deps, target, payload.addons, job);
        const seen = await job.step('release', async (signal) => {
          const waiting = await job.waiting('release');
          const onProgress = reporterOf(deps, target);
          return JSON.stringify(await runAction(deps, target, { signal, waiting, onProgress }));
        });
        await job.step('finish', () =>
          finish(deps, target, JSON.parse(seen) as Awaited<ReturnType<typeof runAction>>),
        );
      },
      {
        onFailed: (job, reason) => fail(deps, job, reason),
        onCanceled: (job) => fail(deps, job, text('stopped')),
      },
    ),
  ];
}

import type { Core } from '../../core.ts';
import { transaction, type Tx } from '../../db/database.ts';
import { hasValues } from '../../db/hasValues.ts';
import { text } from '../../messages/messages.ts';
import { catalogued } from '../../providers/addons/checkedAddon.ts';
import { ADDON_MINUTES, type AddonInstaller, type ObservedAddon } from '../../providers/addons/port.ts';
import type { ClustersService } from '../clusters/clusters.service.ts';
import { changeAddon, forgetAddon, type AddonHost } from './addons.changes.ts';
import { readyAfter } from './addons.chain.ts';
import { addonJob, addonJobKey } from './addons.kinds.ts';
import { actionTransitions, isMoving, isPresent, runningAction, type AddonAction } from './addons.rules.ts';
import { addonsOf, lockAddon, type AddonPatch, type AddonRow } from './addons.store.ts';
import { failWork } from './addons.work.ts';

interface ObservingDeps extends Pick<Core, 'db' | 'clock' | 'bus' | 'jobs'> {
  installer: Pick<AddonInstaller, 'observe' | 'deleted'>;
  clusters: Pick<ClustersService, 'findAny'>;
}

/** Writes what is seen in a cluster into the rows of add-ons: how far actions are, and what was deleted. */
export interface AddonsObserver {
  /**
   * Reads the cluster once; true while an action is running, as not all of its objects are watched. Rejects with
   * AddonError without an answer; rows then keep their state.
   */
  sync(clusterId: string): Promise<boolean>;
}

/** A row whose action was applied. */
interface Applied {
  row: AddonRow;
  action: AddonAction;
}

function appliedOf(row: AddonRow): Applied[] {
  const action = runningAction(row.status);
  // What is not applied yet cannot be seen.
  return action && row.appliedAt ? [{ row, action }] : [];
}

/** The row's values after a successful action. */
function donePatch(row: AddonRow, action: AddonAction, { loadBalancerIps }: ObservedAddon): AddonPatch {
  const previousVersion =
    action === 'upgrade' ? row.version : action === 'rollback' ? null : row.previousVersion;
  return {
    status: actionTransitions[action].done,
    version: row.targetVersion ?? row.version,
    previousVersion,
    targetVersion: null,
    progress: 100,
    message: null,
    data: loadBalancerIps.length > 0 ? { loadBalancerIPs: loadBalancerIps } : null,
  };
}

/** Saves the success, and starts the installations that waited for it. */
async function finish(
  tx: Tx,
  deps: ObservingDeps,
  host: AddonHost,
  { row, action }: Applied,
  seen: ObservedAddon,
): Promise<void> {
  if (action === 'uninstall') return forgetAddon(tx, deps, host, row.name);
  await changeAddon(tx, deps, host, row.name, donePatch(row, action, seen));
  for (const { name, targetVersion } of readyAfter(row.name, await addonsOf(tx, host.id))) {
    const job = { clusterId: host.id, name, action: 'install', version: targetVersion } as const;
    await deps.jobs.enqueue(tx, addonJob, job, { key: addonJobKey(host.id, name) });
  }
}

async function settle(
  tx: Tx,
  deps: ObservingDeps,
  host: AddonHost,
  { row: before, action }: Applied,
  seen: ObservedAddon,
): Promise<void> {
  const { name, status, appliedAt } = before;
  const row = await lockAddon(tx, host.id, name);
  // A newer action has other objects.
  if (!row || !hasValues(row, { status, appliedAt })) return;
  if (seen.state === 'done') return finish(tx, deps, host, { row, action }, seen);
  const work = { name, action };
  const { progress, message } = seen;
  if (seen.state === 'failed') return failWork(tx, deps, host, work, { progress, message });
  const sinceMs = deps.clock.now().getTime() - (appliedAt?.getTime() ?? 0);
  if (sinceMs >= ADDON_MINUTES * 60_000) {
    const { title } = catalogued(name);
    return failWork(tx, deps, host, work, {
      message: text('addon_timeout', { title, minutes: ADDON_MINUTES }),
    });
  }
  // Pods that restart do not turn the progress back.
  if (progress < row.progress || hasValues(row, { progress, message })) return;
  await changeAddon(tx, deps, host, name, { progress, message });
}

/** Somebody deleted it in the cluster, such as with kubectl; after a failed uninstallation that is what was wanted. */
async function noteDeleted(tx: Tx, deps: ObservingDeps, host: AddonHost, before: AddonRow): Promise<void> {
  const { name, status, appliedAt } = before;
  const row = await lockAddon(tx, host.id, name);
  // An action may have begun meanwhile.
  if (!row || !hasValues(row, { status, appliedAt })) return;
  if (row.status === 'uninstall_failed') return forgetAddon(tx, deps, host, name);
  const { title, chart } = catalogued(name);
  const message = text(chart === null ? 'addon_objects_gone' : 'addon_gone', { title });
  const none = { previousVersion: null, data: null };
  await changeAddon(tx, deps, host, name, { ...none, status: 'failed', message });
}

export function createAddonsObserver(deps: ObservingDeps): AddonsObserver {
  const { db, clusters, installer } = deps;
  return {
    sync: async (clusterId) => {
      const rows = await addonsOf(db, clusterId);
      const applied = rows.flatMap(appliedOf);
      const resting = rows.filter(({ status }) => isPresent(status) && !isMoving(status));
      const host = applied.length + resting.length > 0 ? await clusters.findAny(clusterId) : undefined;
      if (!host) return false;
      const deleted = await installer.deleted(
        clusterId,
        resting.map(({ name }) => name),
      );
      for (const row of resting.filter(({ name }) => deleted.includes(name)))
        await transaction(db, (tx) => noteDeleted(tx, deps, host, row));
      const actions = applied.map(({ row, action }) => ({
        addon: row.name,
        action,
        version: row.targetVersion,
      }));
      const seen = await installer.observe(clusterId, actions);
      const errors: unknown[] = [];
      for (const [i, one] of seen.entries()) {
        const subject = applied[i];
        // One add-on that cannot be saved must not stop the others.
        if (subject)
          await transaction(db, (tx) => settle(tx, deps, host, subject, one)).catch((e: unknown) =>
            errors.push(e),
          );
      }
      if (errors.length > 0) throw errors.length === 1 ? errors[0] : new AggregateError(errors);
      return seen.some(({ state }) => state === 'running');
    },
  };
}

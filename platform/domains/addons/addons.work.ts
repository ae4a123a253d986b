import { transaction, type Database } from '../../db/database.ts';
import type { AddonInstaller, AddonProgress, AddonResult, AddonWork } from '../../providers/addons/port.ts';
import type { Message } from '../../messages/messages.ts';
import { changeAddon, forgetAddon, type AddonHost, type ChangeDeps } from './addons.changes.ts';
import { actionTransitions } from './addons.rules.ts';
import type { AddonJob } from './addons.kinds.ts';
import { findAddon, type AddonPatch, type AddonRow } from './addons.store.ts';

export interface WorkDeps extends ChangeDeps {
  db: Database;
  installer: AddonInstaller;
}

type Work = Omit<AddonJob, 'clusterId'>;

/** Runs the action with the installer. */
export async function applyWork(
  installer: AddonInstaller,
  host: AddonHost,
  { name, action, version }: Work,
  work: AddonWork,
): Promise<AddonResult> {
  const target = {
    clusterId: host.id,
    clusterName: host.name,
    location: host.location,
    k3sVersion: host.k3sVersion,
    addon: name,
  };
  if (action === 'uninstall') {
    await installer.uninstall(target, work);
    return { loadBalancerIps: [] };
  }
  if (version === null) throw new Error(`no version to ${action} ${name} to`);
  return installer[action]({ ...target, version }, work);
}

/** Reports progress, never backwards, so that a resumed job does not seem to start over. */
export function addonReporter(deps: WorkDeps, host: AddonHost, { name, action }: Work) {
  let reached = -1;
  return async ({ progress, message }: AddonProgress): Promise<void> => {
    if (reached < 0) reached = (await findAddon(deps.db, host.id, name))?.progress ?? 0;
    if (progress < reached) return;
    reached = progress;
    await transaction(deps.db, (tx) =>
      changeAddon(tx, deps, host, name, { progress, message }, [actionTransitions[action].running]),
    );
  };
}

/** The row's values after a successful action. */
function donePatch(row: AddonRow, { action, version }: Work, { loadBalancerIps }: AddonResult): AddonPatch {
  const next = version ?? row.version;
  const previousVersion =
    action === 'upgrade' ? row.version : action === 'rollback' ? null : row.previousVersion;
  return {
    version: next,
    previousVersion,
    targetVersion: null,
    progress: 100,
    message: null,
    data: loadBalancerIps.length > 0 ? { loadBalancerIPs: loadBalancerIps } : null,
  };
}

/** Saves the success; idempotent. */
export async function finishWork(
  deps: WorkDeps,
  host: AddonHost,
  work: Work,
  result: AddonResult,
): Promise<void> {
  const { running, done } = actionTransitions[work.action];
  await transaction(deps.db, async (tx) => {
    const row = await findAddon(tx, host.id, work.name);
    if (row?.status !== running) return;
    if (work.action === 'uninstall') return forgetAddon(tx, deps, host, work.name);
    await changeAddon(tx, deps, host, work.name, { ...donePatch(row, work, result), status: done });
  });
}

/** Sets the failed status of the action with the reason; the state inside the cluster is unknown. */
export async function failWork(
  deps: WorkDeps,
  host: AddonHost,
  { name, action }: Work,
  message: Message,
): Promise<void> {
  const { running, failed } = actionTransitions[action];
  const patch = { status: failed, targetVersion: null, message };
  await transaction(deps.db, (tx) => changeAddon(tx, deps, host, name, patch, [running]));
}

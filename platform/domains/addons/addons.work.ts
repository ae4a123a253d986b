import { transaction, type Database, type Tx } from '../../db/database.ts';
import { text } from '../../messages/messages.ts';
import { findAddon as inCatalogue } from '../../providers/addons/catalogue.ts';
import type { AddonInstaller } from '../../providers/addons/port.ts';
import { changeAddon, type AddonHost, type ChangeDeps } from './addons.changes.ts';
import { lostWith } from './addons.chain.ts';
import type { AddonJob } from './addons.kinds.ts';
import { actionTransitions } from './addons.rules.ts';
import { addonsOf, findAddon, type AddonPatch } from './addons.store.ts';

export interface WorkDeps extends ChangeDeps {
  db: Database;
  installer: AddonInstaller;
}

type Work = Omit<AddonJob, 'clusterId'>;
type RunningWork = Pick<Work, 'name' | 'action'>;

/** Applies the objects of an action once. What becomes of them is observed. */
export async function applyWork(
  deps: WorkDeps,
  host: AddonHost,
  { name, action, version }: Work,
  signal: AbortSignal,
): Promise<void> {
  const { running } = actionTransitions[action];
  const row = await findAddon(deps.db, host.id, name);
  if (row?.status !== running || row.appliedAt !== null) return;
  const target = { clusterId: host.id, k3sVersion: host.k3sVersion };
  const progress = await deps.installer.apply(target, { addon: name, action, version }, signal);
  const patch = { ...progress, appliedAt: deps.clock.now() };
  await transaction(deps.db, (tx) => changeAddon(tx, deps, host, name, patch, [running]));
}

/** Sets the failed status of an action; the state inside the cluster is unknown. False if it does not run. */
async function fail(
  tx: Tx,
  deps: ChangeDeps,
  host: AddonHost,
  { name, action }: RunningWork,
  why: Pick<AddonPatch, 'message' | 'progress'>,
): Promise<boolean> {
  const { running, failed } = actionTransitions[action];
  // The target version tells a failed upgrade from a failed installation.
  const patch = { ...why, status: failed, ...(action !== 'upgrade' && { targetVersion: null }) };
  return (await changeAddon(tx, deps, host, name, patch, [running])) !== undefined;
}

/** Fails an action with the reason, and the installations that waited for it. */
export async function failWork(
  tx: Tx,
  deps: ChangeDeps,
  host: AddonHost,
  work: RunningWork,
  why: Pick<AddonPatch, 'message' | 'progress'>,
): Promise<void> {
  if (!(await fail(tx, deps, host, work, why))) return;
  const message = text('addon_waits', { title: inCatalogue(work.name)?.title ?? work.name });
  for (const { name } of lostWith(work.name, await addonsOf(tx, host.id)))
    await fail(tx, deps, host, { name, action: 'install' }, { message });
}

/** Ends an action whose cluster is archived or deleted. */
export async function stopWork(deps: WorkDeps, host: AddonHost, work: RunningWork): Promise<void> {
  await transaction(deps.db, (tx) => fail(tx, deps, host, work, { message: text('stopped') }));
}

/** Add-ons that another noun's job needs before it goes on. */
import { transaction } from '../../db/database.ts';
import type { JobContext } from '../../jobs/definition.ts';
import { reasonOf, text, type Message } from '../../messages/messages.ts';
import type { CatalogueAddon } from '../../providers/addons/catalogue.ts';
import { runsOn } from '../../providers/addons/compatibility.ts';
import { ADDON_MINUTES, AddonError, type AddonProgress } from '../../providers/addons/port.ts';
import { waitFor } from '../../providers/kubernetes/waitFor.ts';
import type { AddonHost } from './addons.changes.ts';
import type { AddonsObserver } from './addons.observing.ts';
import { startAction } from './addons.order.ts';
import { isMoving, isPresent } from './addons.rules.ts';
import { findAddon } from './addons.store.ts';
import { applyWork, failWork, type WorkDeps } from './addons.work.ts';

interface EnsureDeps extends WorkDeps {
  observer: AddonsObserver;
}

const unavailable = (code: string, why: Message): AddonError =>
  new AddonError({ kind: 'unavailable', code, text: why });

/**
 * Waits for the end of what was applied. The job looks itself: a cluster that is being created is observed by nobody
 * else.
 */
async function waitForEnd(
  { db, clock, observer }: EnsureDeps,
  host: AddonHost,
  addon: CatalogueAddon,
  job: JobContext,
  onProgress: (progress: AddonProgress) => Promise<void>,
): Promise<void> {
  const waiting = await job.waiting(`addon:${addon.name}`);
  const { signal } = job;
  const { title } = addon;
  const tooLate = () => unavailable('timeout', text('addon_timeout', { title, minutes: ADDON_MINUTES }));
  const limits = { clock, waiting, signal, deadlineMs: ADDON_MINUTES * 60_000, tooLate };
  let reported = -1;
  await waitFor(limits, async () => {
    await observer.sync(host.id);
    const row = await findAddon(db, host.id, addon.name);
    if (row && isPresent(row.status)) return true;
    if (!row || !isMoving(row.status)) throw unavailable('addon_failed', row?.message ?? text('stopped'));
    if (row.progress > reported && row.message)
      await onProgress({ progress: row.progress, message: row.message });
    reported = Math.max(reported, row.progress);
    return undefined;
  });
}

/** Installs an add-on if it is missing, and waits until it is there. */
export async function installMissing(
  deps: EnsureDeps,
  host: AddonHost,
  addon: CatalogueAddon,
  job: JobContext,
  onProgress: (progress: AddonProgress) => Promise<void>,
): Promise<void> {
  const { db } = deps;
  const version =
    addon.versions.find((one) => runsOn(one, host.k3sVersion))?.version ?? addon.versions[0].version;
  const work = { name: addon.name, action: 'install', version } as const;
  const row = await findAddon(db, host.id, addon.name);
  if (row && isPresent(row.status)) return;
  if (!row || !isMoving(row.status))
    await transaction(db, (tx) => startAction(tx, deps, host, work, row, version));
  // A small chart may be there before it is looked at for the first time.
  await onProgress({ progress: 0, message: text('installing_component', { name: addon.title }) });
  try {
    await applyWork(deps, host, work, job.signal);
    await waitForEnd(deps, host, addon, job, onProgress);
  } catch (error) {
    // A job that goes on resumes with this row; otherwise the row would stay "installing".
    if (job.failsWith(error))
      await transaction(db, (tx) => failWork(tx, deps, host, work, { message: reasonOf(error) }));
    throw error;
  }
}

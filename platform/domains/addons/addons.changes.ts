import type { Clock } from '../../clock.ts';
import type { Tx } from '../../db/database.ts';
import type { EventBus } from '../../realtime/eventBus.ts';
import { messageFields } from '../../messages/messages.ts';
import type { AddonStatus } from './addons.rules.ts';
import { patchAddon, removeAddon, type AddonPatch, type AddonRow } from './addons.store.ts';

export interface ChangeDeps {
  clock: Clock;
  bus: EventBus;
}

/** The cluster of an add-on, as events and the installer need it. */
export interface AddonHost {
  id: string;
  accountId: string;
  k3sVersion: string;
}

/** Publishes the status of an add-on; a removed one has status uninstalled and no version. */
export function publishAddon(
  tx: Tx,
  bus: EventBus,
  host: AddonHost,
  row: Pick<AddonRow, 'name' | 'progress' | 'message'> & { status: AddonStatus; version: string | null },
): Promise<void> {
  return bus.publish(tx, {
    event: 'addonStatusUpdate',
    accountId: host.accountId,
    payload: {
      clusterId: host.id,
      addonName: row.name,
      status: row.status,
      version: row.version,
      progress: row.progress,
      ...messageFields(row.message),
    },
  });
}

/** Changes an add-on and publishes it, in the caller's transaction; undefined if its status is not among `from`. */
export async function changeAddon(
  tx: Tx,
  { clock, bus }: ChangeDeps,
  host: AddonHost,
  name: string,
  patch: AddonPatch,
  from?: readonly AddonRow['status'][],
): Promise<AddonRow | undefined> {
  const row = await patchAddon(tx, host.id, name, { ...patch, updatedAt: clock.now() }, from);
  if (row) await publishAddon(tx, bus, host, row);
  return row;
}

/** Deletes the row of an uninstalled add-on and publishes that, in the caller's transaction. */
export async function forgetAddon(tx: Tx, { bus }: ChangeDeps, host: AddonHost, name: string): Promise<void> {
  await removeAddon(tx, host.id, name);
  const gone = { name, status: 'uninstalled', version: null, progress: 100, message: null } as const;
  await publishAddon(tx, bus, host, gone);
}

import type { Clock } from '../../clock.ts';
import type { Tx } from '../../db/database.ts';
import type { EventBus } from '../../realtime/eventBus.ts';
import { messageFields } from '../../messages/messages.ts';
import { patchGitops, type GitopsPatch, type GitopsRow } from './gitops.store.ts';

export interface ChangeDeps {
  clock: Clock;
  bus: EventBus;
}

/** The cluster of a GitOps set-up, as events and providers need it. */
export interface GitopsHost {
  id: string;
  accountId: string;
  name: string;
  k3sVersion: string;
}

/** Publishes the status of GitOps; the contract carries it as the add-on `gitops`. */
export function publishGitops(
  tx: Tx,
  bus: EventBus,
  host: Pick<GitopsHost, 'id' | 'accountId'>,
  { status, progress, message }: Pick<GitopsRow, 'status' | 'progress' | 'message'>,
): Promise<void> {
  return bus.publish(tx, {
    event: 'addonStatusUpdate',
    accountId: host.accountId,
    payload: {
      clusterId: host.id,
      addonName: 'gitops',
      status,
      version: null,
      progress,
      ...messageFields(message),
    },
  });
}

/** Changes the row and publishes it, in the caller's transaction; undefined if its status is not among `from`. */
export async function changeGitops(
  tx: Tx,
  { clock, bus }: ChangeDeps,
  host: Pick<GitopsHost, 'id' | 'accountId'>,
  patch: GitopsPatch,
  from?: readonly GitopsRow['status'][],
): Promise<GitopsRow | undefined> {
  const row = await patchGitops(tx, host.id, { ...patch, updatedAt: clock.now() }, from);
  if (row) await publishGitops(tx, bus, host, row);
  return row;
}

import type { Core } from '../../core.ts';
import { createPendingSecrets } from '../../crypto/pendingSecrets.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { messageFields, text } from '../../messages/messages.ts';
import { findApp } from '../../providers/apps/catalogue.ts';
import type { EventBus } from '../../realtime/eventBus.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import type { AccountNews } from '../notifications/notifications.rules.ts';
import { patchApp, removeApp, type AppPatch, type AppRow } from './apps.store.ts';

export type ChangeDeps = Pick<Core, 'bus' | 'clock'>;

/** The cluster of an app, as events need it. */
export interface AppHost {
  id: string;
  accountId: string;
}

type Published = Pick<AppRow, 'id' | 'name' | 'instanceName' | 'progress' | 'message'> & { status: string };

/** Publishes the status of an app; a removed one has status uninstalled and progress 100. */
export function publishApp(
  db: Queryable,
  bus: EventBus,
  host: AppHost,
  { id, name, instanceName, status, progress, message }: Published,
): Promise<void> {
  return bus.publish(db, {
    event: 'appStatusUpdate',
    accountId: host.accountId,
    payload: {
      ...{ clusterId: host.id, appName: name, instanceName, appId: id },
      ...{ status, progress, ...messageFields(message) },
    },
  });
}

/** Changes an app and publishes it, in the caller's transaction. */
export async function changeApp(
  tx: Tx,
  { bus, clock }: ChangeDeps,
  host: AppHost,
  id: string,
  patch: AppPatch,
): Promise<AppRow> {
  const row = await patchApp(tx, id, { ...patch, updatedAt: clock.now() });
  if (!row) throw new Error(`app ${id} is gone`);
  await publishApp(tx, bus, host, row);
  return row;
}

/** Deletes the row of an app that left the cluster, and publishes that. */
export async function forgetApp(tx: Tx, { bus }: ChangeDeps, host: AppHost, row: AppRow): Promise<void> {
  await removeApp(tx, row.id);
  const gone = { ...row, status: 'uninstalled', progress: 100, message: text('app_uninstalled') };
  await publishApp(tx, bus, host, gone);
}

/** The notification of an app that has failed, for the owners of the account. */
export function failureNews({ id: clusterId, name: clusterName }: ClusterRow, { name }: AppRow): AccountNews {
  return { kind: 'app_failed', params: { name: findApp(name)?.title ?? name, clusterName, clusterId } };
}

export const { open: openSecrets, seal: sealSecrets } = createPendingSecrets('apps');

import type { Core } from '../../core.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { createPendingSecrets } from '../../crypto/pendingSecrets.ts';
import { messageFields, type Message } from '../../messages/messages.ts';
import type { EventBus } from '../../realtime/eventBus.ts';
import {
  patchDeployment,
  removeDeployment,
  type DeploymentPatch,
  type DeploymentRow,
} from './deployments.store.ts';

export type ChangeDeps = Pick<Core, 'bus' | 'clock'>;

/** The account and cluster of a deployment. */
export interface DeploymentHost {
  id: string;
  accountId: string;
}

type Published = Pick<DeploymentRow, 'id' | 'progress' | 'message'> & { status: string };

/** Publishes the status of a deployment; a removed one has status deleted and progress 100. */
export function publishDeployment(
  db: Queryable,
  bus: EventBus,
  host: DeploymentHost,
  { id, status, progress, message }: Published,
): Promise<void> {
  return bus.publish(db, {
    event: 'deploymentStatusUpdate',
    accountId: host.accountId,
    payload: { clusterId: host.id, deploymentId: id, status, progress, ...messageFields(message) },
  });
}

/** Changes a deployment now, unless the patch has another time, and publishes it in the caller's transaction. */
export async function changeDeployment(
  tx: Tx,
  { bus, clock }: ChangeDeps,
  host: DeploymentHost,
  id: string,
  patch: DeploymentPatch,
): Promise<DeploymentRow> {
  const row = await patchDeployment(tx, id, { updatedAt: clock.now(), ...patch });
  if (!row) throw new Error(`deployment ${id} is gone`);
  await publishDeployment(tx, bus, host, row);
  return row;
}

/** Deletes the row of a deployment that left the cluster, and publishes that. */
export async function forgetDeployment(
  tx: Tx,
  { bus }: ChangeDeps,
  host: DeploymentHost,
  { id }: DeploymentRow,
  message: Message,
): Promise<void> {
  await removeDeployment(tx, id);
  await publishDeployment(tx, bus, host, { id, status: 'deleted', progress: 100, message });
}

export const { open: openSecrets, seal: sealSecrets } = createPendingSecrets('deployments');

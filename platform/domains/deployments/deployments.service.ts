import { transaction } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { text } from '../../messages/messages.ts';
import type { ClusterDeployments, DeploymentName, DeploymentPod } from '../../providers/deployments/port.ts';
import type { KubernetesEvent } from '../../providers/kubernetes/workloadsPort.ts';
import type { PreviewJson } from '../clusters/clusters.preview.ts';
import { workCountsOf, type WorkCounts } from '../account/usage.ts';
import { changeDeployment } from './deployments.changes.ts';
import { isNameFree } from './deployments.checks.ts';
import { createDeployment, previewCreation } from './deployments.create.ts';
import type { CreateBody, UpdateBody } from './deployments.input.ts';
import { previewUpdates, restoreVersion, type ImageDeps, type UpdateQuestion } from './versions/images.ts';
import type { KeelChoice } from '../../providers/images/keelPolicy.ts';
import { deploymentJobKey, removeJob } from './deployments.kinds.ts';
import {
  findOwn,
  lockFor,
  previewUpdate,
  requireDeployment,
  restartDeployment,
  scaleDeployment,
  updateDeployment,
  type OrderDeps,
} from './deployments.orders.ts';
import { progressOf } from './deployments.rules.ts';
import {
  deploymentsOf,
  recentVersions,
  statusesOf,
  versionsOf,
  type DeploymentRow,
  type VersionRow,
} from './deployments.store.ts';
import type { DeploymentView } from './deployments.wire.ts';

interface DeploymentsDeps extends OrderDeps, ImageDeps {
  clusterDeployments: Pick<ClusterDeployments, 'claims' | 'exists' | 'hosts' | 'pods' | 'events'>;
}

/** A deployment with the pods that the cluster has for it. */
export interface DeploymentWithPods {
  row: DeploymentRow;
  pods: readonly DeploymentPod[];
}

/**
 * Container images that run on clusters. Every method throws 404 for those of other accounts. Where a call has the
 * cluster in its path, `clusterId` must be that of the deployment.
 */
export interface DeploymentsService {
  /** By namespace and name. */
  list(actor: Actor, clusterId: string): Promise<DeploymentView[]>;
  /** Numbers of an account's deployments, for its usage. */
  counts(accountId: string): Promise<WorkCounts>;
  read(actor: Actor, id: string, clusterId?: string): Promise<DeploymentView>;
  isNameFree(actor: Actor, clusterId: string, target: DeploymentName): Promise<boolean>;
  create(actor: Actor, clusterId: string, body: CreateBody): Promise<DeploymentView>;
  previewCreation(actor: Actor, clusterId: string, body: CreateBody): Promise<PreviewJson>;
  update(actor: Actor, id: string, body: UpdateBody, clusterId?: string): Promise<DeploymentView>;
  previewUpdate(actor: Actor, id: string, body: UpdateBody, clusterId?: string): Promise<PreviewJson>;
  scale(actor: Actor, id: string, replicas: number): Promise<DeploymentView>;
  restart(actor: Actor, id: string): Promise<DeploymentView>;
  /** Starts the deletion; without `volumes: delete` its claims stay. */
  remove(actor: Actor, clusterId: string, id: string, volumes: 'keep' | 'delete'): Promise<DeploymentView>;
  /** Pods of all deployments of a cluster, or of one. */
  statuses(actor: Actor, clusterId: string): Promise<DeploymentWithPods[]>;
  status(actor: Actor, id: string): Promise<DeploymentWithPods>;
  /** Newest first. */
  events(actor: Actor, id: string): Promise<KubernetesEvent[]>;
  /** Deploys the image of an earlier version; throws 409 `image_not_found` if the registry has it no more. */
  restoreVersion(actor: Actor, id: string, versionId: string): Promise<DeploymentView>;
  /** What automatic updates would deploy; throws 502 if the registry cannot be asked. */
  previewUpdates(actor: Actor, clusterId: string, question: UpdateQuestion): Promise<KeelChoice>;
  /** Newest first. */
  versions(actor: Actor, id: string, limit: number): Promise<VersionRow[]>;
}

/** Enough to find the last other tag among changes of settings. */
const RECENT = 10;

async function remove(
  deps: DeploymentsDeps,
  actor: Actor,
  clusterId: string,
  id: string,
  volumes: 'keep' | 'delete',
): Promise<void> {
  const { db, jobs, audit } = deps;
  const found = await requireDeployment(deps, actor, id, 'delete', clusterId);
  const { host } = found;
  await transaction(db, async (tx) => {
    const row = await lockFor(tx, found, 'delete');
    await jobs.cancel(tx, deploymentJobKey(id));
    await changeDeployment(tx, deps, host, id, {
      status: 'deleting',
      progress: progressOf.accepted,
      message: text('deployment_deletion_accepted'),
      deletesVolumes: volumes === 'delete',
    });
    await audit.record(tx, actor, {
      action: 'deployment.delete',
      target: { type: 'deployment', id, name: row.name },
      clusterId: host.id,
      before: { cluster: host.name, namespace: row.namespace },
      after: { volumes },
    });
    await jobs.enqueue(tx, removeJob, { deploymentId: id }, { key: deploymentJobKey(id) });
  });
}

export function createDeployments(deps: DeploymentsDeps): DeploymentsService {
  const { db, clusters, clusterDeployments, ask } = deps;
  const read: DeploymentsService['read'] = async (actor, id, clusterId) => {
    const { row } = await findOwn(deps, actor, id, clusterId);
    return { row, versions: await versionsOf(db, row.id, RECENT) };
  };
  const after = async (work: Promise<void>, actor: Actor, id: string): Promise<DeploymentView> => {
    await work;
    return read(actor, id);
  };
  return {
    read,
    counts: async (accountId) =>
      workCountsOf(await statusesOf(db, accountId), { running: ['deployed'], failed: ['failed'] }),
    list: async (actor, clusterId) => {
      await clusters.find(actor.accountId, clusterId);
      const rows = await deploymentsOf(db, clusterId);
      const versions = await recentVersions(db, clusterId, RECENT);
      return rows.map((row) => ({ row, versions: versions.get(row.id) ?? [] }));
    },
    isNameFree: (actor, clusterId, target) =>
      ask(actor, clusterId, () => isNameFree(deps, db, clusterId, target)),
    create: (actor, clusterId, body) => createDeployment(deps, actor, clusterId, body),
    previewCreation: (actor, clusterId, body) => previewCreation(deps, actor, clusterId, body),
    update: (actor, id, body, clusterId) =>
      after(updateDeployment(deps, actor, id, body, clusterId), actor, id),
    previewUpdate: (actor, id, body, clusterId) => previewUpdate(deps, actor, id, body, clusterId),
    scale: (actor, id, replicas) => after(scaleDeployment(deps, actor, id, replicas), actor, id),
    restart: (actor, id) => after(restartDeployment(deps, actor, id), actor, id),
    remove: (actor, clusterId, id, volumes) => after(remove(deps, actor, clusterId, id, volumes), actor, id),
    statuses: async (actor, clusterId) => {
      const pods = await ask(actor, clusterId, () => clusterDeployments.pods(clusterId));
      const rows = await deploymentsOf(db, clusterId);
      return rows.map((row) => ({ row, pods: pods.filter(({ deploymentId }) => deploymentId === row.id) }));
    },
    status: async (actor, id) => {
      const { row } = await findOwn(deps, actor, id);
      const { clusterId } = row;
      return { row, pods: await ask(actor, clusterId, () => clusterDeployments.pods(clusterId, id)) };
    },
    events: async (actor, id) => {
      const { row } = await findOwn(deps, actor, id);
      return ask(actor, row.clusterId, () => clusterDeployments.events(row.clusterId, row));
    },
    restoreVersion: (actor, id, versionId) => after(restoreVersion(deps, actor, id, versionId), actor, id),
    previewUpdates: (actor, clusterId, question) => previewUpdates(deps, actor, clusterId, question),
    versions: async (actor, id, limit) => {
      await findOwn(deps, actor, id);
      return versionsOf(db, id, limit);
    },
  };
}

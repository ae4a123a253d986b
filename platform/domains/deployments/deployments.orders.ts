import type { Core } from '../../core.ts';
import { transaction, type Tx } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { isUuid } from '../../http/envelope.ts';
import { invalid, invalidMany, notFound } from '../../http/errors.ts';
import { text, type Message } from '../../messages/messages.ts';
import type { DeploymentConfig } from '../../providers/deployments/config.ts';
import { requirePermission } from '../account/permissions.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { PreviewJson } from '../clusters/clusters.preview.ts';
import { checkRevision, type FieldChange } from '../clusters/clusters.revision.ts';
import type { ClustersService } from '../clusters/clusters.service.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import type { ReadCluster } from '../nodes/nodes.reading.ts';
import { changeBlocker } from '../nodes/nodes.rules.ts';
import { changeDeployment, sealSecrets } from './deployments.changes.ts';
import { checkAddons, checkOnCluster, takenClaims, type CheckDeps } from './deployments.checks.ts';
import { droppedClaims, keptByChange } from './deployments.claims.ts';
import { changesBetween, restartsPods, statusOfChange } from './deployments.fields.ts';
import { configAfter, fieldsOf, type UpdateBody } from './deployments.input.ts';
import { applyJob, deploymentJobKey } from './deployments.kinds.ts';
import { previewOf } from './deployments.preview.ts';
import { deploymentRefusal } from './deployments.refusals.ts';
import {
  deploymentBlocker,
  progressOf,
  scalingBlocker,
  type DeploymentAction,
  type DeploymentStatus,
} from './deployments.rules.ts';
import {
  clusterOfDeployment,
  findDeployment,
  insertVersion,
  lockDeployment,
  type DeploymentPatch,
  type DeploymentRow,
  type VersionRow,
} from './deployments.store.ts';
import { configIssues, secretIssues } from './deployments.validation.ts';

export interface OrderDeps extends CheckDeps, Pick<Core, 'db' | 'bus' | 'clock' | 'jobs' | 'vault'> {
  audit: Pick<Audit, 'record' | 'changesSince' | 'nameOf'>;
  clusters: Pick<ClustersService, 'find'>;
  /** Asks the Kubernetes of a cluster that runs; throws 409 or 502. */
  ask: ReadCluster;
}

/** A deployment with its cluster. */
interface OwnDeployment {
  row: DeploymentRow;
  host: ClusterRow;
}

/** A cluster that takes changes of deployments from the caller; throws 403, 404 or 409. */
export async function requireCluster(deps: OrderDeps, actor: Actor, clusterId: string): Promise<ClusterRow> {
  requirePermission(actor, 'deployments.manage');
  const host = await deps.clusters.find(actor.accountId, clusterId);
  const blocker = changeBlocker(host.status);
  if (blocker) throw deploymentRefusal(blocker);
  return host;
}

/** A deployment of the caller's account with its cluster; throws 404. `clusterId` comes from the path where it has one. */
export async function findOwn(
  { db, clusters }: Pick<OrderDeps, 'db' | 'clusters'>,
  actor: Actor,
  id: string,
  clusterId?: string,
): Promise<OwnDeployment> {
  const owner = isUuid(id) ? await clusterOfDeployment(db, actor.accountId, id) : undefined;
  const row = owner ? await findDeployment(db, id) : undefined;
  if (!row || (clusterId !== undefined && row.clusterId !== clusterId))
    throw notFound(text('deployment_not_found'));
  return { row, host: await clusters.find(actor.accountId, row.clusterId) };
}

function checkBlocker(action: DeploymentAction, { row, host }: OwnDeployment): void {
  const blocker = deploymentBlocker(action, { status: row.status, clusterStatus: host.status });
  if (blocker) throw deploymentRefusal(blocker);
}

/** A deployment on which the action may start; throws 403, 404 or 409. */
export async function requireDeployment(
  deps: OrderDeps,
  actor: Actor,
  id: string,
  action: DeploymentAction,
  clusterId?: string,
): Promise<OwnDeployment> {
  const found = await findOwn(deps, actor, id, clusterId);
  requirePermission(actor, 'deployments.manage');
  checkBlocker(action, found);
  return found;
}

/** The row under a lock, on which the action may still start. */
export async function lockFor(
  tx: Tx,
  { row, host }: OwnDeployment,
  action: DeploymentAction,
): Promise<DeploymentRow> {
  const now = await lockDeployment(tx, row.id);
  if (!now) throw notFound(text('deployment_not_found'));
  checkBlocker(action, { row: now, host });
  return now;
}

/** What an order changes. */
interface Order {
  action: DeploymentAction;
  /** As in the audit log. */
  verb: 'update' | 'scale' | 'restart' | 'restore_version';
  status: DeploymentStatus;
  config: DeploymentConfig;
  changes: readonly FieldChange[];
  message: Message;
  reason?: VersionRow['reason'];
  secretValues?: Readonly<Record<string, string>>;
  patch?: DeploymentPatch;
  seen?: number | null;
}

/** Writes a change with its version, audit entry, event and job. The row must not have changed since it was read. */
export async function writeOrder(
  deps: OrderDeps,
  actor: Actor,
  found: OwnDeployment,
  order: Order,
): Promise<void> {
  const { db, jobs, vault, audit, clock } = deps;
  const { row, host } = found;
  await transaction(db, async (tx) => {
    const now = await lockFor(tx, found, order.action);
    await checkRevision(audit, tx, host, order.seen ?? row.revision, { ...now, kind: 'deployment' });
    const revision = now.revision + 1;
    const updatedByName = await audit.nameOf(tx, actor.userId);
    await changeDeployment(tx, deps, host, row.id, {
      ...order.patch,
      ...{ status: order.status, progress: progressOf.accepted, message: order.message },
      ...{ config: order.config, revision, updatedBy: actor.userId, updatedByName },
      pendingSecrets: sealSecrets(vault, now, order.secretValues ?? {}),
    });
    const changes = order.changes.filter(restartsPods);
    if (changes.length > 0)
      await insertVersion(tx, {
        deploymentId: row.id,
        imageRepository: order.config.image_repository,
        imageTag: order.config.image_tag,
        reason: order.reason ?? 'updated',
        ...{ updatedBy: actor.userId, updatedByName, changes, createdAt: clock.now() },
      });
    const values = (side: 'before' | 'after') =>
      Object.fromEntries(order.changes.map((change) => [change.field, change[side]]));
    await audit.record(tx, actor, {
      action: `deployment.${order.verb}`,
      target: { type: 'deployment', id: row.id, name: row.name },
      clusterId: row.clusterId,
      before: { revision: now.revision, ...values('before') },
      after: { revision, ...values('after') },
    });
    await jobs.enqueue(tx, applyJob, { deploymentId: row.id }, { key: deploymentJobKey(row.id) });
  });
}

/** A change of the settings that has passed all checks. */
async function checkUpdate(deps: OrderDeps, actor: Actor, id: string, body: UpdateBody, clusterId?: string) {
  const found = await requireDeployment(deps, actor, id, 'update', clusterId);
  const { row, host } = found;
  await checkRevision(deps.audit, deps.db, host, body.revision, { ...row, kind: 'deployment' });
  const isRenamed =
    (body.name ?? row.name) !== row.name || (body.namespace ?? row.namespace) !== row.namespace;
  if (isRenamed) throw invalid('name', text('deployment_unchanged_name'));
  const fields = fieldsOf(body);
  const taken = await deps.ask(actor, host.id, () => takenClaims(deps, host.id, row, fields));
  const config = configAfter(row.name, row.config, fields, taken);
  const known = row.config.secrets.map(({ name }) => name);
  const issues = [
    ...configIssues(config, row.config),
    ...secretIssues(config, body.secret_values ?? {}, known),
  ];
  if (issues.length > 0) throw invalidMany(issues);
  const isSingle = config.volumes.length > 0 && (config.autoscale_enabled || config.replicas > 1);
  if (isSingle) throw deploymentRefusal('volume_single');
  await checkAddons(deps, deps.db, host.id, config, row.config);
  await deps.ask(actor, host.id, () => checkOnCluster(deps, deps.db, host.id, row, config));
  // A new value of a known secret is a change too, which only the names of secrets show.
  const renewed = Object.keys(body.secret_values ?? {}).filter((name) => known.includes(name));
  const changes = [
    ...changesBetween(row.config, config),
    ...renewed.map((name) => ({ field: `secret_values.${name}`, before: '•', after: '••' })),
  ];
  return { ...found, config, changes };
}

/** Changes settings; fields left out stay. */
export async function updateDeployment(
  deps: OrderDeps,
  actor: Actor,
  id: string,
  body: UpdateBody,
  clusterId?: string,
): Promise<void> {
  const { config, changes, ...found } = await checkUpdate(deps, actor, id, body, clusterId);
  await writeOrder(deps, actor, found, {
    ...{ action: 'update', verb: 'update', config, changes },
    status: statusOfChange(changes),
    message: text('deployment_accepted'),
    secretValues: body.secret_values,
    seen: body.revision,
    patch: { droppedClaims: droppedClaims(found.row, config, body.removed_volumes) },
  });
}

/** What a change would do; throws like it and writes nothing. */
export async function previewUpdate(
  deps: OrderDeps,
  actor: Actor,
  id: string,
  body: UpdateBody,
  clusterId?: string,
): Promise<PreviewJson> {
  const { row, config, changes } = await checkUpdate(deps, actor, id, body, clusterId);
  return previewOf(row.config, config, changes, keptByChange(row.config, config, body.removed_volumes));
}

/** Sets the number of replicas; 0 stops the deployment. */
export async function scaleDeployment(
  deps: OrderDeps,
  actor: Actor,
  id: string,
  replicas: number,
): Promise<void> {
  const found = await requireDeployment(deps, actor, id, 'scale');
  const { config: before } = found.row;
  const blocker = scalingBlocker(before, replicas);
  if (blocker) throw deploymentRefusal(blocker);
  const config = { ...before, replicas };
  const changes = changesBetween(before, config);
  const message = text('deployment_accepted');
  await writeOrder(deps, actor, found, {
    ...{ action: 'scale', verb: 'scale', status: 'scaling', config, changes, message },
  });
}

/** Replaces all pods, one after the other. */
export async function restartDeployment(deps: OrderDeps, actor: Actor, id: string): Promise<void> {
  const found = await requireDeployment(deps, actor, id, 'restart');
  await writeOrder(deps, actor, found, {
    ...{ action: 'restart', verb: 'restart', status: 'restarting' },
    ...{ config: found.row.config, changes: [], message: text('deployment_accepted') },
    patch: { restartedAt: deps.clock.now() },
  });
}

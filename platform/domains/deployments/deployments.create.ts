import { randomUUID } from 'node:crypto';
import { transaction } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { invalidMany, refused } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import { defaultConfig, type DeploymentConfig } from '../../providers/deployments/config.ts';
import type { DeploymentName } from '../../providers/deployments/port.ts';
import type { PreviewJson } from '../clusters/clusters.preview.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import { publishDeployment, sealSecrets } from './deployments.changes.ts';
import { checkAddons, checkOnCluster, defaultClass, isNameFree, takenClaims } from './deployments.checks.ts';
import { changesBetween, flatFields } from './deployments.fields.ts';
import { configAfter, fieldsOf, type ConfigInput, type CreateBody } from './deployments.input.ts';
import { applyJob, deploymentJobKey } from './deployments.kinds.ts';
import { requireCluster, type OrderDeps } from './deployments.orders.ts';
import { previewOf } from './deployments.preview.ts';
import { deploymentRefusal } from './deployments.refusals.ts';
import { progressOf, scalingBlocker } from './deployments.rules.ts';
import { insertDeployment, insertVersion } from './deployments.store.ts';
import type { DeploymentView } from './deployments.wire.ts';
import { configIssues, nameIssues, secretIssues } from './deployments.validation.ts';

/** A new deployment that has passed all checks. */
interface Checked extends DeploymentName {
  host: ClusterRow;
  config: DeploymentConfig;
  secretValues: Readonly<Record<string, string>>;
}

const nameTaken = (target: DeploymentName) =>
  refused(text('deployment_name_taken', { ...target }), { error: 'name_taken' });

/** Defaults that depend on the cluster. */
async function withDefaults(
  { kubernetes, ask }: OrderDeps,
  actor: Actor,
  clusterId: string,
  config: DeploymentConfig,
  fields: ConfigInput,
): Promise<DeploymentConfig> {
  if (!config.expose_via_ingress || fields.ingress_class) return config;
  const classes = await ask(actor, clusterId, () => kubernetes.ingressClasses(clusterId));
  return { ...config, ingress_class: defaultClass(classes) };
}

async function check(deps: OrderDeps, actor: Actor, clusterId: string, body: CreateBody): Promise<Checked> {
  const { db, ask } = deps;
  const host = await requireCluster(deps, actor, clusterId);
  const { name, namespace, secret_values: secretValues = {} } = body;
  const fields = fieldsOf(body);
  const named = nameIssues(body);
  const before = { config: defaultConfig, namespace, droppedClaims: [] };
  const claims = () => takenClaims(deps, clusterId, before, fields);
  // There are no claims in a namespace that cannot exist.
  const taken = named.length > 0 ? [] : await ask(actor, clusterId, claims);
  const own = configAfter(name, defaultConfig, fields, taken);
  const config = await withDefaults(deps, actor, clusterId, own, fields);
  const issues = [...named, ...configIssues(config, null), ...secretIssues(config, secretValues, [])];
  if (issues.length > 0) throw invalidMany(issues);
  const blocker =
    config.volumes.length > 0 && config.autoscale_enabled
      ? 'volume_single'
      : scalingBlocker({ ...config, autoscale_enabled: false }, config.replicas);
  if (blocker) throw deploymentRefusal(blocker);
  await checkAddons(deps, db, clusterId, config, null);
  const target = { name, namespace };
  await ask(actor, clusterId, async () => {
    if (!(await isNameFree(deps, db, clusterId, target))) throw nameTaken(target);
    await checkOnCluster(deps, db, clusterId, target, config);
  });
  return { ...target, host, config, secretValues };
}

/** Stores a new deployment and enqueues the job that applies it. */
export async function createDeployment(
  deps: OrderDeps,
  actor: Actor,
  clusterId: string,
  body: CreateBody,
): Promise<DeploymentView> {
  const { host, name, namespace, config, secretValues } = await check(deps, actor, clusterId, body);
  const { db, bus, clock, jobs, vault, audit } = deps;
  return transaction(db, async (tx) => {
    const id = randomUUID();
    const now = clock.now();
    const updatedByName = await audit.nameOf(tx, actor.userId);
    const row = await insertDeployment(tx, {
      ...{ id, clusterId, name, namespace, config, updatedByName },
      status: 'pending',
      progress: progressOf.accepted,
      message: text('deployment_accepted'),
      pendingSecrets: sealSecrets(vault, { id, pendingSecrets: null }, secretValues),
      updatedBy: actor.userId,
      createdAt: now,
      updatedAt: now,
    });
    if (!row) throw nameTaken({ name, namespace });
    const made = await insertVersion(tx, {
      ...{ deploymentId: id, imageRepository: config.image_repository, imageTag: config.image_tag },
      ...{ updatedBy: actor.userId, updatedByName, changes: [], createdAt: now },
      reason: 'created',
    });
    await audit.record(tx, actor, {
      action: 'deployment.create',
      target: { type: 'deployment', id, name },
      clusterId: host.id,
      after: { cluster: host.name, namespace, revision: row.revision, ...flatFields(config) },
    });
    await publishDeployment(tx, bus, host, row);
    await jobs.enqueue(tx, applyJob, { deploymentId: id }, { key: deploymentJobKey(id) });
    return { row, versions: [made] };
  });
}

/** The price of a new deployment; throws like its creation and writes nothing. */
export async function previewCreation(
  deps: OrderDeps,
  actor: Actor,
  clusterId: string,
  body: CreateBody,
): Promise<PreviewJson> {
  const { config } = await check(deps, actor, clusterId, body);
  const changes = changesBetween(defaultConfig, config).map((change) => ({ ...change, before: null }));
  return previewOf(null, config, changes);
}

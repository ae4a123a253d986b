import { randomUUID } from 'node:crypto';
import type { Core } from '../../core.ts';
import { transaction, type Tx } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { refused } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import type { CatalogueApp } from '../../providers/apps/catalogueApp.ts';
import type { ClusterRuntime } from '../../providers/kubernetes/port.ts';
import { requirePermission } from '../account/permissions.ts';
import type { AddonsService } from '../addons/addons.service.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { Billing } from '../billing/billing.service.ts';
import type { PreviewJson } from '../clusters/clusters.preview.ts';
import { checkRevision, type FieldChange } from '../clusters/clusters.revision.ts';
import type { ClustersService } from '../clusters/clusters.service.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import { askKubernetes } from '../nodes/nodes.reading.ts';
import { changeBlocker } from '../nodes/nodes.rules.ts';
import { missingAddons, type MissingAddons } from './apps.addons.ts';
import { changeApp, publishApp, sealSecrets } from './apps.changes.ts';
import { classesFor, withComing, type ClusterClasses } from './apps.classes.ts';
import { appJob, appJobKey } from './apps.kinds.ts';
import { actionOf, plannedSettings, planAllows, targetVersion, type AppOrder } from './apps.planning.ts';
import { previewOf } from './apps.preview.ts';
import { appRefusal, catalogueEntry } from './apps.refusals.ts';
import {
  actionTransitions,
  appBlocker,
  DEFAULT_INSTANCE,
  isMoving,
  progressOf,
  type AppAction,
  type AppSituation,
} from './apps.rules.ts';
import { insertApp, lockNamedApp, type AppPatch, type AppRow } from './apps.store.ts';
import type { Settings } from './apps.validation.ts';

export interface OrderDeps extends Pick<Core, 'db' | 'bus' | 'clock' | 'jobs' | 'vault'> {
  audit: Pick<Audit, 'record' | 'changesSince' | 'nameOf'>;
  billing: Pick<Billing, 'limits'>;
  clusters: Pick<ClustersService, 'find' | 'lock'>;
  addons: Pick<AddonsService, 'statusOf' | 'chainFor'>;
  kubernetes: Pick<ClusterRuntime, 'storageClasses' | 'ingressClasses'>;
}

/** What is read before the transaction of an order, on other connections. */
interface Known {
  /** Of the account. */
  plan: string | null;
  classes: ClusterClasses;
}

/** An order that has passed all checks. */
interface Checked {
  app: CatalogueApp;
  action: AppAction;
  host: ClusterRow;
  row: AppRow | undefined;
  missing: MissingAddons;
  /** The version after it. */
  target: string;
  settings: Settings;
  changes: FieldChange[];
}

/** Add-ons that are being installed are waited for; those that are being removed are not. */
async function requireInstallable(
  { addons }: OrderDeps,
  tx: Tx,
  clusterId: string,
  { chain }: MissingAddons,
): Promise<void> {
  for (const { name, title } of chain)
    if ((await addons.statusOf(tx, clusterId, name)) === 'uninstalling')
      throw refused(text('addon_uninstalling', { title }), { error: 'busy' });
}

/** Checks an order under the cluster's lock; throws the first refusal. */
async function check(
  tx: Tx,
  deps: OrderDeps,
  actor: Actor,
  clusterId: string,
  order: AppOrder,
  { plan, classes }: Known,
): Promise<Checked> {
  // The lock serialises orders on one cluster, so that add-ons are still there when an order is saved.
  const host = await deps.clusters.lock(tx, actor.accountId, clusterId);
  const app = catalogueEntry(order.name);
  const row = await lockNamedApp(tx, clusterId, app.name);
  const action = actionOf(order, row);
  const missing =
    action === 'install' ? await missingAddons(deps.addons, tx, clusterId, app) : { names: [], chain: [] };
  const now: AppSituation = {
    status: row?.status ?? 'not_installed',
    previousVersion: row?.previousVersion ?? null,
    isLatest: row?.version === app.versions[0].version,
    neededPlan: planAllows(plan, app.plan) ? null : app.plan,
    missing: order.withDependencies ? [] : missing.names,
    clusterStatus: host.status,
  };
  const blocker = appBlocker(action, now);
  if (blocker) throw appRefusal(blocker, app, now, missing.chain);
  if (row) await checkRevision(deps.audit, tx, host, order.revision, { ...row, kind: 'app' });
  const target = targetVersion(app, action, order.version, row);
  const coming = missing.chain.map(({ name }) => name);
  const planned = plannedSettings(app, action, order, row, withComing(classes, coming));
  await requireInstallable(deps, tx, clusterId, missing);
  return { app, action, host, row, missing, target, ...planned };
}

/** The row's values when an order is accepted. */
function acceptedPatch(
  { vault }: OrderDeps,
  { action, target, settings, row, missing }: Checked,
  own: Pick<AppRow, 'id' | 'pendingSecrets'>,
  { deletesData = false }: AppOrder,
): AppPatch {
  const common = { status: actionTransitions[action].running, progress: progressOf.accepted };
  if (action === 'uninstall')
    return { ...common, message: text('app_removal_accepted'), targetVersion: null, deletesData };
  return {
    ...common,
    status: missing.chain.length > 0 ? 'installing_addons' : common.status,
    message: text('app_accepted'),
    ...(action === 'install' && { version: target, previousVersion: null }),
    targetVersion: row && target !== row.version && action !== 'install' ? target : null,
    inputs: settings.inputs,
    secretFields: settings.secretFields,
    pendingSecrets: sealSecrets(vault, own, settings.secrets),
  };
}

/** Saves the row in the action's running status and publishes the change. */
async function saveOrder(
  tx: Tx,
  deps: OrderDeps,
  actor: Actor,
  checked: Checked,
  order: AppOrder,
): Promise<AppRow> {
  const { app, host, row, target, action, missing } = checked;
  const own = row ?? { id: randomUUID(), pendingSecrets: null };
  const now = deps.clock.now();
  const addons = missing.chain.map(({ name }) => name);
  // Only an uninstallation can come in the middle of another operation.
  if (row && isMoving(row.status)) await deps.jobs.cancel(tx, appJobKey(own.id));
  const jobId = await deps.jobs.enqueue(
    tx,
    appJob,
    { appId: own.id, action, addons },
    { key: appJobKey(own.id) },
  );
  const updatedByName = await deps.audit.nameOf(tx, actor.userId);
  const patch = {
    ...acceptedPatch(deps, checked, own, order),
    ...{ jobId, updatedBy: actor.userId, updatedByName },
  };
  if (row) return changeApp(tx, deps, host, row.id, { ...patch, revision: row.revision + 1 });
  const made = await insertApp(tx, {
    ...{ id: own.id, clusterId: host.id, name: app.name, instanceName: DEFAULT_INSTANCE },
    ...{ status: 'pending', version: target, inputs: {}, createdAt: now, updatedAt: now, ...patch },
  });
  await publishApp(tx, deps.bus, host, made);
  return made;
}

async function recordOrder(
  tx: Tx,
  { audit }: OrderDeps,
  actor: Actor,
  { app, action, host, row, target, changes }: Checked,
  saved: AppRow,
): Promise<void> {
  const values = (side: 'before' | 'after') =>
    action === 'uninstall' ? {} : Object.fromEntries(changes.map((change) => [change.field, change[side]]));
  await audit.record(tx, actor, {
    action: `app.${action}`,
    target: { type: 'app', id: saved.id, name: app.title },
    clusterId: host.id,
    before: row ? { revision: row.revision, version: row.version, ...values('before') } : null,
    after: {
      ...(row ? { revision: saved.revision } : { cluster: host.name }),
      version: action === 'uninstall' ? null : target,
      ...values('after'),
      ...(action === 'uninstall' && { data: saved.deletesData ? 'deleted' : 'kept' }),
    },
  });
}

/** Checks the caller, and reads what an order is checked against. */
async function knownFor(
  { clusters, billing, kubernetes }: OrderDeps,
  actor: Actor,
  clusterId: string,
  order: AppOrder,
): Promise<Known> {
  requirePermission(actor, 'apps.manage');
  const { status } = await clusters.find(actor.accountId, clusterId);
  const { plan } = await billing.limits(actor.accountId);
  // An archived cluster does not answer, and refuses the order anyway.
  if (changeBlocker(status)) return { plan, classes: {} };
  const app = catalogueEntry(order.name);
  return { plan, classes: await askKubernetes(() => classesFor(kubernetes, clusterId, app, order)) };
}

/** Starts an action and returns the row in its running status; throws 402, 403, 404, 409 or 422 when refused. */
export async function orderApp(
  deps: OrderDeps,
  actor: Actor,
  clusterId: string,
  order: AppOrder,
): Promise<AppRow> {
  const known = await knownFor(deps, actor, clusterId, order);
  return transaction(deps.db, async (tx) => {
    const checked = await check(tx, deps, actor, clusterId, order, known);
    const saved = await saveOrder(tx, deps, actor, checked, order);
    await recordOrder(tx, deps, actor, checked, saved);
    return saved;
  });
}

/** What an order would do; throws like it and changes nothing. */
export async function previewOrder(
  deps: OrderDeps,
  actor: Actor,
  clusterId: string,
  order: AppOrder,
): Promise<PreviewJson> {
  const known = await knownFor(deps, actor, clusterId, order);
  return transaction(deps.db, async (tx) => {
    const checked = await check(tx, deps, actor, clusterId, order, known);
    const { row, missing, app, action, target, settings, changes } = checked;
    return previewOf({
      ...{ app, action, changes, chain: missing.chain },
      before: row ? { version: row.version, inputs: row.inputs } : null,
      after: { version: target, inputs: settings.inputs },
      deletesData: order.deletesData ?? false,
    });
  });
}

import { allow, mayRead, refuse, type ActionStateShape } from '../../graphql/ActionState.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { messageOf, type Message } from '../../graphql/messages.ts';
import { loadUser, type UserRecord } from '../account/account.upstream.ts';
import { isPresent } from '../addons/addonActions.ts';
import { loadAddons, loadCatalog } from '../addons/addons.upstream.ts';
import { contentRefusal } from '../clusters/contentActions.ts';
import {
  appStatuses,
  isInProgress,
  loadInstalledApp,
  settledStatuses,
  type AppRecord,
  type AppStatusValue,
  type InstalledAppRecord,
} from './apps.upstream.ts';
import { loadAppCatalog, type CatalogAppRecord } from './catalog.upstream.ts';

export type InstalledAppAction = 'configure' | 'upgrade' | 'rollback' | 'retry' | 'uninstall';

/** Action → statuses in which it is allowed. Mirrors the platform's table; a contract test compares them. */
const appCan: Record<InstalledAppAction | 'install', readonly (AppStatusValue | 'not_installed')[]> = {
  install: ['not_installed', 'failed'],
  configure: settledStatuses,
  upgrade: settledStatuses,
  rollback: settledStatuses,
  retry: ['failed', 'uninstall_failed'],
  // Also the way out of an operation that hangs: it is stopped.
  uninstall: appStatuses.filter((status) => status !== 'uninstalling'),
};

/** Plans, smallest first. */
const PLANS = ['free', 'standard', 'pro', 'enterprise'];
const planAllows = ({ plan }: UserRecord, needed: string | null | undefined) =>
  PLANS.indexOf(plan ?? '') >= PLANS.indexOf(needed ?? '');

function runningMessage(status: AppStatusValue, title: string): Message {
  switch (status) {
    case 'configuring':
      return messageOf('APP_CONFIGURING', { title });
    case 'upgrading':
      return messageOf('APP_UPGRADING', { title });
    case 'rollback':
      return messageOf('APP_ROLLING_BACK', { title });
    case 'uninstalling':
      return messageOf('APP_UNINSTALLING', { title });
    default:
      return messageOf('APP_INSTALLING', { title });
  }
}

const busy = (status: AppStatusValue, title: string) => refuse('BUSY', runningMessage(status, title));

/** Whether the result depends on this status alone; false for what is no action of an app. */
export function isBusy(action: string, status: AppStatusValue): boolean {
  const allowed = Object.entries(appCan).find(([name]) => name === action)?.[1];
  return allowed !== undefined && isInProgress(status) && !allowed.includes(status);
}

/** Any of them answers the Ingress of an app. */
const INGRESS_CONTROLLERS: readonly string[] = ['ingress-nginx', 'traefik'];

/** Required add-ons that the cluster lacks, with those that they require, each after its own. */
export async function missingAddons({ clusterId, entry }: AppRecord, ctx: GatewayContext): Promise<string[]> {
  if (entry.required_addons.length === 0) return [];
  const [catalog, addons] = await Promise.all([loadCatalog(ctx), loadAddons(ctx, clusterId)]);
  const seen = new Set(addons.filter(({ status }) => isPresent(status)).map(({ name }) => name));
  const missing: string[] = [];
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const required of catalog.find((one) => one.name === name)?.requires ?? []) visit(required);
    missing.push(name);
  };
  const hasIngress = INGRESS_CONTROLLERS.some((name) => seen.has(name));
  for (const name of entry.required_addons)
    if (!hasIngress || !INGRESS_CONTROLLERS.includes(name)) visit(name);
  return missing;
}

/** Whether the caller may change apps of the cluster now; null if so. */
const refusalOnCluster = (clusterId: string, ctx: GatewayContext): Promise<ActionStateShape | null> =>
  contentRefusal(ctx, clusterId, {
    area: 'apps',
    forbidden: messageOf('ROLE_FOR_APPS'),
    notActive: messageOf('APP_CLUSTER_NOT_ACTIVE'),
  });

async function refusalByPlan(entry: CatalogAppRecord, ctx: GatewayContext): Promise<ActionStateShape | null> {
  const { title, plan } = entry;
  if (planAllows(await loadUser(ctx), plan)) return null;
  return refuse('PLAN_LIMIT', messageOf('APP_PLAN', { title, plan: plan ?? '' }));
}

/** Whether the app can be installed now. */
export async function installAction(app: AppRecord, ctx: GatewayContext): Promise<ActionStateShape> {
  const { entry, installation, clusterId } = app;
  const { title } = entry;
  if (installation && isInProgress(installation.status)) return busy(installation.status, title);
  const refused = await refusalOnCluster(clusterId, ctx);
  if (refused) return refused;
  if (!appCan.install.includes(installation?.status ?? 'not_installed'))
    return refuse('ALREADY_INSTALLED', messageOf('APP_ALREADY_INSTALLED', { title }));
  const byPlan = await refusalByPlan(entry, ctx);
  if (byPlan) return byPlan;
  if (!mayRead(await loadUser(ctx), 'addons')) return allow();
  const missing = await missingAddons(app, ctx);
  if (missing.length === 0) return allow();
  const catalog = await loadCatalog(ctx);
  const needed = entry.required_addons.filter((name) => missing.includes(name));
  const others = needed.map((name) => catalog.find((one) => one.name === name)?.title ?? name).join(', ');
  const params = { title, others, count: needed.length };
  return refuse('MISSING_DEPENDENCIES', messageOf('MISSING_DEPENDENCIES', params));
}

/** Whether what a retry repeats needs the plan of the app: its first installation, or an upgrade. */
function needsPlan(status: AppStatusValue, whole: InstalledAppRecord | null): boolean {
  if (status !== 'failed' || !whole) return false;
  const { target_version: target, previous_version: previous, endpoints } = whole;
  return target == null ? endpoints.length === 0 : target !== previous;
}

/** Whether the action is allowed now. Needs no platform call while an operation is running. */
export async function installedAppAction(
  action: InstalledAppAction,
  app: Pick<InstalledAppRecord, 'clusterId' | 'id' | 'app_name' | 'status'>,
  ctx: GatewayContext,
): Promise<ActionStateShape> {
  if (isBusy(action, app.status)) return busy(app.status, app.app_name);
  const refused = await refusalOnCluster(app.clusterId, ctx);
  if (refused) return refused;
  if (action === 'configure' || action === 'uninstall') return allow();
  // Events do not carry the versions; the list does.
  const [catalog, whole] = await Promise.all([
    loadAppCatalog(ctx),
    loadInstalledApp(ctx, app.clusterId, app.id),
  ]);
  const entry = catalog.find(({ name }) => name === app.app_name);
  const title = entry?.title ?? app.app_name;
  if (action === 'retry' && !appCan.retry.includes(app.status))
    return refuse('NOT_FAILED', messageOf('APP_NOT_FAILED', { title }));
  if (action === 'retry' && !needsPlan(app.status, whole)) return allow();
  if (action === 'rollback')
    return whole?.previous_version == null
      ? refuse('NO_PREVIOUS_VERSION', messageOf('NO_PREVIOUS_VERSION', { title }))
      : allow();
  const byPlan = entry ? await refusalByPlan(entry, ctx) : null;
  if (byPlan) return byPlan;
  if (action === 'retry') return allow();
  return !entry || whole?.version === entry.version
    ? refuse('UP_TO_DATE', messageOf('UP_TO_DATE', { title }))
    : allow();
}

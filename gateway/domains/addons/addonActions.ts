import { allow, refuse, scopeRefusal, type ActionStateShape } from '../../graphql/ActionState.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { messageOf } from '../../graphql/messages.ts';
import type { RefusalCodeValue } from '../../graphql/types/RefusalCode.ts';
import { loadUser, type PermissionValue } from '../account/account.upstream.ts';
import { loadCluster } from '../clusters/clusters.upstream.ts';
import { loadGitops } from '../gitops/gitops.upstream.ts';
import {
  loadAddons,
  loadCatalog,
  type AddonRecord,
  type AddonStatusValue,
  type CatalogAddonRecord,
} from './addons.upstream.ts';

export type AddonAction = 'install' | 'upgrade' | 'rollback' | 'uninstall';

const present: readonly AddonStatusValue[] = [
  'installed',
  'upgraded',
  'rolled_back',
  'uninstall_failed',
  'rollback_failed',
];
/** Statuses of a running action, and the message that explains why nothing else can start. */
const runningMessage: Partial<Record<AddonStatusValue, RunningMessage>> = {
  installing: 'ADDON_INSTALLING',
  upgrading: 'ADDON_UPGRADING',
  rolling_back: 'ADDON_ROLLING_BACK',
  uninstalling: 'ADDON_UNINSTALLING',
};
type RunningMessage = `ADDON_${'INSTALLING' | 'UPGRADING' | 'ROLLING_BACK' | 'UNINSTALLING'}`;

/** Action → statuses in which it is allowed. Mirrors the platform's table; a contract test compares them. */
const addonCan: Record<AddonAction, readonly AddonStatusValue[]> = {
  install: ['not_installed', 'uninstalled', 'failed'],
  upgrade: present,
  rollback: present,
  uninstall: [...present, 'failed'],
};

/** Roles that manage add-ons. */
const managers: readonly PermissionValue[] = ['master', 'owner', 'admin', 'developer'];

/** Whether other add-ons can rely on it; true during an upgrade. */
export function isPresent(status: AddonStatusValue): boolean {
  return present.includes(status) || status === 'upgrading' || status === 'rolling_back';
}

interface Situation {
  addon: AddonRecord;
  catalog: CatalogAddonRecord;
  clusterStatus: string;
  permission: PermissionValue;
  missing: readonly string[];
  dependents: readonly string[];
  isGitopsEnabled: boolean;
}

/** The Flux Operator, which cannot be uninstalled while GitOps is enabled. */
const GITOPS_OPERATOR = 'flux-operator';

/** Names of the add-ons that this one requires and that require it. Uses the lists loaded once per request. */
export async function dependencyState(addon: AddonRecord, ctx: GatewayContext) {
  const [catalog, addons] = await Promise.all([loadCatalog(ctx), loadAddons(ctx, addon.clusterId)]);
  const there = new Set(addons.filter((one) => isPresent(one.status)).map((one) => one.name));
  // An add-on being installed needs its requirements as well.
  const coming = new Set(addons.filter((one) => one.status === 'installing').map((one) => one.name));
  const relies = (name: string) => there.has(name) || coming.has(name);
  const entry = catalog.find((one) => one.name === addon.name);
  const requires = entry?.requires ?? [];
  const own = addons.find((one) => one.name === addon.name);
  return {
    previousVersion: own?.previousVersion ?? null,
    appDependents: own?.appDependents ?? [],
    requires: requires.map((name) => ({ name, isSatisfied: there.has(name) })),
    missing: requires.filter((name) => !there.has(name)),
    dependents: catalog
      .filter((one) => relies(one.name) && one.requires.includes(addon.name))
      .map((one) => one.name),
  };
}

/** Whether the action is allowed now. Needs no platform call while another action is running. */
export async function addonAction(
  action: AddonAction,
  addon: AddonRecord,
  ctx: GatewayContext,
): Promise<ActionStateShape> {
  const running = runningMessage[addon.status];
  if (running) return refuse('BUSY', messageOf(running, { title: addon.entry?.title ?? addon.name }));
  const [catalog, cluster, user, { missing, dependents, appDependents, previousVersion }] = await Promise.all(
    [loadCatalog(ctx), loadCluster(ctx, addon.clusterId), loadUser(ctx), dependencyState(addon, ctx)],
  );
  const noScope = scopeRefusal(user, 'addons');
  if (noScope) return noScope;
  const entry = catalog.find((one) => one.name === addon.name);
  if (entry === undefined) return refusalOf('NOT_INSTALLED', addon.name, catalog);
  const situation = {
    // Events do not carry the previous version; the list does.
    addon: addon.previousVersion === undefined ? { ...addon, previousVersion } : addon,
    catalog: entry,
    clusterStatus: cluster.status,
    permission: user.permission,
    missing,
    dependents: [...dependents, ...appDependents],
    isGitopsEnabled:
      action === 'uninstall' && addon.name === GITOPS_OPERATOR && isPresent(addon.status)
        ? (await loadGitops(ctx, addon.clusterId)).isEnabled
        : false,
  };
  const code = blocker(action, situation);
  return code === null ? allow() : refusalOf(code, entry.title, catalog, situation);
}

/** Checks in the platform's order: role, cluster, status of the add-on, dependencies. */
function blocker(action: AddonAction, now: Situation): RefusalCodeValue | null {
  if (!managers.includes(now.permission)) return 'FORBIDDEN';
  if (now.clusterStatus === 'archived') return 'ARCHIVED';
  if (now.clusterStatus !== 'active') return 'CLUSTER_NOT_ACTIVE';
  if (!addonCan[action].includes(now.addon.status))
    return action === 'install' ? 'ALREADY_INSTALLED' : 'NOT_INSTALLED';
  switch (action) {
    case 'install':
      return now.missing.length > 0 ? 'MISSING_DEPENDENCIES' : null;
    case 'upgrade':
      return now.addon.version === now.catalog.latestVersion ? 'UP_TO_DATE' : null;
    case 'rollback':
      return now.addon.previousVersion === null ? 'NO_PREVIOUS_VERSION' : null;
    case 'uninstall':
      if (now.catalog.required) return 'REQUIRED_ADDON';
      if (now.isGitopsEnabled) return 'GITOPS_ENABLED';
      return now.dependents.length > 0 ? 'HAS_DEPENDENTS' : null;
  }
}

type Titled = readonly { name: string; title: string }[];

/** Titles of add-ons, as users know them, and how many there are. */
function namedIn(names: readonly string[] = [], catalog: Titled) {
  const titles = names.map((name) => catalog.find((one) => one.name === name)?.title ?? name);
  return { others: titles.join(', '), count: names.length };
}

function refusalOf(
  code: RefusalCodeValue,
  title: string,
  catalog: Titled,
  now?: Situation,
): ActionStateShape {
  switch (code) {
    case 'FORBIDDEN':
      return refuse(code, messageOf('ROLE_FOR_ADDONS'));
    case 'ARCHIVED':
    case 'REQUIRED_ADDON':
      return refuse(code, messageOf(code));
    case 'CLUSTER_NOT_ACTIVE':
      return refuse(code, messageOf('ADDON_CLUSTER_NOT_ACTIVE'));
    case 'MISSING_DEPENDENCIES':
      return refuse(code, messageOf(code, { title, ...namedIn(now?.missing, catalog) }));
    case 'HAS_DEPENDENTS':
      return refuse(code, messageOf(code, { title, others: namedIn(now?.dependents, catalog).others }));
    case 'ALREADY_INSTALLED':
    case 'UP_TO_DATE':
    case 'NO_PREVIOUS_VERSION':
    case 'GITOPS_ENABLED':
      return refuse(code, messageOf(code, { title }));
    default:
      return refuse('NOT_INSTALLED', messageOf('NOT_INSTALLED', { title }));
  }
}

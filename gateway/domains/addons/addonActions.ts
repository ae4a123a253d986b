import { allow, mayRead, refuse, type ActionStateShape } from '../../graphql/ActionState.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { messageOf } from '../../graphql/messages.ts';
import { loadUser } from '../account/account.upstream.ts';
import { contentRefusal } from '../clusters/contentActions.ts';
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
type RunningMessage = `ADDON_${'INSTALLING' | 'UPGRADING' | 'ROLLING_BACK' | 'UNINSTALLING'}`;

/** The message that explains why no other action can start; null for statuses in which no action is running. */
const runningMessage: Record<AddonStatusValue, RunningMessage | null> = {
  not_installed: null,
  installing: 'ADDON_INSTALLING',
  installed: null,
  upgrading: 'ADDON_UPGRADING',
  upgraded: null,
  uninstalling: 'ADDON_UNINSTALLING',
  uninstalled: null,
  rolling_back: 'ADDON_ROLLING_BACK',
  rolled_back: null,
  failed: null,
  uninstall_failed: null,
  rollback_failed: null,
};

/** Whether an action is running that ends by itself. */
export function isRunning(status: AddonStatusValue): boolean {
  return runningMessage[status] !== null;
}

/** Action → statuses in which it is allowed. Mirrors the platform's table; a contract test compares them. */
const addonCan: Record<AddonAction, readonly AddonStatusValue[]> = {
  install: ['not_installed', 'uninstalled', 'failed'],
  upgrade: present,
  rollback: present,
  uninstall: [...present, 'failed'],
};

/** Whether other add-ons can rely on it; true during an upgrade or a rollback. */
export function isPresent(status: AddonStatusValue): boolean {
  return present.includes(status) || status === 'upgrading' || status === 'rolling_back';
}

interface Situation {
  addon: AddonRecord;
  catalog: CatalogAddonRecord;
  missing: readonly string[];
  dependents: readonly string[];
  isGitopsEnabled: boolean;
}

/** The Flux Operator, which cannot be uninstalled while GitOps is enabled. */
const GITOPS_OPERATOR = 'flux-operator';

/** Names of the add-ons that this one requires and that require it. Uses the lists loaded once per request. */
export async function dependencyState(addon: AddonRecord, ctx: GatewayContext) {
  const [catalog, addons] = await Promise.all([loadCatalog(ctx), loadAddons(ctx, addon.clusterId)]);
  const presentNames = new Set(addons.filter((one) => isPresent(one.status)).map((one) => one.name));
  const installingNames = new Set(addons.filter((one) => one.status === 'installing').map((one) => one.name));
  // An add-on being installed needs its requirements as well.
  const needsRequirements = (name: string) => presentNames.has(name) || installingNames.has(name);
  const entry = catalog.find((one) => one.name === addon.name);
  const requires = entry?.requires ?? [];
  const own = addons.find((one) => one.name === addon.name);
  return {
    previousVersion: own?.previousVersion ?? null,
    appDependents: own?.appDependents ?? [],
    requires: requires.map((name) => ({ name, isSatisfied: presentNames.has(name) })),
    missing: requires.filter((name) => !presentNames.has(name)),
    dependents: catalog
      .filter((one) => needsRequirements(one.name) && one.requires.includes(addon.name))
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
  if (running !== null) {
    // Events do not carry the title, and loading the catalogue would cost a platform call for each.
    const { entry } = addon;
    return refuse('BUSY', entry ? messageOf(running, { title: entry.title }) : messageOf('BUSY'));
  }
  const refusal = await contentRefusal(ctx, addon.clusterId, {
    area: 'addons',
    forbidden: messageOf('ROLE_FOR_ADDONS'),
    notActive: messageOf('ADDON_CLUSTER_NOT_ACTIVE'),
  });
  if (refusal) return refusal;
  const [catalog, { missing, dependents, appDependents, previousVersion }] = await Promise.all([
    loadCatalog(ctx),
    dependencyState(addon, ctx),
  ]);
  const entry = catalog.find((one) => one.name === addon.name);
  if (entry === undefined) return refusalOf('NOT_INSTALLED', addon.name, catalog);
  const situation = {
    // Events do not carry the previous version; the list does.
    addon: addon.previousVersion === undefined ? { ...addon, previousVersion } : addon,
    catalog: entry,
    missing,
    dependents: [...dependents, ...appDependents],
    isGitopsEnabled:
      action === 'uninstall' &&
      addon.name === GITOPS_OPERATOR &&
      isPresent(addon.status) &&
      mayRead(await loadUser(ctx), 'gitops')
        ? (await loadGitops(ctx, addon.clusterId)).isEnabled
        : false,
  };
  const code = blocker(action, situation);
  return code === null ? allow() : refusalOf(code, entry.title, catalog, situation);
}

type Blocker =
  | 'ALREADY_INSTALLED'
  | 'NOT_INSTALLED'
  | 'MISSING_DEPENDENCIES'
  | 'UP_TO_DATE'
  | 'NO_PREVIOUS_VERSION'
  | 'REQUIRED_ADDON'
  | 'GITOPS_ENABLED'
  | 'HAS_DEPENDENTS';

/** Checks in the platform's order: status of the add-on, dependencies. */
function blocker(action: AddonAction, now: Situation): Blocker | null {
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

function refusalOf(code: Blocker, title: string, catalog: Titled, now?: Situation): ActionStateShape {
  switch (code) {
    case 'REQUIRED_ADDON':
      return refuse(code, messageOf(code));
    case 'MISSING_DEPENDENCIES':
      return refuse(code, messageOf(code, { title, ...namedIn(now?.missing, catalog) }));
    case 'HAS_DEPENDENTS':
      return refuse(code, messageOf(code, { title, ...namedIn(now?.dependents, catalog) }));
    case 'ALREADY_INSTALLED':
    case 'NOT_INSTALLED':
    case 'UP_TO_DATE':
    case 'NO_PREVIOUS_VERSION':
    case 'GITOPS_ENABLED':
      return refuse(code, messageOf(code, { title }));
  }
}

/** What may be done with an add-on, in which state, and why not. Pure: no database, no clock. */

export const addonStatuses = [
  'not_installed',
  'installing',
  'installed',
  'upgrading',
  'upgraded',
  'uninstalling',
  'uninstalled',
  'rolling_back',
  'rolled_back',
  'failed',
  'uninstall_failed',
  'rollback_failed',
] as const;
export type AddonStatus = (typeof addonStatuses)[number];

export const addonActions = ['install', 'upgrade', 'rollback', 'uninstall'] as const;
export type AddonAction = (typeof addonActions)[number];

/** The helm release exists in the cluster, whatever became of the last action on it. */
const present = ['installed', 'upgraded', 'rolled_back', 'uninstall_failed', 'rollback_failed'] as const;
const moving = ['installing', 'upgrading', 'uninstalling', 'rolling_back'] as const;

/** Action → statuses in which it may start. A failed installation may be tried again or cleaned up. */
export const addonCan = {
  install: ['not_installed', 'uninstalled', 'failed'],
  upgrade: present,
  rollback: present,
  uninstall: [...present, 'failed'],
} as const satisfies Record<AddonAction, readonly AddonStatus[]>;

/** Action → what it shows while it runs, when it ends well, and when it fails. */
export const actionTransitions = {
  install: { running: 'installing', done: 'installed', failed: 'failed' },
  upgrade: { running: 'upgrading', done: 'upgraded', failed: 'failed' },
  rollback: { running: 'rolling_back', done: 'rolled_back', failed: 'rollback_failed' },
  uninstall: { running: 'uninstalling', done: 'uninstalled', failed: 'uninstall_failed' },
} as const satisfies Record<AddonAction, { running: AddonStatus; done: AddonStatus; failed: AddonStatus }>;

/** True while a job works on the add-on. */
export function isMoving(status: AddonStatus): status is (typeof moving)[number] {
  return moving.some((one) => one === status);
}

/** True when other add-ons may rely on it, an action on it being under way or not. */
export function isPresent(status: AddonStatus): boolean {
  return status === 'upgrading' || status === 'rolling_back' || present.some((one) => one === status);
}

export interface AddonSituation {
  status: AddonStatus;
  version: string | null;
  previousVersion: string | null;
  latestVersion: string;
  isRequired: boolean;
  /** Catalogue names this add-on needs that are not present on the cluster. */
  missing: readonly string[];
  /** Present add-ons and apps that need this one. */
  dependents: readonly string[];
  clusterStatus: string;
  isGitopsEnabled: boolean;
}

export type AddonBlocker =
  | 'archived'
  | 'cluster_not_active'
  | 'busy'
  | 'already_installed'
  | 'not_installed'
  | 'missing_dependencies'
  | 'up_to_date'
  | 'no_previous_version'
  | 'required_addon'
  | 'gitops_enabled'
  | 'has_dependents';

/** The operator that keeps GitOps alive; it cannot leave before GitOps does. */
export const gitopsOperator = 'flux-operator';

/**
 * Why the action cannot start now, or null when it can. The first reason that the user can do something about wins:
 * the cluster's state before the add-on's, the add-on's before its neighbours'.
 */
export function addonBlocker(action: AddonAction, name: string, now: AddonSituation): AddonBlocker | null {
  if (now.clusterStatus === 'archived') return 'archived';
  if (now.clusterStatus !== 'active') return 'cluster_not_active';
  if (isMoving(now.status)) return 'busy';
  if (!addonCan[action].some((one) => one === now.status)) {
    return action === 'install' ? 'already_installed' : 'not_installed';
  }
  switch (action) {
    case 'install':
      return now.missing.length > 0 ? 'missing_dependencies' : null;
    case 'upgrade':
      return now.version === now.latestVersion ? 'up_to_date' : null;
    case 'rollback':
      return now.previousVersion === null ? 'no_previous_version' : null;
    case 'uninstall':
      return uninstallBlocker(name, now);
  }
}

function uninstallBlocker(name: string, now: AddonSituation): AddonBlocker | null {
  if (now.isRequired) return 'required_addon';
  if (name === gitopsOperator && now.isGitopsEnabled) return 'gitops_enabled';
  return now.dependents.length > 0 ? 'has_dependents' : null;
}

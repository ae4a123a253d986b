/** Which actions an add-on allows in which status, and why not. Pure: no database, no clock. */
import { changeBlocker } from '../nodes/nodes.rules.ts';

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

/** The helm release exists in the cluster, whatever the result of the last action. */
const present = ['installed', 'upgraded', 'rolled_back', 'uninstall_failed', 'rollback_failed'] as const;
const moving = ['installing', 'upgrading', 'uninstalling', 'rolling_back'] as const;

/** Action → statuses in which it may start. A failed installation can be retried or uninstalled. */
export const addonCan = {
  install: ['not_installed', 'uninstalled', 'failed'],
  upgrade: present,
  rollback: present,
  uninstall: [...present, 'failed'],
} as const satisfies Record<AddonAction, readonly AddonStatus[]>;

/** Action → status while it runs, when it succeeds and when it fails. */
export const actionTransitions = {
  install: { running: 'installing', done: 'installed', failed: 'failed' },
  upgrade: { running: 'upgrading', done: 'upgraded', failed: 'failed' },
  rollback: { running: 'rolling_back', done: 'rolled_back', failed: 'rollback_failed' },
  uninstall: { running: 'uninstalling', done: 'uninstalled', failed: 'uninstall_failed' },
} as const satisfies Record<AddonAction, { running: AddonStatus; done: AddonStatus; failed: AddonStatus }>;

/** True while a job runs an action on the add-on. */
export function isMoving(status: AddonStatus): status is (typeof moving)[number] {
  return moving.some((one) => one === status);
}

/** The action that runs in that status. */
export function runningAction(status: AddonStatus): AddonAction | undefined {
  return addonActions.find((action) => actionTransitions[action].running === status);
}

/** True if other add-ons can depend on it, also while an action runs. */
export function isPresent(status: AddonStatus): boolean {
  return status === 'upgrading' || status === 'rolling_back' || present.some((one) => one === status);
}

export interface AddonSituation {
  status: AddonStatus;
  version: string | null;
  previousVersion: string | null;
  latestVersion: string;
  isRequired: boolean;
  /** Required add-ons that are missing on the cluster. */
  missing: readonly string[];
  /** Installed add-ons and apps that require this one. */
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

/** GitOps requires this operator: it cannot be uninstalled while GitOps is enabled. */
export const gitopsOperator = 'flux-operator';

/**
 * Why the action cannot start now; null if it can. The first reason that the user can act on wins: the cluster's status
 * before the add-on's, the add-on's before its dependencies'.
 */
export function addonBlocker(action: AddonAction, name: string, now: AddonSituation): AddonBlocker | null {
  const onCluster = changeBlocker(now.clusterStatus);
  if (onCluster) return onCluster;
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

/** True if the last action on the add-on failed. */
export function hasFailed(status: AddonStatus): boolean {
  return Object.values(actionTransitions).some(({ failed }) => failed === status);
}

/** Which actions an installed app allows in which status, and why not. Pure: no database, no clock. */
import { changeBlocker } from '../nodes/nodes.rules.ts';

export const appStatuses = [
  'pending',
  'installing_addons',
  'installing_dependencies',
  'configuring',
  'installed',
  'upgrading',
  'rollback',
  'failed',
  'uninstalling',
  'uninstall_failed',
] as const;
export type AppStatus = (typeof appStatuses)[number];

export const appActions = ['install', 'configure', 'upgrade', 'rollback', 'uninstall'] as const;
export type AppAction = (typeof appActions)[number];

/** No operation is running. */
const still = ['installed', 'failed', 'uninstall_failed'] as const;

/** Action → statuses in which it may start. An app without a row is `not_installed`. */
export const appCan = {
  install: ['not_installed', 'failed'],
  configure: still,
  upgrade: still,
  rollback: still,
  /** Also the way out of an operation that hangs: it is stopped. */
  uninstall: appStatuses.filter((status) => status !== 'uninstalling'),
} as const satisfies Record<AppAction, readonly (AppStatus | 'not_installed')[]>;

/** Action → status while it runs and when it fails. While it runs, an installation has several statuses. */
export const actionTransitions = {
  install: { running: 'pending', failed: 'failed' },
  configure: { running: 'configuring', failed: 'failed' },
  upgrade: { running: 'upgrading', failed: 'failed' },
  rollback: { running: 'rollback', failed: 'failed' },
  uninstall: { running: 'uninstalling', failed: 'uninstall_failed' },
} as const satisfies Record<AppAction, { running: AppStatus; failed: AppStatus }>;

/** True while an operation is running. */
export function isMoving(status: AppStatus): boolean {
  return !still.some((one) => one === status);
}

/** True if the app needs its add-ons: it runs, or will. Those of a failed installation may be uninstalled. */
export function reliesOnAddons(status: AppStatus): boolean {
  return status !== 'failed' && status !== 'uninstalling';
}

/** The only instance of an app. */
export const DEFAULT_INSTANCE = 'default';

export interface AppSituation {
  status: AppStatus | 'not_installed';
  previousVersion: string | null;
  /** True if the version is the newest of the catalogue. */
  isLatest: boolean;
  /** The plan that the app needs, if that of the account is smaller. */
  neededPlan: string | null;
  /** Required add-ons that are missing on the cluster. */
  missing: readonly string[];
  clusterStatus: string;
}

export type AppBlocker =
  | 'archived'
  | 'cluster_not_active'
  | 'busy'
  | 'already_installed'
  | 'not_installed'
  | 'plan_limit'
  | 'missing_dependencies'
  | 'up_to_date'
  | 'no_previous_version';

/**
 * Why the action cannot start now; null if it can. The cluster's status comes before the app's, the app's before its
 * plan and add-ons. After a downgrade an app can be configured, rolled back and uninstalled, but not upgraded.
 */
export function appBlocker(action: AppAction, now: AppSituation): AppBlocker | null {
  const onCluster = changeBlocker(now.clusterStatus);
  if (onCluster) return onCluster;
  if (!appCan[action].some((one) => one === now.status)) {
    if (now.status !== 'not_installed' && isMoving(now.status)) return 'busy';
    return action === 'install' ? 'already_installed' : 'not_installed';
  }
  switch (action) {
    case 'install':
      if (now.neededPlan !== null) return 'plan_limit';
      return now.missing.length > 0 ? 'missing_dependencies' : null;
    case 'upgrade':
      if (now.neededPlan !== null) return 'plan_limit';
      return now.isLatest ? 'up_to_date' : null;
    case 'rollback':
      return now.previousVersion === null ? 'no_previous_version' : null;
    case 'configure':
    case 'uninstall':
      return null;
  }
}

export const progressOf = { accepted: 5, done: 100 } as const;

/** Which actions a cluster allows in which status, and why not. Pure: no database, no clock. */
import type { Permission } from '../../http/authGuard.ts';
import { can, permissionTable, type Action } from '../account/account.rules.ts';
import { text, type Message } from '../../messages/messages.ts';

export const clusterStatuses = [
  'pending',
  'creating',
  'updating',
  'deleting',
  'active',
  'archived',
  'deleted',
  'inactive',
  'failed',
] as const;
export type ClusterStatus = (typeof clusterStatuses)[number];

export const clusterActions = [
  'open',
  'delete',
  'archive',
  'unarchive',
  'protect',
  'unprotect',
  'update',
  'retry',
  'download',
  'edit_node_pools',
  'sync_node_pools',
  'manage_addons',
  'manage_nodes',
  'edit_manifests',
  'open_terminal',
] as const;
export type ClusterAction = (typeof clusterActions)[number];

/** A job works on the cluster. */
const moving = ['pending', 'creating', 'updating', 'deleting'] as const;
const present = ['pending', 'creating', 'updating', 'active', 'archived', 'inactive', 'failed'] as const;

/** Action → statuses in which it may start. Protection may change while a job runs: it applies to the next action. */
export const clusterCan = {
  open: [...present, 'deleting'],
  delete: ['active', 'failed', 'inactive', 'archived'],
  archive: ['active', 'inactive'],
  unarchive: ['archived'],
  protect: present,
  unprotect: present,
  // A failed one only to finish a started update: a cluster that was never built has no settings to change.
  update: ['active', 'failed'],
  retry: ['failed'],
  download: ['active', 'updating', 'inactive', 'failed'],
  edit_node_pools: ['active'],
  sync_node_pools: ['active'],
  manage_addons: ['active'],
  manage_nodes: ['active'],
  edit_manifests: ['active'],
  open_terminal: ['active'],
} as const satisfies Record<ClusterAction, readonly ClusterStatus[]>;

/** Action → required permission; null allows every role. */
const clusterPermission = {
  open: null,
  delete: 'clusters.manage',
  archive: 'clusters.manage',
  unarchive: 'clusters.manage',
  protect: 'clusters.manage',
  unprotect: 'clusters.manage',
  update: 'clusters.manage',
  retry: 'clusters.manage',
  download: 'clusters.manage',
  edit_node_pools: 'clusters.manage',
  sync_node_pools: 'clusters.manage',
  manage_addons: 'addons.manage',
  manage_nodes: 'clusters.manage',
  edit_manifests: 'clusters.manage',
  open_terminal: 'clusters.manage',
} as const satisfies Record<ClusterAction, Action | null>;

/** True if the role may do that to a cluster at all. */
export function mayOnCluster(permission: Permission, action: ClusterAction): boolean {
  const needed = clusterPermission[action];
  return needed === null || can(permission, needed);
}

/** True while a job works on the cluster and reports progress. */
export function isMoving(status: ClusterStatus): boolean {
  return moving.some((one) => one === status);
}

export interface ClusterSituation {
  status: ClusterStatus;
  isProtected: boolean;
  permission: Permission;
  /** The account has more active or archived clusters than its plan allows. */
  isOverLimit: boolean;
  /** There are pending settings, or an update of them failed. */
  hasPendingUpdate?: boolean;
  /** What failed was its deletion, which a retry repeats. */
  hasFailedDeletion?: boolean;
}

export type ClusterBlocker =
  | 'forbidden'
  | 'busy'
  | 'archived'
  | 'not_archived'
  | 'not_failed'
  | 'cluster_not_active'
  | 'protected'
  | 'not_protected'
  | 'over_limit';

/**
 * Why the action cannot start now; null if it can. Permissions come before the cluster's status, and the status before
 * protection, which the user can change. The service checks plan limits of archiving.
 */
export function clusterBlocker(action: ClusterAction, now: ClusterSituation): ClusterBlocker | null {
  if (!mayOnCluster(now.permission, action)) return 'forbidden';
  if (!clusterCan[action].some((one) => one === now.status)) return statusBlocker(action, now.status);
  switch (action) {
    case 'open':
      return now.isOverLimit ? 'over_limit' : null;
    case 'delete':
    case 'archive':
    case 'protect':
      return now.isProtected ? 'protected' : null;
    case 'unprotect':
      return now.isProtected ? null : 'not_protected';
    case 'update':
      if (now.status === 'failed' && !now.hasPendingUpdate) return 'cluster_not_active';
      return now.isOverLimit ? 'over_limit' : null;
    case 'retry':
      // It may have been protected since its deletion failed.
      return now.isProtected && now.hasFailedDeletion ? 'protected' : null;
    case 'unarchive':
    case 'download':
    case 'edit_node_pools':
    case 'sync_node_pools':
    case 'manage_addons':
    case 'manage_nodes':
    case 'edit_manifests':
    case 'open_terminal':
      return null;
  }
}

function statusBlocker(action: ClusterAction, status: ClusterStatus): ClusterBlocker {
  if (status === 'archived') return 'archived';
  if (isMoving(status) && action !== 'manage_addons') return 'busy';
  if (action === 'retry') return 'not_failed';
  return action === 'unarchive' ? 'not_archived' : 'cluster_not_active';
}

/** The message for a blocker. */
export function clusterRefusalCode(blocker: ClusterBlocker, action: ClusterAction) {
  if (blocker === 'forbidden') {
    if (action === 'download') return 'role_for_credentials';
    if (action === 'open_terminal') return 'role_for_terminals';
    return permissionTable[clusterPermission[action] ?? 'clusters.manage'].refusal;
  }
  if (blocker === 'protected' && action === 'protect') return 'already_protected';
  if (blocker === 'archived' && action === 'archive') return 'already_archived';
  return blocker;
}

export const k3sVersions = [
  'v1.33.4+k3s1',
  'v1.32.8+k3s1',
  'v1.32.1+k3s1',
  'v1.31.12+k3s1',
  'v1.30.14+k3s2',
] as const;

export const osImages = ['ubuntu-24.04', 'debian-13', 'rocky-10'] as const;

/** Control plane nodes: three keep a quorum when one fails. */
export function masterCount(masterHa: boolean): number {
  return masterHa ? 3 : 1;
}

/** The parts of a create form that may need a warning. */
interface Planned {
  master_ha: boolean;
  protected: boolean;
  ssh_allowed_networks: readonly string[];
  api_allowed_networks: readonly string[];
  private_network_enabled: boolean;
  cni_enabled: boolean;
  cni: 'flannel' | 'cilium';
  cni_encryption: boolean;
}

const ANYWHERE = '0.0.0.0/0';

/** Warnings before a cluster is created. */
export function creationWarnings(form: Planned): Message[] {
  // Without a private network flannel always encrypts.
  const isUnencrypted = form.cni_enabled && form.cni === 'cilium' && !form.cni_encryption;
  const found = [
    [!form.master_ha, 'single_control_plane_node'],
    [form.ssh_allowed_networks.includes(ANYWHERE), 'ssh_open'],
    [form.api_allowed_networks.includes(ANYWHERE), 'api_open'],
    [!form.private_network_enabled && isUnencrypted, 'unencrypted'],
    [!form.protected, 'unprotected'],
  ] as const;
  return found.flatMap(([applies, code]) => (applies ? [text(code)] : []));
}

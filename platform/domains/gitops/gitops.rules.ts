/** Which actions GitOps allows in which status, and why not. Pure: no database, no clock. */
import { changeBlocker } from '../nodes/nodes.rules.ts';

/** `disabled` is a cluster that never had it; the others have a row. */
export const gitopsStatuses = [
  'disabled',
  'configuring',
  'active',
  'disabling',
  'inactive',
  'failed',
] as const;
export type GitopsStatus = (typeof gitopsStatuses)[number];

const gitopsActions = ['enable', 'disable'] as const;
export type GitopsAction = (typeof gitopsActions)[number];

/** Initial progress of both actions. */
export const firstProgress = 10;

/** The steps of enabling and their share of the progress, in order. */
export const enableSteps = {
  operator: { from: 11, to: 45 },
  deployKey: { from: 45, to: 52 },
  path: { from: 52, to: 60 },
  flux: { from: 60, to: 99 },
} as const;
export type EnableStep = keyof typeof enableSteps;

/** Progress of the whole (whole number) when `fraction` (0 to 1) of a step is done. */
export function stepProgress(step: EnableStep, fraction: number): number {
  const { from, to } = enableSteps[step];
  return Math.round(from + (to - from) * Math.min(1, Math.max(0, fraction)));
}

export interface GitopsSituation {
  status: GitopsStatus;
  /** Flux is installed in the cluster or being installed. */
  isEnabled: boolean;
  clusterStatus: string;
  isOperatorMoving: boolean;
}

export type GitopsBlocker = 'archived' | 'cluster_not_active' | 'busy' | 'already_enabled' | 'not_enabled';

/** Flux that has not arrived or left after this time will not. */
const DEADLINE_MS = 20 * 60_000;

/** True if what was applied should have been seen long ago. */
export function isLate({ appliedAt }: { appliedAt: Date | null }, now: Date): boolean {
  return appliedAt !== null && now.getTime() - appliedAt.getTime() >= DEADLINE_MS;
}

/** True while it is being turned on or off. */
export function isMoving(status: GitopsStatus): boolean {
  return status === 'configuring' || status === 'disabling';
}

/**
 * Why the action cannot start now; null if it can. The cluster's status comes before that of GitOps. After a failed
 * attempt to enable, GitOps is off and can be enabled again, unless it stopped with its cluster once Flux may be
 * installed: then it stays on. After a failed attempt to disable, it is still on.
 */
export function gitopsBlocker(action: GitopsAction, now: GitopsSituation): GitopsBlocker | null {
  const onCluster = changeBlocker(now.clusterStatus);
  if (onCluster) return onCluster;
  if (isMoving(now.status)) return 'busy';
  if (action === 'disable') return now.isEnabled ? null : 'not_enabled';
  if (now.isEnabled) return 'already_enabled';
  return now.isOperatorMoving ? 'busy' : null;
}

/** The folder of a cluster in its repository. */
export function clusterPathOf(clusterName: string): string {
  return `clusters/${clusterName}`;
}

/** The branch of a repository without branches. */
export const defaultBranch = 'main';

import type { Tone } from '../../ui/status/tone.ts';

/** All statuses, worst first: the order of a list sorted by status. */
export const CLUSTER_STATUSES = [
  'FAILED',
  'DELETING',
  'UPDATING',
  'CREATING',
  'PENDING',
  'INACTIVE',
  'ACTIVE',
  'HEALTHY',
  'ARCHIVED',
  'DELETED',
] as const;
export type ClusterStatusName = (typeof CLUSTER_STATUSES)[number];

const tones = {
  ACTIVE: 'ok',
  HEALTHY: 'ok',
  PENDING: 'busy',
  CREATING: 'busy',
  UPDATING: 'busy',
  DELETING: 'removing',
  FAILED: 'failed',
  ARCHIVED: 'neutral',
  INACTIVE: 'neutral',
  DELETED: 'neutral',
} as const satisfies Record<ClusterStatusName, Tone>;

/** Levels that a badge shows in place of "Active". */
const troubles = { WARNING: 'attention', CRITICAL: 'failed' } as const satisfies Record<string, Tone>;
export type TroubleLevel = keyof typeof troubles;

/** The level of a running cluster that needs attention; null for others. The status counts more than the last check. */
export function troubleOf(status: string, level: string | undefined): TroubleLevel | null {
  if (status !== 'ACTIVE' && status !== 'HEALTHY') return null;
  return level === 'WARNING' || level === 'CRITICAL' ? level : null;
}

const moving: readonly ClusterStatusName[] = ['PENDING', 'CREATING', 'UPDATING', 'DELETING'];

/** Narrows a status from the server; one that this client does not know counts as inactive. */
export function asClusterStatus(status: string): ClusterStatusName {
  return CLUSTER_STATUSES.find((known) => known === status) ?? 'INACTIVE';
}

/** Tone of each status; the colours are from the specification. */
export const clusterTone = (status: string): Tone => tones[asClusterStatus(status)];

/** Tone of a running cluster that needs attention. */
export const troubleTone = (level: TroubleLevel): Tone => troubles[level];

/** True if an operation is running, so that a progress bar is shown. */
export const isClusterMoving = (status: string): boolean => moving.includes(asClusterStatus(status));

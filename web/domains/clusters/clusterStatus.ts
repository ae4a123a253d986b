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

const moving: readonly ClusterStatusName[] = ['PENDING', 'CREATING', 'UPDATING', 'DELETING'];

/** Narrows a status from the server; one that this client does not know counts as inactive. */
export function asClusterStatus(status: string): ClusterStatusName {
  return CLUSTER_STATUSES.find((known) => known === status) ?? 'INACTIVE';
}

/** Tone of each status; the colours are from the specification. */
export const clusterTone = (status: string): Tone => tones[asClusterStatus(status)];

/** True if an operation is running, so that a progress bar is shown. */
export const isClusterMoving = (status: string): boolean => moving.includes(asClusterStatus(status));

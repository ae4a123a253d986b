import type { Tone } from '../../ui/status/tone.ts';

/** Every status the graph knows, worst first: the order in which a list sorted by status shows them. */
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

/** Narrows what the server sent; a status from a newer server counts as inactive until this client knows it. */
export function asClusterStatus(status: string): ClusterStatusName {
  return CLUSTER_STATUSES.find((known) => known === status) ?? 'INACTIVE';
}

/** How a status looks; the colours are named by the specification. */
export const clusterTone = (status: string): Tone => tones[asClusterStatus(status)];

/** Is work going on, so that a progress bar is shown? */
export const isClusterMoving = (status: string): boolean => moving.includes(asClusterStatus(status));

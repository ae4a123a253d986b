/** When a cluster's Kubernetes can be read and changed, and why not. Pure: no database, no clock. */

interface RunningSituation {
  status: string;
  /** Null while there is no API. */
  apiEndpoint: string | null;
  /** Set from the moment archiving begins. */
  archivedAt: Date | null;
  /** Settings that an update has still to apply; null if none. */
  wanted: object | null;
}

/** True if the cluster has reachable nodes: it is active, or changes while it keeps running. */
export function isRunning({ status, apiEndpoint, archivedAt, wanted }: RunningSituation): boolean {
  if (apiEndpoint === null || archivedAt !== null) return false;
  // A failed update leaves a running cluster whose nodes are of interest.
  return status === 'active' || status === 'updating' || (status === 'failed' && wanted !== null);
}

export type ReadingBlocker = 'archived' | 'cluster_not_active';

/** Why nothing can be read from the cluster; null if it can. */
export function readingBlocker(now: RunningSituation): ReadingBlocker | null {
  if (isRunning(now)) return null;
  return now.status === 'archived' ? 'archived' : 'cluster_not_active';
}

/** Why nothing in the cluster can be changed, such as its apps; null if it can. */
export function changeBlocker(status: string): ReadingBlocker | null {
  if (status === 'archived') return 'archived';
  return status === 'active' ? null : 'cluster_not_active';
}

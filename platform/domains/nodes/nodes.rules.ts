/** When a cluster's Kubernetes answers, and why not. Pure: no database, no clock. */

interface RunningSituation {
  status: string;
  /** Null while there is no API to ask. */
  apiEndpoint: string | null;
  /** Set from the moment archiving begins. */
  archivedAt: Date | null;
  /** Settings that an update still owes; null when all are in effect. */
  wanted: object | null;
}

/** True when the cluster has nodes that answer: it is active, or changes while it keeps running. */
export function isRunning({ status, apiEndpoint, archivedAt, wanted }: RunningSituation): boolean {
  if (apiEndpoint === null || archivedAt !== null) return false;
  // An update that failed leaves a cluster that runs on, and now its nodes matter most.
  return status === 'active' || status === 'updating' || (status === 'failed' && wanted !== null);
}

export type ReadingBlocker = 'archived' | 'cluster_not_active';

/** Why nothing can be read from the cluster, or null when it can. */
export function readingBlocker(now: RunningSituation): ReadingBlocker | null {
  if (isRunning(now)) return null;
  return now.status === 'archived' ? 'archived' : 'cluster_not_active';
}

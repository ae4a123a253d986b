/** Totals of an account's clusters. Deleted clusters do not count; archived ones count only as archived. */
export interface ClusterUsage {
  /** Clusters that are neither archived nor deleted, whatever their status. */
  active: number;
  archived: number;
  /** EUR per month of everything that is billed: volumes and load balancers of workloads also of archived ones. */
  monthlyEstimate: number;
  /** EUR per month of servers, IPv4 addresses and load balancers of the API. */
  infrastructureEstimate: number;
  nodes: number;
  cpu: number;
  /** GB. */
  memory: number;
  /** GB. */
  storage: number;
}

/** Reads the usage of one account; implemented by the clusters noun. */
export type ReadClusterUsage = (accountId: string) => Promise<ClusterUsage>;

/** Numbers of things on the clusters of an account that are neither archived nor deleted. */
export interface WorkCounts {
  running: number;
  /** With a running operation. */
  inProgress: number;
  failed: number;
}

/** Counts statuses; those in neither list are in progress. */
export function workCountsOf<Status extends string>(
  statuses: readonly Status[],
  of: { running: readonly Status[]; failed: readonly Status[] },
): WorkCounts {
  const running = statuses.filter((status) => of.running.includes(status)).length;
  const failed = statuses.filter((status) => of.failed.includes(status)).length;
  return { running, failed, inProgress: statuses.length - running - failed };
}

/** Deployments, and apps with databases. */
export interface AccountWork {
  deployments: WorkCounts;
  apps: WorkCounts;
}

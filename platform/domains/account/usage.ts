/** Totals of an account's clusters. Deleted clusters do not count; archived ones count only as archived. */
export interface ClusterUsage {
  /** Clusters that are neither archived nor deleted, whatever their status. */
  active: number;
  archived: number;
  /** EUR per month: servers of the active ones, volumes and load balancers of all. */
  monthlyEstimate: number;
  nodes: number;
  cpu: number;
  /** GB. */
  memory: number;
  /** GB. */
  storage: number;
}

/** Reads the usage of one account; implemented by the clusters noun. */
export type ReadClusterUsage = (accountId: string) => Promise<ClusterUsage>;

/** What an account's clusters amount to. Deleted clusters never count; archived ones count as archived only. */
export interface ClusterUsage {
  /** Every cluster that is neither archived nor deleted, whatever its status. */
  active: number;
  archived: number;
  /** EUR per month of the active ones. */
  monthlyEstimate: number;
  nodes: number;
  cpu: number;
  /** GB. */
  memory: number;
  /** GB. */
  storage: number;
}

/** Reads the usage of one account; the clusters noun implements it and app.ts hands it in. */
export type ReadClusterUsage = (accountId: string) => Promise<ClusterUsage>;

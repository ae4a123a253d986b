/** A node as the platform knows it, with the size of its instance type. */
export interface WorldNode {
  name: string;
  type: 'master' | 'worker';
  pool: string | null;
  cores: number;
  memoryGb: number;
  createdAt: Date;
  /** When its kubelet says that it is ready. */
  readyAt: Date;
}

/** A pod that somebody runs and that does not run as it should. */
export interface TroubledPod {
  /** Name of its deployment. */
  owner: string;
  namespace: string;
  problem: 'crashing' | 'failed' | 'error' | 'pending';
  message: string;
  restartCount: number;
  createdAt: Date;
}

/** What the embedded Kubernetes makes its answers from. */
export interface ClusterWorld {
  clusterName: string;
  k3sVersion: string;
  nodes: readonly WorldNode[];
  /** Catalogue names of add-ons that are installed. */
  addons: readonly string[];
  /** Those of them that are on their way out. */
  leaving: readonly string[];
  troubled: readonly TroubledPod[];
}

/** Answers the world of a cluster, or null when the cluster does not run. */
export type ReadClusterWorld = (clusterId: string) => Promise<ClusterWorld | null>;

import type { TroubledPod } from '../engine/seeding/troubledPods.ts';

/** A node and the size of its instance type. */
export interface WorldNode {
  name: string;
  type: 'master' | 'worker';
  pool: string | null;
  cores: number;
  memoryGb: number;
  createdAt: Date;
  /** When its kubelet reports it as ready. */
  readyAt: Date;
}

/** Input of the embedded Kubernetes: the state of one cluster. */
export interface ClusterWorld {
  clusterName: string;
  k3sVersion: string;
  nodes: readonly WorldNode[];
  /** Installed add-ons by catalogue name. */
  addons: readonly string[];
  /** Those of them that are being uninstalled. */
  leaving: readonly string[];
  troubled: readonly TroubledPod[];
}

/** Returns the state of a cluster, or null if it does not run. */
export type ReadClusterWorld = (clusterId: string) => Promise<ClusterWorld | null>;

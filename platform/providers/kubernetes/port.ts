import { ProviderError } from '../providerError.ts';
import type { ClusterSecrets } from './secretsPort.ts';
import type { ClusterWorkloads } from './workloadsPort.ts';

/** The Kubernetes API refused or did not respond; `notFound` for an unknown cluster. */
export class KubernetesError extends ProviderError {
  override name = 'KubernetesError';
}

/** Thousandths of a core, and MiB. */
export interface Amount {
  cpuMillis: number;
  memoryMi: number;
}

/** One state per pod; the worst container decides. */
export type PodState = 'running' | 'completed' | 'pending' | 'failed' | 'error' | 'crashing';

export interface PodCounts {
  total: number;
  running: number;
  completed: number;
  pending: number;
  failed: number;
  crashing: number;
}

export interface KubernetesNode {
  name: string;
  type: 'master' | 'worker';
  /** Null for masters. */
  pool: string | null;
  status: 'ready' | 'notready';
  capacity: Amount;
  allocatable: Amount;
  /** Null while the metrics server is not installed. */
  usage: Amount | null;
  requests: Amount;
  limits: Amount;
  pods: PodCounts;
}

export interface ProblematicPod {
  name: string;
  namespace: string;
  /** Null while it is pending. */
  node: string | null;
  createdAt: Date;
  problem: 'crashing' | 'failed' | 'error' | 'pending';
  message: string;
  restartCount: number;
  containers: { name: string; ready: boolean; restartCount: number }[];
}

export interface Namespace {
  name: string;
  /** Terminating while its contents are deleted. */
  status: 'Active' | 'Terminating';
}

export interface StorageClass {
  name: string;
  provisioner: string;
  isDefault: boolean;
}

export interface IngressClass {
  name: string;
  controller: string;
  isDefault: boolean;
}

/** Data of a running cluster. All methods reject with KubernetesError. */
export interface ClusterRuntime {
  /** Such as v1.32.8+k3s1. */
  version(clusterId: string): Promise<string>;
  /** Masters first, then by pool and name. */
  nodes(clusterId: string): Promise<KubernetesNode[]>;
  podHealth(clusterId: string): Promise<PodCounts>;
  problematicPods(clusterId: string): Promise<ProblematicPod[]>;
  /** Sorted by name. */
  namespaces(clusterId: string): Promise<Namespace[]>;
  storageClasses(clusterId: string): Promise<StorageClass[]>;
  ingressClasses(clusterId: string): Promise<IngressClass[]>;
  readonly secrets: ClusterSecrets;
  readonly workloads: ClusterWorkloads;
}

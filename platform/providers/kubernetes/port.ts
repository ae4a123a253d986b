import { ProviderError } from '../providerError.ts';
import type { ClusterManifests } from './manifestsPort.ts';
import type { ClusterSecrets } from './secretsPort.ts';
import type { ClusterWorkloads, Condition } from './workloadsPort.ts';

/** An invalid field of an object, such as spec.replicas, and the reason in Kubernetes' words. */
export interface InvalidField {
  field: string;
  message: string;
}

/** The Kubernetes API refused or did not respond; `notFound` for an unknown cluster. */
export class KubernetesError extends ProviderError {
  override name = 'KubernetesError';
  /** All invalid fields; `field` is the first one. */
  readonly invalidFields: readonly InvalidField[];

  constructor({
    invalidFields = [],
    ...details
  }: ConstructorParameters<typeof ProviderError>[0] & { invalidFields?: readonly InvalidField[] }) {
    super(details);
    this.invalidFields = invalidFields;
  }
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
  /** Cordoned: no new pods are placed on it. */
  unschedulable: boolean;
  /** Its pods are being moved to other nodes. */
  draining: boolean;
  /** Pods that a drain moves or has still to move. */
  evictablePods: number;
  conditions: Condition[];
  /** Version of its kubelet, such as v1.32.8+k3s1; null until it has registered. */
  version: string | null;
  internalIp: string | null;
  /** Null for a server without a public address. */
  externalIp: string | null;
  createdAt: Date;
  capacity: Amount;
  allocatable: Amount;
  /** Null while the metrics server is not installed. */
  usage: Amount | null;
  requests: Amount;
  limits: Amount;
  pods: PodCounts;
}

/** The usage of a pod on its node. */
export interface PodLoad {
  /** Namespace and name. */
  pod: string;
  node: string;
  usage: Amount;
  /** Null if one of its containers has none. */
  limits: Amount | null;
}

/** One reading of a cluster. `podLoads` is empty while the metrics server is not installed. */
export interface ClusterLoad {
  nodes: KubernetesNode[];
  pods: PodCounts;
  podLoads: PodLoad[];
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

/** Takes nodes out of service and back. All methods reject with KubernetesError; `notFound` for an unknown node. */
export interface NodeMaintenance {
  /** Keeps new pods away. */
  cordon(clusterId: string, node: string): Promise<void>;
  /** Ends a drain too. */
  uncordon(clusterId: string, node: string): Promise<void>;
  /** Cordons the node and marks it as being drained. */
  beginDrain(clusterId: string, node: string, at: Date): Promise<void>;
  /** Evicts what can be evicted now; returns how many pods are left, or null if the node is no longer being drained. */
  evictPods(clusterId: string, node: string): Promise<number | null>;
  /** The node stays cordoned. */
  endDrain(clusterId: string, node: string): Promise<void>;
}

/** Data of a running cluster. All methods reject with KubernetesError. */
export interface ClusterRuntime {
  /** Such as v1.32.8+k3s1. */
  version(clusterId: string): Promise<string>;
  /** Masters first, then by pool and name. */
  nodes(clusterId: string): Promise<KubernetesNode[]>;
  load(clusterId: string): Promise<ClusterLoad>;
  podHealth(clusterId: string): Promise<PodCounts>;
  problematicPods(clusterId: string): Promise<ProblematicPod[]>;
  /** Sorted by name. */
  namespaces(clusterId: string): Promise<Namespace[]>;
  storageClasses(clusterId: string): Promise<StorageClass[]>;
  ingressClasses(clusterId: string): Promise<IngressClass[]>;
  readonly maintenance: NodeMaintenance;
  readonly manifests: ClusterManifests;
  readonly secrets: ClusterSecrets;
  readonly workloads: ClusterWorkloads;
}

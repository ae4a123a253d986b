import type { ExecSession } from './execPort.ts';
import type { Amount, PodState } from './port.ts';

export type WorkloadKind = 'deployment' | 'statefulset' | 'daemonset' | 'job';

/** What a workload does, in one word; `failing` runs with fewer pods than wanted and will not recover by itself. */
export type WorkloadState = 'running' | 'progressing' | 'failing' | 'stopped' | 'completed';

/** A controller of pods. */
export interface Workload {
  kind: WorkloadKind;
  name: string;
  namespace: string;
  state: WorkloadState;
  /** Why it is not running, in Kubernetes' words; empty if there is nothing to say. */
  message: string;
  /** Pods that are ready; of a job, those that completed. */
  ready: number;
  wanted: number;
  images: readonly string[];
  createdAt: Date;
}

export interface PodContainer {
  name: string;
  image: string;
  ready: boolean;
  restartCount: number;
  state: 'running' | 'waiting' | 'terminated';
  /** Kubernetes' reason and message for a container that waits or has ended; empty without one. */
  reason: string;
  message: string;
  /** Null while it has not started. */
  startedAt: Date | null;
}

export interface Pod {
  name: string;
  namespace: string;
  state: PodState;
  message: string;
  /** Null while it is not scheduled. */
  node: string | null;
  ip: string | null;
  /** The workload or other object that it belongs to; null for a pod on its own. */
  owner: { kind: string; name: string } | null;
  createdAt: Date;
  /** Null while the metrics server is not installed or has not measured it. */
  usage: Amount | null;
  containers: readonly PodContainer[];
}

/** A condition of a pod or a node, such as Ready. */
export interface Condition {
  type: string;
  status: 'True' | 'False' | 'Unknown';
  reason: string;
  message: string;
  /** Null when it never changed. */
  changedAt: Date | null;
}

export interface Service {
  name: string;
  namespace: string;
  type: string;
  /** Null for a headless one. */
  clusterIp: string | null;
  /** Addresses of its load balancer. */
  addresses: readonly string[];
  ports: readonly { name: string; port: number; target: string; protocol: string }[];
  createdAt: Date;
}

export interface Ingress {
  name: string;
  namespace: string;
  /** Empty: the default class. */
  className: string;
  hosts: readonly string[];
  addresses: readonly string[];
  hasTls: boolean;
  createdAt: Date;
}

export interface VolumeClaim {
  name: string;
  namespace: string;
  phase: string;
  /** In GB of 2^30 bytes: the bound capacity, else what was asked for. */
  sizeGb: number;
  storageClass: string;
  /** Name of the volume; null until it is bound. */
  volume: string | null;
  createdAt: Date;
}

/** What is ordered at Hetzner from inside of the cluster; volumes and balancers are billed until their object is deleted. */
export interface Attachments {
  /** `claim`: namespace and name; null once it is deleted and the volume was retained. */
  volumes: { name: string; claim: string | null; sizeGb: number }[];
  /** `service`: namespace and name. */
  loadBalancers: { service: string; type: string }[];
  /** Nodes of node pools, those that the autoscaler has added too. */
  poolNodes: { name: string; pool: string }[];
}

/** Something that Kubernetes reported about an object; kept for an hour. */
export interface KubernetesEvent {
  uid: string;
  type: 'normal' | 'warning';
  reason: string;
  message: string;
  namespace: string;
  object: { kind: string; name: string };
  count: number;
  lastSeenAt: Date;
}

/** One pod with everything that is known about it. */
export interface PodDetail {
  pod: Pod;
  conditions: readonly Condition[];
  /** Newest first. */
  events: readonly KubernetesEvent[];
  /** Its object as YAML, without managed fields. */
  yaml: string;
}

export interface ChangeListener {
  /** Later changes are reported; what was there before was not. */
  onSynced(): void;
  /** `isAttachment`: what `attachments` returns may have changed. */
  onChange(change: { isAttachment: boolean }): void;
}

/** Objects in a running cluster, sorted by namespace and name. All methods reject with KubernetesError. */
export interface ClusterWorkloads {
  workloads(clusterId: string): Promise<Workload[]>;
  pods(clusterId: string): Promise<Pod[]>;
  /** Rejects with `notFound`. */
  pod(clusterId: string, namespace: string, name: string): Promise<PodDetail>;
  /** Lines of a container's log; rejects with `notFound`, or `invalid` while there is no such log. */
  podLog(clusterId: string, pod: PodAddress, options: PodLogOptions): Promise<PodLogLine[]>;
  /**
   * Lines as they are written, and the starts and ends of the container, until the pod is gone or has completed. Rejects
   * when the connection to the cluster is lost.
   */
  followPodLog(clusterId: string, pod: PodAddress, options: FollowOptions): AsyncIterable<PodLogEntry>;
  /** Runs a command with a terminal in a container; `signal` ends the attempt. Rejects if the container does not run. */
  openTerminal(
    clusterId: string,
    pod: PodAddress,
    container: string,
    command: readonly string[],
    signal: AbortSignal,
  ): Promise<ExecSession>;
  services(clusterId: string): Promise<Service[]>;
  ingresses(clusterId: string): Promise<Ingress[]>;
  volumeClaims(clusterId: string): Promise<VolumeClaim[]>;
  attachments(clusterId: string): Promise<Attachments>;
  /** Newest first. */
  events(clusterId: string): Promise<KubernetesEvent[]>;
  /** Follows the changes of nodes and of what the other methods return but events, until the signal aborts. */
  follow(clusterId: string, listener: ChangeListener, signal: AbortSignal): Promise<void>;
}

export interface PodAddress {
  namespace: string;
  name: string;
}

/** Position of a line in a container's log. */
export interface PodLogPosition {
  /** Time in nanoseconds: RFC 3339 in UTC with nine decimals, so that text order is time order. */
  at: string;
  /** Number among the lines of the same time, from 0. */
  n: number;
}

export interface PodLogLine extends PodLogPosition {
  text: string;
}

/** The container has started or ended; `reason` is that of Kubernetes, empty without one. */
export interface PodLogTurn {
  at: string;
  turn: 'started' | 'restarted' | 'ended';
  reason: string;
}

export type PodLogEntry = PodLogLine | PodLogTurn;

export interface PodLogOptions {
  container: string;
  /** The log of the container before its last restart. */
  previous?: boolean;
  /** Lines from the end; all that the node has when omitted. */
  tail?: number;
  /** Only lines after this position. */
  after?: PodLogPosition;
}

export interface FollowOptions {
  container: string;
  /** When the pod was created: a later one of its name, such as a StatefulSet's, is another pod. */
  createdAt: Date;
  /** Only what comes after this position. */
  after: PodLogPosition;
  signal: AbortSignal;
}

import type { Message } from '../../messages/messages.ts';
import type { KubernetesEvent } from '../kubernetes/workloadsPort.ts';
import type { DeploymentConfig } from './config.ts';

export interface DeploymentName {
  namespace: string;
  name: string;
}

/** What is applied to a cluster. */
export interface DeploymentSpec extends DeploymentName {
  id: string;
  config: DeploymentConfig;
  /** New values of secrets; the others keep theirs. */
  secretValues: Readonly<Record<string, string>>;
  /** When a restart was last ordered. */
  restartedAt: Date | null;
}

export type ScalingReason =
  | 'steady'
  | 'scaled'
  | 'at_maximum'
  | 'at_minimum'
  | 'no_metrics'
  | 'no_requests'
  | 'paused'
  | 'unknown';

/** What the autoscaler does. */
export interface AutoscaleStatus {
  current_replicas: number;
  cpu_percentage: number | null;
  memory_percentage: number | null;
  reason: ScalingReason;
}

export interface CertificateState {
  status: 'pending' | 'ready' | 'failed';
  /** Kubernetes' words; empty if it is ready. */
  message: string;
}

/** A claim, with the size that was ordered as a Kubernetes quantity. */
export interface ObservedClaim {
  name: string;
  size: string;
}

/** The pod in the worst state, and why. */
export interface WorstPod {
  name: string;
  problem: Message;
  /** It will not recover without a change. */
  isFatal: boolean;
}

/** The state of a deployment in its cluster. */
export interface ObservedDeployment extends DeploymentName {
  id: string;
  /** Of its pod template. */
  image: string;
  /** The newest image with ready pods; null if no pod is ready. */
  runningImage: string | null;
  replicas: number;
  /** Pods that serve, of the newest template or an older one. */
  ready: number;
  /** Available pods of the newest template. */
  updated: number;
  /** All wanted pods run with the newest template. */
  isComplete: boolean;
  /** The rollout made no progress for ten minutes. */
  hasTimedOut: boolean;
  worstPod: WorstPod | null;
  autoscale: AutoscaleStatus | null;
  /** Addresses of its ingress. */
  addresses: readonly string[];
  certificate: CertificateState | null;
  /** Keel wrote the image that is configured now. */
  isByKeel: boolean;
  /** Its claims, also those of removed volumes; rows that an older platform wrote have none. */
  claims?: readonly ObservedClaim[];
}

export interface DeploymentPod {
  /** Id of the deployment. */
  deploymentId: string;
  name: string;
  phase: string;
  ready: boolean;
  restartCount: number;
  node: string | null;
  /** Kubernetes' reason and message for a pod that does not run; empty without one. */
  reason: string;
  message: string;
  createdAt: Date;
}

/** A host name of an ingress in the cluster. */
export interface HostInUse extends DeploymentName {
  host: string;
}

/** Deployments of the platform in a running cluster. All methods reject with KubernetesError. */
export interface ClusterDeployments {
  /** Makes or changes all objects of a deployment. Repeating it changes nothing. */
  apply(clusterId: string, spec: DeploymentSpec, signal?: AbortSignal): Promise<void>;
  /** Deletes all objects; claims only on request. */
  remove(
    clusterId: string,
    target: DeploymentName & { volumes: readonly string[] },
    signal?: AbortSignal,
  ): Promise<void>;
  /** Deletes claims with what they hold, as soon as no pod uses them. */
  removeClaims(
    clusterId: string,
    namespace: string,
    names: readonly string[],
    signal?: AbortSignal,
  ): Promise<void>;
  /** Names of all claims in the namespace, also of those that are being deleted. */
  claims(clusterId: string, namespace: string): Promise<string[]>;
  /** True if the namespace has a Deployment of that name, also one that was not created by the platform. */
  exists(clusterId: string, target: DeploymentName): Promise<boolean>;
  hosts(clusterId: string): Promise<HostInUse[]>;
  /** Every deployment of the platform that is in the cluster. */
  observe(clusterId: string): Promise<ObservedDeployment[]>;
  /** Pods of one deployment, or of all. */
  pods(clusterId: string, deploymentId?: string): Promise<DeploymentPod[]>;
  /** Events of a deployment, its replica sets, pods, ingress and autoscaler; newest first. */
  events(clusterId: string, target: DeploymentName): Promise<KubernetesEvent[]>;
}

import type { KubeObject, Stored } from '../../api/objects.ts';
import type { ResourceName } from '../../api/resources.ts';
import type { ClusterState } from '../clusterState.ts';
import type { CloudProject } from './shared/cloudProject.ts';

/** A server of the cluster in the embedded cloud. */
export interface ClusterServer {
  /** Hetzner's id. */
  id: string;
  name: string;
  role: 'master' | 'worker';
  /** Null for control plane servers. */
  pool: string | null;
  instanceType: string;
  location: string;
  cores: number;
  memoryGb: number;
  privateIp: string | null;
  publicIpv4: string | null;
  createdAt: Date;
  /** When its kubelet reports Ready for the first time. */
  readyAt: Date;
}

/** A pool of workers that the cluster autoscaler grows and shrinks. */
export interface NodeGroup {
  /** Name of the pool. */
  name: string;
  min: number;
  max: number;
  instanceType: string;
  location: string;
  cores: number;
  memoryGb: number;
}

/** What controllers know about the world outside of the cluster's objects. */
export interface Infrastructure {
  clusterName: string;
  accountId: string;
  location: string;
  k3sVersion: string;
  schedulesOnControlPlane: boolean;
  cni: 'flannel' | 'cilium';
  /** Traffic between nodes is encrypted. */
  hasCniEncryption: boolean;
  /** Nodes get images from each other. */
  hasRegistryMirror: boolean;
  servers: readonly ClusterServer[];
  /** Null outside of a platform: volumes and load balancers then cost nothing and have no limit. */
  project: CloudProject | null;
  /** Pools with autoscaling. */
  nodeGroups: readonly NodeGroup[];
  /** When steps were missed, `state.now` lies before it. */
  present: Date;
  /** A duration of machinery (pulling, starting, joining) after compression by TIME_SCALE. */
  simulated(ms: number): number;
}

export interface ControllerContext {
  state: ClusterState;
  infrastructure: Infrastructure;
}

/**
 * Brings objects of one resource towards their spec, one step at a time. A pure function of the state: no database, no
 * network, no clock but `state.now`.
 */
export interface Controller<R extends ResourceName = ResourceName> {
  resource: R;
  /** Called when the object or one that it owns changed, when its wake time is reached, and as `triggers` say. */
  reconcile(object: Stored<R>, context: ControllerContext): void;
  /** Objects to reconcile when an object of another resource changed: resource → the objects of this controller. */
  triggers?: Partial<Record<ResourceName, (changed: KubeObject, context: ControllerContext) => Stored<R>[]>>;
  /** Called in every transaction, after what was due: brings changes of the infrastructure, such as new servers, in. */
  sync?(context: ControllerContext): void;
}

/** Keeps the resource of a controller in its type. */
export function defineController<R extends ResourceName>(controller: Controller<R>): Controller<R> {
  return controller;
}

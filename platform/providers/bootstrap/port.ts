import type { Secret } from '../../crypto/secret.ts';
import { text } from '../../messages/messages.ts';
import { ProviderError } from '../providerError.ts';
import type { WorkOptions } from '../simulation/stages.ts';

/** A machine that did not become a node; `transient` if a retry may help. */
export class BootstrapError extends ProviderError {
  override name = 'BootstrapError';
}

export type OsImage = 'ubuntu-24.04' | 'debian-13' | 'rocky-10';

/** Settings shared by all nodes of a cluster. */
export interface ClusterPlan {
  clusterId: string;
  clusterName: string;
  /** Such as v1.32.8+k3s1. */
  k3sVersion: string;
  osImage: OsImage;
  cni: 'flannel' | 'cilium';
  cniEncryption: boolean;
  privateNetworkSubnet: string | null;
  scheduleWorkloadsOnMasters: boolean;
  embeddedRegistryMirror: boolean;
  /** host:port of an external etcd, or null for etcd on the masters. */
  externalDatastore: string | null;
  /** Address of the API: that of a load balancer or of the first master. Empty before there is one. */
  apiHost: string;
  /** Address at which further nodes reach the first master: its private one if it has one. Empty before it exists. */
  joinHost: string;
  /** Additional names and addresses in the API's certificate. */
  tlsSans: readonly string[];
}

/** One machine, with at least one address. */
export interface Machine {
  name: string;
  publicIpv4: string | null;
  publicIpv6: string | null;
  privateIp: string | null;
}

/** Throws for a machine without an address. */
export function checkReachable({ name, publicIpv4, publicIpv6, privateIp }: Machine): void {
  if (publicIpv4 ?? publicIpv6 ?? privateIp) return;
  throw new BootstrapError({
    kind: 'invalid',
    code: 'no_address',
    field: 'public_network_ip_v4',
    text: text('machine_no_address', { name }),
  });
}

export interface UserDataSpec {
  nodeName: string;
  /** The cluster's public key, in OpenSSH format. */
  sshPublicKey: string;
}

export interface SshKeyPair {
  /** One line: type, key, comment. */
  publicKey: string;
  /** OpenSSH PEM. */
  privateKey: Secret;
}

export interface AdminCredentials {
  /** A kubeconfig in YAML with its own client certificate. */
  kubeconfig: Secret;
  /** Address of the API that the kubeconfig names. */
  server: string;
  expiresAt: Date;
}

/** Access of Hetzner's controllers to the project of the cluster. */
export interface CloudAccess {
  token: Secret;
  /** Id of the private network, if the cluster has one. */
  networkId: string | null;
}

/** The servers of a pool that the autoscaler of the cluster orders and deletes, besides those of the platform. */
export interface NodeGroup {
  pool: string;
  min: number;
  max: number;
  instanceType: string;
  location: string;
}

/** What servers of the autoscaler need. The firewall and the SSH key have the name of the cluster. */
export interface NodeGroupSetup {
  sshPublicKey: string;
  networkId: string | null;
  publicIpv4: boolean;
  publicIpv6: boolean;
}

/** Turns machines into nodes of a k3s cluster. All methods reject with BootstrapError and can be repeated. */
export interface NodeBootstrap {
  /** A new ed25519 key pair; the comment is at the end of the public key. */
  generateSshKey(comment: string): Promise<SshKeyPair>;
  /** cloud-init of a master, at most 32 KiB. Without a `joinHost` in the plan it is the first one of the cluster. */
  serverUserData(plan: ClusterPlan, spec: UserDataSpec): Promise<string>;
  /** cloud-init of a worker, at most 32 KiB. */
  agentUserData(plan: ClusterPlan, spec: UserDataSpec & { pool: string }): Promise<string>;
  /** Resolves when the machine is reachable and has finished cloud-init. */
  waitReady(plan: ClusterPlan, machine: Machine, options?: WorkOptions): Promise<void>;
  installFirstMaster(plan: ClusterPlan, machine: Machine, options?: WorkOptions): Promise<void>;
  /** Joins another master. */
  joinMaster(plan: ClusterPlan, machine: Machine, options?: WorkOptions): Promise<void>;
  joinWorker(plan: ClusterPlan, machine: Machine & { pool: string }, options?: WorkOptions): Promise<void>;
  /** Drains a worker and removes it from the cluster; a missing one is ignored. */
  removeWorker(plan: ClusterPlan, machine: Machine, options?: WorkOptions): Promise<void>;
  /**
   * Has the upgrade controller of the cluster move all nodes to the plan's version of k3s, one after the other and
   * workers last. Requires a running API.
   */
  startUpgrade(plan: ClusterPlan, options?: WorkOptions): Promise<void>;
  /** Resolves when the node runs the plan's version of k3s. */
  upgradeNode(plan: ClusterPlan, machine: Machine, options?: WorkOptions): Promise<void>;
  /** Applies the plan's settings to a node by restarting k3s. An up-to-date node is left alone. */
  updateNode(
    plan: ClusterPlan,
    machine: Machine & { role: 'master' | 'worker' },
    options?: WorkOptions,
  ): Promise<void>;
  /** Installs the network plug-in unless it is flannel, and gives Hetzner's controllers their access. */
  installComponents(plan: ClusterPlan, access: CloudAccess, options?: WorkOptions): Promise<void>;
  /** Configures the autoscaler, whose chart is an add-on. */
  configureAutoscaler(
    plan: ClusterPlan,
    groups: readonly NodeGroup[],
    setup: NodeGroupSetup,
    signal?: AbortSignal,
  ): Promise<void>;
  /** Gives Hetzner's controllers another token, and restarts what reads it. Requires a running API. */
  replaceCloudToken(plan: Pick<ClusterPlan, 'clusterId'>, token: Secret, signal?: AbortSignal): Promise<void>;
  /** Resolves when all nodes with these names are Ready. */
  waitNodesReady(plan: ClusterPlan, nodeNames: readonly string[], options?: WorkOptions): Promise<void>;
  /** Waits for the API at the plan's address. Each call issues a new client certificate, for a kubeconfig with that address. */
  fetchAdminCredentials(plan: ClusterPlan, options?: WorkOptions): Promise<AdminCredentials>;
  /**
   * The same for a new administrator: client certificates that were issued before lose their rights at once. Two calls
   * for one cluster must not overlap.
   */
  rotateAdminCredentials(plan: ClusterPlan): Promise<AdminCredentials>;
}

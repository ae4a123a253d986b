import type { Secret } from '../../crypto/secret.ts';
import { ProviderError } from '../providerError.ts';
import type { WorkOptions } from '../simulation/pace.ts';

/** A machine that did not become a node; `transient` when trying again is worth it. */
export class BootstrapError extends ProviderError {
  override name = 'BootstrapError';
}

export type OsImage = 'ubuntu-24.04' | 'debian-13' | 'rocky-10';

/** What is the same for all nodes of a cluster. */
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
  /** host:port of an external datastore, or null for etcd on the masters. */
  externalDatastore: string | null;
  /** Where nodes and people reach the API: the address of a load balancer or of the first master. */
  apiHost: string;
  /** Every further name or address that the API's certificate must hold. */
  tlsSans: readonly string[];
}

/** One machine. At least one of the addresses is set. */
export interface Machine {
  name: string;
  publicIpv4: string | null;
  publicIpv6: string | null;
  privateIp: string | null;
}

export interface UserDataSpec {
  nodeName: string;
  osImage: OsImage;
  /** Of the cluster, in OpenSSH form. */
  sshPublicKey: string;
}

export interface SshKeyPair {
  /** One line: type, key, comment. */
  publicKey: string;
  /** OpenSSH PEM. */
  privateKey: Secret;
}

interface AdminCredentials {
  /** YAML for kubectl with a client certificate of its own. */
  kubeconfig: Secret;
  expiresAt: Date;
}

/** Turns machines into nodes of a k3s cluster. All methods reject with BootstrapError and may run again. */
export interface NodeBootstrap {
  /** A new ed25519 key pair; the comment ends the public key. */
  generateSshKey(comment: string): Promise<SshKeyPair>;
  /** cloud-init of a master, at most 32 KiB. */
  serverUserData(spec: UserDataSpec): string;
  /** cloud-init of a worker, at most 32 KiB. */
  agentUserData(spec: UserDataSpec & { pool: string }): string;
  /** Resolves when the machine has finished cloud-init and answers. */
  waitReady(plan: ClusterPlan, machine: Machine, options?: WorkOptions): Promise<void>;
  installFirstMaster(plan: ClusterPlan, machine: Machine, options?: WorkOptions): Promise<void>;
  /** Joins another master. */
  joinMaster(plan: ClusterPlan, machine: Machine, options?: WorkOptions): Promise<void>;
  joinWorker(plan: ClusterPlan, machine: Machine & { pool: string }, options?: WorkOptions): Promise<void>;
  /** Moves the workloads of a worker to other nodes and takes it out of the cluster; one that is gone is fine. */
  removeWorker(plan: ClusterPlan, machine: Machine, options?: WorkOptions): Promise<void>;
  /**
   * Brings a node to the plan's version and settings: k3s is installed and started anew there. A node that is there
   * already is left alone.
   */
  updateNode(
    plan: ClusterPlan,
    machine: Machine & { role: 'master' | 'worker' },
    options?: WorkOptions,
  ): Promise<void>;
  /** The network plug-in, when it is not flannel, and the cluster autoscaler, when pools need it. */
  installComponents(plan: ClusterPlan, components: readonly string[], options?: WorkOptions): Promise<void>;
  /** Resolves when all the nodes of these names are Ready. */
  waitNodesReady(plan: ClusterPlan, nodeNames: readonly string[], options?: WorkOptions): Promise<void>;
  /** The API must be up. Each call gives out a new client certificate. */
  fetchAdminCredentials(plan: ClusterPlan, options?: WorkOptions): Promise<AdminCredentials>;
}

import type { Waiting } from '../../clock.ts';
import type { Secret } from '../../crypto/secret.ts';
import { ProviderError } from '../providerError.ts';
import type { Message } from '../../messages/messages.ts';

/** The cloud refused or failed; `code` is the cloud's own (`resource_unavailable`, `token_readonly`, …). */
export class CloudError extends ProviderError {
  override name = 'CloudError';
}

/** The project of a call. Adapters never store or log the token. */
export interface CloudContext {
  token: Secret;
  signal?: AbortSignal;
  /** A user waits at the console: give up early when the cloud is slow. Without it, use a job's timeouts. */
  patience?: 'console';
}

export type TokenCheck =
  | { ok: true }
  | { ok: false; reason: 'empty' | 'malformed' | 'unauthorized' | 'readonly'; text: Message };

export type NetworkZone = 'eu-central' | 'us-east' | 'us-west' | 'ap-southeast';

export interface CloudLocation {
  name: string;
  city: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  description: string;
  networkZone: NetworkZone;
}

export interface InstanceType {
  name: string;
  description: string;
  cores: number;
  /** GB. */
  memory: number;
  /** GB of local NVMe. */
  disk: number;
  cpuType: 'shared' | 'dedicated';
  architecture: 'x86' | 'arm';
  /** EUR net, without the public IPv4 address. */
  priceMonthly: number;
  priceHourly: number;
  /** Both set or both null: the type is deprecated in this location; after the second date it cannot be ordered. */
  deprecationAnnounced: Date | null;
  unavailableAfter: Date | null;
  /** False if it is currently sold out, or past `unavailableAfter`. */
  available: boolean;
  /** From the price list of the console, because the cloud's own could not be loaded: other types may be sold too. */
  isShipped: boolean;
}

/** Labels of every resource; those of a cluster contain `cluster` (its name) and `cluster-id`, which older ones lack. */
export type Labels = Readonly<Record<string, string>>;

export interface Named {
  name: string;
  labels: Labels;
}

export interface CloudNetwork extends Named {
  id: string;
}

export interface CloudSshKey extends Named {
  id: string;
  fingerprint: string;
}

export interface CloudPlacementGroup extends Named {
  id: string;
}

export interface FirewallRule {
  protocol: 'tcp' | 'udp' | 'icmp';
  /** One port, a range such as 30000-32767, or undefined for icmp. */
  port?: string;
  /** Networks, such as 203.0.113.7/32. */
  sourceIps: string[];
  description: string;
}

export interface CloudFirewall extends Named {
  id: string;
  rules: FirewallRule[];
}

export interface CloudLoadBalancer extends Named {
  id: string;
  type: string;
  location: string;
  publicIpv4: string;
  listenPort: number;
}

export interface ServerRequest extends Named {
  type: string;
  location: string;
  /** A system image such as ubuntu-24.04, or the id of a snapshot. */
  image: string;
  userData: string;
  networkId?: string;
  placementGroupId?: string;
  sshKeyIds: string[];
  publicIpv4: boolean;
  publicIpv6: boolean;
}

export interface CloudServer extends Named {
  id: string;
  status: 'initializing' | 'running' | 'off';
  type: string;
  location: string;
  publicIpv4: string | null;
  publicIpv6: string | null;
  privateIp: string | null;
  createdAt: Date;
}

export interface CloudSnapshot extends Named {
  id: string;
  serverName: string;
}

export interface ActionProgress {
  /** Mean of all awaited actions, 0 to 100. */
  progress: number;
  done: number;
  total: number;
}

export const sweptKinds = [
  'loadBalancer',
  'server',
  'placementGroup',
  'firewall',
  'network',
  'sshKey',
  'snapshot',
] as const;
export type SweptKind = (typeof sweptKinds)[number];

export interface Swept {
  kind: SweptKind;
  name: string;
}

/**
 * A cloud with servers for rent. Every `ensure…` and `createServer` first looks for a resource of the same name and
 * returns it, so that a step can be repeated after a crash. All methods reject with CloudError.
 */
export interface CloudProvider {
  /** Checks whether the token may write, without writing. Rejects only if the cloud cannot be reached (`transient`). */
  validateToken(token: Secret, signal?: AbortSignal): Promise<TokenCheck>;
  listLocations(): Promise<CloudLocation[]>;
  /**
   * Types sold in a location, by price; `notFound` for an unknown location. A token also checks access to its project.
   */
  listInstanceTypes(location: string, context?: CloudContext): Promise<InstanceType[]>;

  ensureNetwork(
    context: CloudContext,
    request: Named & { ipRange: string; networkZone: NetworkZone },
  ): Promise<CloudNetwork>;
  ensureSshKey(context: CloudContext, request: Named & { publicKey: string }): Promise<CloudSshKey>;
  ensurePlacementGroup(context: CloudContext, request: Named): Promise<CloudPlacementGroup>;
  /** Applies to the servers with the firewall's own labels; replaces the rules of an existing firewall. */
  ensureFirewall(context: CloudContext, request: Named & { rules: FirewallRule[] }): Promise<CloudFirewall>;
  /** With a network, traffic to the targets uses it. */
  ensureLoadBalancer(
    context: CloudContext,
    request: Named & {
      type: string;
      location: string;
      /** Servers with these labels receive the traffic. */
      targets: Labels;
      listenPort: number;
      networkId?: string | undefined;
    },
  ): Promise<CloudLoadBalancer>;

  /** The server and the actions that start it; none if it is already running. */
  createServer(
    context: CloudContext,
    request: ServerRequest,
  ): Promise<{ server: CloudServer; actionIds: string[] }>;
  /** Attaches a server to a network with that address; returns no actions if it already is in the network. */
  attachServer(
    context: CloudContext,
    id: string,
    to: { networkId: string; privateIp: string },
  ): Promise<{ actionIds: string[] }>;
  getServer(context: CloudContext, id: string): Promise<CloudServer>;
  /** Servers with all the labels, by name. */
  listServers(context: CloudContext, labels: Labels): Promise<CloudServer[]>;
  /** Deleting a missing server succeeds. */
  deleteServer(context: CloudContext, id: string): Promise<void>;
  snapshotServer(
    context: CloudContext,
    serverId: string,
    request: Named,
  ): Promise<{ snapshot: CloudSnapshot; actionIds: string[] }>;
  listSnapshots(context: CloudContext, labels: Labels): Promise<CloudSnapshot[]>;
  deleteSnapshot(context: CloudContext, id: string): Promise<void>;

  /** Resolves when all actions succeeded; rejects with the first failure, or `notFound` for an unknown one. */
  awaitActions(
    context: CloudContext,
    ids: readonly string[],
    onProgress?: (progress: ActionProgress) => void | Promise<void>,
    waiting?: Waiting,
  ): Promise<void>;
  /** Deletes all resources with the labels, in a valid order, and returns them; only those with `isSwept` labels. */
  sweep(
    context: CloudContext,
    labels: Labels,
    options?: {
      onProgress?: ((progress: ActionProgress) => void | Promise<void>) | undefined;
      isSwept?: (labels: Labels) => boolean;
    },
  ): Promise<Swept[]>;
}

import type { Waiting } from '../../clock.ts';
import type { Secret } from '../../crypto/secret.ts';
import { ProviderError } from '../providerError.ts';
import type { Message } from '../../messages/messages.ts';

/** A refusal or failure of the cloud; `code` is the cloud's own (`resource_unavailable`, `token_readonly`, …). */
export class CloudError extends ProviderError {
  override name = 'CloudError';
}

/** Whose project a call is about. The token is never stored or logged by an adapter. */
export interface CloudContext {
  token: Secret;
  signal?: AbortSignal;
  /** Somebody waits at the console: a slow or refusing cloud is given up early. Without it, a job's patience. */
  patience?: 'console';
}

export type TokenCheck =
  { ok: true } | { ok: false; reason: 'empty' | 'malformed' | 'unauthorized' | 'readonly'; text: Message };

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
  /** Both set or both null: the type is leaving this location; after the second date it cannot be ordered. */
  deprecationAnnounced: Date | null;
  unavailableAfter: Date | null;
  /** False when it is sold out at the moment, or past `unavailableAfter`. */
  available: boolean;
}

/** Key-value marks on every resource; those of a cluster carry `cluster` (its name). */
export type Labels = Readonly<Record<string, string>>;

export interface Named {
  name: string;
  labels: Labels;
}

export interface CloudNetwork extends Named {
  id: string;
  ipRange: string;
  networkZone: NetworkZone;
}

export interface CloudSshKey extends Named {
  id: string;
  publicKey: string;
  fingerprint: string;
}

export interface CloudPlacementGroup extends Named {
  id: string;
}

export interface FirewallRule {
  protocol: 'tcp' | 'udp' | 'icmp';
  /** One port, a range such as 30000-32767, or undefined for icmp. */
  port?: string;
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
  publicIpv6: string;
  /** Servers with these labels receive the traffic. */
  targets: Labels;
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
  image: string;
  publicIpv4: string | null;
  publicIpv6: string | null;
  privateIp: string | null;
  placementGroupId: string | null;
  createdAt: Date;
}

export interface CloudSnapshot extends Named {
  id: string;
  serverName: string;
  /** GB that are billed. */
  sizeGb: number;
  createdAt: Date;
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
 * A cloud that rents servers. Every `ensure…` and `createServer` first looks for a resource of the same name and
 * returns it, so that a step may run again after a crash. All methods reject with CloudError.
 */
export interface CloudProvider {
  /** Asks the cloud whether the token may write, without writing anything. Rejects only when the cloud cannot be asked (`transient`). */
  validateToken(token: Secret, signal?: AbortSignal): Promise<TokenCheck>;
  listLocations(): Promise<CloudLocation[]>;
  /** Types sold in a location, by price; `notFound` for an unknown location. A token checks its project's access. */
  listInstanceTypes(location: string, context?: CloudContext): Promise<InstanceType[]>;

  ensureNetwork(
    context: CloudContext,
    request: Named & { ipRange: string; networkZone: NetworkZone },
  ): Promise<CloudNetwork>;
  ensureSshKey(context: CloudContext, request: Named & { publicKey: string }): Promise<CloudSshKey>;
  ensurePlacementGroup(context: CloudContext, request: Named): Promise<CloudPlacementGroup>;
  /** Protects the servers that carry its own labels; rules of an existing firewall are replaced by those asked for. */
  ensureFirewall(context: CloudContext, request: Named & { rules: FirewallRule[] }): Promise<CloudFirewall>;
  /** With a network, traffic to the targets stays inside of it. */
  ensureLoadBalancer(
    context: CloudContext,
    request: Named & {
      type: string;
      location: string;
      targets: Labels;
      listenPort: number;
      networkId?: string | undefined;
    },
  ): Promise<CloudLoadBalancer>;

  /** The server as ordered and the actions that bring it up; none when it is up already. */
  createServer(
    context: CloudContext,
    request: ServerRequest,
  ): Promise<{ server: CloudServer; actionIds: string[] }>;
  getServer(context: CloudContext, id: string): Promise<CloudServer>;
  /** Servers that carry all the labels, by name. */
  listServers(context: CloudContext, labels: Labels): Promise<CloudServer[]>;
  /** Deleting what is already gone is fine. */
  deleteServer(context: CloudContext, id: string): Promise<void>;
  snapshotServer(
    context: CloudContext,
    serverId: string,
    request: Named,
  ): Promise<{ snapshot: CloudSnapshot; actionIds: string[] }>;
  listSnapshots(context: CloudContext, labels: Labels): Promise<CloudSnapshot[]>;
  deleteSnapshot(context: CloudContext, id: string): Promise<void>;

  /** Resolves when all actions succeeded; rejects with the first failure, or `notFound` when one vanished. */
  awaitActions(
    context: CloudContext,
    ids: readonly string[],
    onProgress?: (progress: ActionProgress) => void | Promise<void>,
    waiting?: Waiting,
  ): Promise<void>;
  /** Deletes everything that carries all the labels, in an order the cloud accepts; tells what it deleted. */
  sweep(
    context: CloudContext,
    labels: Labels,
    onProgress?: (progress: ActionProgress) => void | Promise<void>,
  ): Promise<Swept[]>;
}

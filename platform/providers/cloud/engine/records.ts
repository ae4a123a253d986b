import type { Labels, NetworkZone } from '../port.ts';

/** What the engine remembers, kind by kind; times are milliseconds since 1970. */
export interface RecordsByKind {
  servers: ServerRecord;
  networks: NetworkRecord;
  firewalls: FirewallRecord;
  load_balancers: LoadBalancerRecord;
  placement_groups: Created;
  ssh_keys: SshKeyRecord;
  images: ImageRecord;
  volumes: VolumeRecord;
}
export type Kind = keyof RecordsByKind;

export const kinds: Kind[] = [
  'servers',
  'networks',
  'firewalls',
  'load_balancers',
  'placement_groups',
  'ssh_keys',
  'images',
  'volumes',
];

interface Created {
  createdAt: number;
  isProtected?: boolean;
}

export interface ServerRecord extends Created {
  type: string;
  location: string;
  /** Id of a snapshot, or the name of a system image. */
  image: string;
  /** When it has its disk and may start. */
  builtAt: number;
  /** When it runs for the first time, or would have. */
  bootedAt: number;
  /** When its building fails; null when it does not. */
  failsAt: number | null;
  isOff: boolean;
  /** Until then another action holds it. */
  lockedUntil: number;
  deletedAt: number | null;
  ipv4: string | null;
  ipv6: string | null;
  privateNets: { network: number; ip: string }[];
  placementGroup: number | null;
}

export interface Subnet {
  type: string;
  ip_range: string;
  network_zone: NetworkZone;
}

export interface NetworkRecord extends Created {
  ipRange: string;
  subnets: Subnet[];
}

export interface Rule {
  direction: 'in' | 'out';
  protocol: 'tcp' | 'udp' | 'icmp' | 'esp' | 'gre';
  port: string | null;
  source_ips: string[];
  destination_ips: string[];
  description: string | null;
}

/** A firewall or a balancer reaches servers one by one or by their labels. */
export type Target =
  | { type: 'server'; server: { id: number } }
  | { type: 'label_selector'; label_selector: { selector: string } };

export interface FirewallRecord extends Created {
  rules: Rule[];
  appliedTo: Target[];
}

export interface LoadBalancerRecord extends Created {
  type: string;
  location: string;
  ipv4: string;
  ipv6: string;
  algorithm: string;
  services: Record<string, unknown>[];
  targets: (Target & { use_private_ip: boolean })[];
  privateNets: { network: number; ip: string }[];
}

export interface SshKeyRecord extends Created {
  publicKey: string;
  fingerprint: string;
}

export interface ImageRecord extends Created {
  description: string;
  serverId: number;
  serverName: string;
  sizeGb: number;
  diskGb: number;
  architecture: 'x86' | 'arm';
  osFlavor: string;
  osVersion: string;
  readyAt: number;
}

export interface VolumeRecord extends Created {
  size: number;
  location: string;
  server: number | null;
}

/** One thing in a project. */
export interface Resource<K extends Kind = Kind> {
  kind: K;
  id: number;
  name: string;
  labels: Labels;
  data: RecordsByKind[K];
}

/** Long work: a start, an end and how it ends; its state follows from the time. */
export interface ActionRecord {
  command: string;
  startedAt: number;
  endsAt: number;
  /** How long it would take from start to success. */
  span: number;
  error: { code: string; message: string } | null;
  resources: { id: number; type: string }[];
}

export interface Action {
  id: number;
  data: ActionRecord;
}

import type { Labels, NetworkZone } from '../port.ts';

/** The stored data of each kind of resource; times are milliseconds since 1970. */
export interface RecordsByKind {
  servers: ServerRecord;
  networks: NetworkRecord;
  firewalls: FirewallRecord;
  load_balancers: LoadBalancerRecord;
  volumes: VolumeRecord;
  placement_groups: Created;
  ssh_keys: SshKeyRecord;
  images: ImageRecord;
}
export type Kind = keyof RecordsByKind;

export const kinds: Kind[] = [
  'servers',
  'networks',
  'firewalls',
  'load_balancers',
  'volumes',
  'placement_groups',
  'ssh_keys',
  'images',
];

interface Created {
  createdAt: number;
}

export interface ServerRecord extends Created {
  type: string;
  location: string;
  /** Id of a snapshot, or the name of a system image. */
  image: string;
  /** When its disk is ready and it starts. */
  builtAt: number;
  /** When it first runs. */
  bootedAt: number;
  /** When its creation fails; null if it succeeds. */
  failsAt: number | null;
  /** Until then another action runs on it. */
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
  description: string | null;
}

/** Selects servers by their labels. */
export interface Target {
  type: 'label_selector';
  label_selector: { selector: string };
}

export interface FirewallRecord extends Created {
  rules: Rule[];
  appliedTo: Target[];
}

export interface LoadBalancerRecord extends Created {
  type: string;
  location: string;
  ipv4: string;
  ipv6: string;
  services: { protocol: string; listen_port: number; destination_port: number }[];
  privateNets: { network: number; ip: string }[];
}

export interface VolumeRecord extends Created {
  sizeGb: number;
  location: string;
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
  readyAt: number;
}

/** One resource of a project. */
export interface Resource<K extends Kind = Kind> {
  kind: K;
  id: number;
  name: string;
  labels: Labels;
  data: RecordsByKind[K];
}

/** Start, end and outcome of an action; its status follows from the time. */
export interface ActionRecord {
  command: string;
  startedAt: number;
  endsAt: number;
  /** Milliseconds from start to success. */
  span: number;
  error: { code: string; message: string } | null;
  resources: { id: number; type: string }[];
}

export interface Action {
  id: number;
  data: ActionRecord;
}

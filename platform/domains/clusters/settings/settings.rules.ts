import { k3sVersions, masterCount, type ClusterWarning } from '../clusters.rules.ts';

/** What of a living cluster may change, in which direction, and what that interrupts. Pure: no database, no clock. */

/** Settings that an update puts into effect, by their REST names. */
export interface Settings {
  k3s_version: string;
  master_ha: boolean;
  schedule_workloads_on_masters: boolean;
  embedded_registry_mirror_enabled: boolean;
  cni_encryption: boolean;
  ssh_allowed_networks: string[];
  api_allowed_networks: string[];
}
export type Setting = keyof Settings;

interface Effect {
  /** It cannot be taken back. */
  oneWay: boolean;
  restarts: 'none' | 'workloads' | 'control_plane';
  /** Every node, or every control plane node, is visited for it. */
  rolls: 'none' | 'masters' | 'all';
}

export const settingEffects = {
  k3s_version: { oneWay: true, restarts: 'control_plane', rolls: 'all' },
  master_ha: { oneWay: true, restarts: 'none', rolls: 'none' },
  schedule_workloads_on_masters: { oneWay: false, restarts: 'none', rolls: 'masters' },
  embedded_registry_mirror_enabled: { oneWay: false, restarts: 'control_plane', rolls: 'all' },
  cni_encryption: { oneWay: false, restarts: 'workloads', rolls: 'all' },
  ssh_allowed_networks: { oneWay: false, restarts: 'none', rolls: 'none' },
  api_allowed_networks: { oneWay: false, restarts: 'none', rolls: 'none' },
} as const satisfies Record<Setting, Effect>;

/** In the order in which a diff shows them. */
export const settingNames = Object.keys(settingEffects) as Setting[];

/** Fields of the form that stay as they were chosen at creation, with the sentence for who tries. */
export const fixedFields = {
  name: 'The name of a cluster cannot be changed',
  location: 'The location of a cluster cannot be changed',
  os_image: 'The operating system of a cluster cannot be changed',
  datastore: 'The datastore of a cluster cannot be changed',
  master_instance_type: 'The master instance type cannot be changed once it is set',
  master_locations: 'The locations of the masters cannot be changed',
  cni_enabled: 'The network plug-in cannot be changed: the pods would lose their network',
  cni: 'The network plug-in cannot be changed: the pods would lose their network',
  public_network_ip_v4: 'Public IPv4 of a running cluster cannot be changed yet',
  public_network_ip_v6: 'Public IPv6 of a running cluster cannot be changed yet',
  private_network_enabled: 'The private network of a running cluster cannot be changed yet',
  private_network_subnet: 'The private network of a running cluster cannot be changed yet',
  protected: 'Enable or disable the protection by its own switch',
} as const;
export type FixedField = keyof typeof fixedFields;

/** A field that was not accepted. */
export interface Problem {
  field: string;
  message: string;
  code: string;
}

const minorOf = (version: string): number => Number(/^v\d+\.(\d+)\./.exec(version)?.[1] ?? NaN);

/** Position on the list of versions, newest first; unknown ones count as older than all. */
function ageOf(version: string): number {
  const index = k3sVersions.findIndex((one) => one === version);
  return index < 0 ? k3sVersions.length : index;
}

/** Versions that a cluster may go to from this one: newer, and at most one minor version ahead. Newest first. */
export function k3sUpgrades(from: string): string[] {
  return k3sVersions.filter((to) => ageOf(to) < ageOf(from) && minorOf(to) - minorOf(from) <= 1);
}

function versionProblem(from: string, to: string): Problem | null {
  if (to === from) return null;
  const field = 'k3s_version';
  if (ageOf(to) > ageOf(from)) {
    const message = `The Kubernetes version can only go up, and the cluster is at ${from}`;
    return { field, code: 'older_version', message };
  }
  const next = k3sUpgrades(from);
  if (next.includes(to)) return null;
  const message = `Only one minor version at a time: upgrade to ${next[0] ?? from} first`;
  return { field, code: 'skips_minor', message };
}

/** What stands around the settings and limits them. */
export interface Standing {
  /** In effect. */
  current: Settings;
  /** In effect or waiting for an update that may have begun. */
  wanted: Settings;
  /** An update began and did not end: what it may have done cannot be taken back either. */
  isHalfDone: boolean;
  hasCni: boolean;
}

/** What is wrong with wanting these settings; empty when they may be stored. */
export function settingProblems(
  { current, wanted, isHalfDone, hasCni }: Standing,
  next: Settings,
): Problem[] {
  const problems: Problem[] = [];
  const reached = isHalfDone ? wanted : current;
  const version = versionProblem(current.k3s_version, next.k3s_version);
  if (version) problems.push(version);
  else if (ageOf(next.k3s_version) > ageOf(reached.k3s_version)) {
    const message = `Some nodes may be at ${reached.k3s_version} already, and the version can only go up`;
    problems.push({ field: 'k3s_version', code: 'older_version', message });
  }
  if (reached.master_ha && !next.master_ha) {
    const message = 'High availability cannot be disabled once it is enabled';
    problems.push({ field: 'master_ha', code: 'one_way', message });
  }
  if (!hasCni && next.cni_encryption && !current.cni_encryption) {
    const message = 'Encryption is a matter of the network plug-in that you installed yourself';
    problems.push({ field: 'cni_encryption', code: 'no_cni', message });
  }
  return problems;
}

const isOpen = (networks: readonly string[]): boolean => networks.includes('0.0.0.0/0');

/** What to think about before these settings change. */
export function settingWarnings(current: Settings, next: Settings): ClusterWarning[] {
  const changed = changedSettings(current, next);
  const warnings: ClusterWarning[] = [];
  const warn = (code: string, message: string) => warnings.push({ code, message });
  if (changed.includes('master_ha')) {
    warn('ha_servers', 'Two more control plane servers and a load balancer are ordered.');
    warn('api_address', 'The Kubernetes API gets a new address. The present one keeps working.');
  }
  // The masters that an update adds come first, so they are there when the others restart.
  const isRestarted = changed.some((name) => settingEffects[name].restarts !== 'none');
  if (isRestarted && masterCount(next.master_ha) === 1) {
    warn('api_away', 'There is one control plane node: the Kubernetes API is away while it restarts.');
  }
  if (changed.includes('ssh_allowed_networks') && isOpen(next.ssh_allowed_networks)) {
    warn('ssh_open', 'SSH will be open to the whole internet.');
  }
  if (changed.includes('api_allowed_networks') && isOpen(next.api_allowed_networks)) {
    warn('api_open', 'The Kubernetes API will be open to the whole internet.');
  }
  return warnings;
}

/** Names of the settings that differ, in the order of a diff. */
export function changedSettings(before: Settings, after: Settings): Setting[] {
  return settingNames.filter((name) => String(before[name]) !== String(after[name]));
}

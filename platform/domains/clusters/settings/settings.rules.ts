import { isDeepStrictEqual } from 'node:util';
import type { FieldIssue } from '../../../http/errors.ts';
import { text, type Message, type MessageCode } from '../../../messages/messages.ts';
import { k3sVersions, masterCount } from '../clusters.rules.ts';
import { settingFields, settingNames, type Setting, type Settings } from './settings.fields.rules.ts';

/** Which settings of a cluster can change, to which values, and what that interrupts. Pure: no database, no clock. */

/** Fields of the form that cannot change after creation, with the code of their refusal. */
export const fixedFields = {
  name: 'fixed_name',
  location: 'fixed_location',
  os_image: 'fixed_os_image',
  datastore: 'fixed_datastore',
  master_instance_type: 'fixed_control_plane_type',
  master_locations: 'fixed_control_plane_locations',
  cni_enabled: 'fixed_cni',
  cni: 'fixed_cni',
  public_network_ip_v4: 'fixed_public_ipv4',
  public_network_ip_v6: 'fixed_public_ipv6',
  private_network_enabled: 'fixed_private_network',
  private_network_subnet: 'fixed_private_network',
  protected: 'protection_switch',
} as const satisfies Record<string, MessageCode>;
export type FixedField = keyof typeof fixedFields;

const minorOf = (version: string): number => Number(/^v\d+\.(\d+)\./.exec(version)?.[1] ?? NaN);

/** Position on the list of versions, newest first; unknown ones count as older than all. */
function ageOf(version: string): number {
  const index = k3sVersions.findIndex((one) => one === version);
  return index < 0 ? k3sVersions.length : index;
}

/** Versions that a cluster can be updated to: newer, and at most one minor version ahead. Newest first. */
export function k3sUpgrades(from: string): string[] {
  return k3sVersions.filter((to) => ageOf(to) < ageOf(from) && minorOf(to) - minorOf(from) <= 1);
}

function versionProblem(from: string, to: string): FieldIssue | null {
  if (to === from) return null;
  const field = 'k3s_version';
  if (ageOf(to) > ageOf(from)) {
    return { field, ...text('older_version', { version: from }) };
  }
  const next = k3sUpgrades(from);
  if (next.includes(to)) return null;
  return { field, ...text('skipped_version', { version: next[0] ?? from }) };
}

/** State of the cluster that limits its settings. */
export interface Standing {
  /** Applied. */
  current: Settings;
  /** Applied or pending. */
  wanted: Settings;
  /** An update started and did not finish: what it may have done cannot be undone either. */
  isHalfDone: boolean;
  hasCni: boolean;
}

/** Why these settings cannot be stored; empty if they can. */
export function settingProblems(
  { current, wanted, isHalfDone, hasCni }: Standing,
  next: Settings,
): FieldIssue[] {
  const problems: FieldIssue[] = [];
  const reached = isHalfDone ? wanted : current;
  const version = versionProblem(current.k3s_version, next.k3s_version);
  if (version) problems.push(version);
  else if (ageOf(next.k3s_version) > ageOf(reached.k3s_version)) {
    problems.push({ field: 'k3s_version', ...text('version_reached', { version: reached.k3s_version }) });
  }
  if (reached.master_ha && !next.master_ha) {
    problems.push({ field: 'master_ha', ...text('ha_stays') });
  }
  if (!hasCni && next.cni_encryption && !current.cni_encryption) {
    problems.push({ field: 'cni_encryption', ...text('encryption_foreign') });
  }
  return problems;
}

const isOpen = (networks: readonly string[]): boolean => networks.includes('0.0.0.0/0');

/** Warnings before these settings change. */
export function settingWarnings(current: Settings, next: Settings): Message[] {
  const changed = changedSettings(current, next);
  const warnings: Message[] = [];
  if (changed.includes('master_ha')) {
    warnings.push(text('ha_servers'), text('api_address'));
  }
  // New masters are added first, so they are available when the others restart.
  const isRestarted = changed.some((name) => settingFields[name].restarts !== 'none');
  if (isRestarted && masterCount(next.master_ha) === 1) {
    warnings.push(text('api_away'));
  }
  if (changed.includes('ssh_allowed_networks') && isOpen(next.ssh_allowed_networks)) {
    warnings.push(text('ssh_open'));
  }
  if (changed.includes('api_allowed_networks') && isOpen(next.api_allowed_networks)) {
    warnings.push(text('api_open'));
  }
  return warnings;
}

/** Names of the settings that differ, in the order of a diff. */
export function changedSettings(before: Settings, after: Settings): Setting[] {
  return settingNames.filter((name) => !isDeepStrictEqual(before[name], after[name]));
}

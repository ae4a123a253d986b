import type { FieldIssue } from '../../../http/errors.ts';
import { fieldChanges, type FieldChange } from '../clusters.revision.ts';
import type { ClusterPatch, ClusterRow } from '../clusters.store.ts';
import { text } from '../../../messages/messages.ts';
import { changedSettings, fixedFields, type FixedField, type Settings } from './settings.rules.ts';
import type { UpdateClusterInput } from './settings.input.ts';

/** Between a cluster's row and its settings by their REST names. Pure. */

/** Settings in effect. */
export function currentSettings(row: ClusterRow): Settings {
  return {
    k3s_version: row.k3sVersion,
    master_ha: row.masterHa,
    schedule_workloads_on_masters: row.scheduleWorkloadsOnMasters,
    embedded_registry_mirror_enabled: row.embeddedRegistryMirrorEnabled,
    cni_encryption: row.cniEncryption,
    ssh_allowed_networks: row.sshAllowedNetworks,
    api_allowed_networks: row.apiAllowedNetworks,
  };
}

/** Settings as they shall be once what waits is in effect. */
export function wantedSettings(row: ClusterRow): Settings {
  return { ...currentSettings(row), ...(row.wanted as Partial<Settings> | null) };
}

/** What differs from the settings in effect, as the row keeps it. */
export function owedOf(row: ClusterRow, next: Settings): Partial<Settings> {
  const names = changedSettings(currentSettings(row), next);
  return Object.fromEntries(names.map((name) => [name, next[name]]));
}

/** What waits for an update, field by field in words; null when no update is owed. */
export function pendingUpdate(row: ClusterRow): FieldChange[] | null {
  if (row.wanted === null) return null;
  const current = currentSettings(row);
  const owed = owedOf(row, wantedSettings(row));
  const before = Object.fromEntries(
    changedSettings(current, wantedSettings(row)).map((name) => [name, current[name]]),
  );
  return fieldChanges(before, owed);
}

/** Columns of settings that have come into effect. */
export function columnsOf(settings: Partial<Settings>): ClusterPatch {
  return {
    k3sVersion: settings.k3s_version,
    masterHa: settings.master_ha,
    scheduleWorkloadsOnMasters: settings.schedule_workloads_on_masters,
    embeddedRegistryMirrorEnabled: settings.embedded_registry_mirror_enabled,
    cniEncryption: settings.cni_encryption,
    sshAllowedNetworks: settings.ssh_allowed_networks,
    apiAllowedNetworks: settings.api_allowed_networks,
  };
}

/** The settings that the form asks for; what it leaves out stays as wanted. */
export function askedSettings(row: ClusterRow, form: UpdateClusterInput, own: readonly string[]): Settings {
  const now = wantedSettings(row);
  // Without its own addresses the platform would lock itself out.
  const withOwn = (networks: string[] | undefined, kept: string[]) =>
    networks ? [...new Set([...networks, ...own])] : kept;
  return {
    k3s_version: form.k3s_version ?? now.k3s_version,
    master_ha: form.master_ha ?? now.master_ha,
    schedule_workloads_on_masters: form.schedule_workloads_on_masters ?? now.schedule_workloads_on_masters,
    embedded_registry_mirror_enabled:
      form.embedded_registry_mirror_enabled ?? now.embedded_registry_mirror_enabled,
    cni_encryption: form.cni_encryption ?? now.cni_encryption,
    ssh_allowed_networks: withOwn(form.ssh_allowed_networks, now.ssh_allowed_networks),
    api_allowed_networks: withOwn(form.api_allowed_networks, now.api_allowed_networks),
  };
}

const standing = {
  name: (row) => row.name,
  location: (row) => row.location,
  os_image: (row) => row.osImage,
  datastore: (row) => [row.datastoreMode, row.externalDatastoreEndpoint],
  master_instance_type: (row) => row.masterInstanceType,
  master_locations: (row) => row.masterLocations,
  cni_enabled: (row) => row.cniEnabled,
  cni: (row) => row.cni,
  public_network_ip_v4: (row) => row.publicNetworkIpV4,
  public_network_ip_v6: (row) => row.publicNetworkIpV6,
  private_network_enabled: (row) => row.privateNetworkEnabled,
  private_network_subnet: (row) => row.privateNetworkSubnet,
  protected: (row) => row.protected,
} as const satisfies Record<FixedField, (row: ClusterRow) => unknown>;

function comparable(field: FixedField, value: unknown): string {
  if (field !== 'datastore' || typeof value !== 'object' || value === null || Array.isArray(value)) {
    return JSON.stringify(value);
  }
  const { mode, external_datastore_endpoint: endpoint } = value as Record<string, unknown>;
  return JSON.stringify([mode, endpoint ?? null]);
}

/** Fields of the form that would change what cannot change. */
export function fixedProblems(row: ClusterRow, form: UpdateClusterInput): FieldIssue[] {
  return (Object.keys(fixedFields) as FixedField[]).flatMap((field) => {
    const asked = form[field];
    if (asked === undefined || asked === null) return [];
    if (comparable(field, asked) === comparable(field, standing[field](row))) return [];
    return [{ field, ...text(fixedFields[field]) }];
  });
}

import type { FieldIssue } from '../../../http/errors.ts';
import { fieldChanges, type FieldChange } from '../clusters.revision.ts';
import type { ClusterPatch, ClusterRow } from '../clusters.store.ts';
import { text } from '../../../messages/messages.ts';
import {
  columnsOf,
  isStoredAtOnce,
  settingNames,
  settingsOf,
  type Settings,
} from './settings.fields.rules.ts';
import { changedSettings, fixedFields, type FixedField } from './settings.rules.ts';
import type { UpdateClusterInput } from './settings.input.ts';

/** Maps between a cluster's row and its settings by REST name. Pure. */

/** Settings including the pending ones. */
export function wantedSettings(row: ClusterRow): Settings {
  return { ...settingsOf(row), ...(row.wanted as Partial<Settings> | null) };
}

/** The settings that need an update: those that differ from the applied ones. */
export function pendingSettings(row: ClusterRow, next: Settings): Partial<Settings> {
  const names = changedSettings(settingsOf(row), next).filter((name) => !isStoredAtOnce(name));
  return Object.fromEntries(names.map((name) => [name, next[name]]));
}

/** The settings that are stored at once, as columns. */
export function storedAtOnce(next: Settings): ClusterPatch {
  const names = settingNames.filter(isStoredAtOnce);
  return columnsOf(Object.fromEntries(names.map((name) => [name, next[name]])));
}

/** The pending settings, formatted for users; null if none. */
export function pendingUpdate(row: ClusterRow): FieldChange[] | null {
  if (row.wanted === null) return null;
  const current = settingsOf(row);
  const pending = pendingSettings(row, wantedSettings(row));
  const before = Object.fromEntries(
    changedSettings(current, wantedSettings(row)).map((name) => [name, current[name]]),
  );
  return fieldChanges(before, pending);
}

/** The settings after the form; omitted ones keep their pending value. */
export function requestedSettings(
  row: ClusterRow,
  form: UpdateClusterInput,
  own: readonly string[],
): Settings {
  const requested = Object.fromEntries(
    settingNames.filter((name) => form[name] !== undefined).map((name) => [name, form[name]]),
  );
  // The platform's own addresses are always allowed, so that it keeps access.
  const withOwn = (networks: string[]) => [...new Set([...networks, ...own])];
  if (form.ssh_allowed_networks) requested['ssh_allowed_networks'] = withOwn(form.ssh_allowed_networks);
  if (form.api_allowed_networks) requested['api_allowed_networks'] = withOwn(form.api_allowed_networks);
  return { ...wantedSettings(row), ...requested };
}

const currentValue = {
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
    const requested = form[field];
    if (requested === undefined || requested === null) return [];
    if (comparable(field, requested) === comparable(field, currentValue[field](row))) return [];
    return [{ field, ...text(fixedFields[field]) }];
  });
}

/** Configurations as flat fields, and what a change of a field does. Pure. */
import type { PostgresConfig } from '../../../providers/postgres/config.ts';
import type { PreviewJson } from '../../clusters/clusters.preview.ts';
import { fieldChanges, type FieldChange, type Fields } from '../../clusters/clusters.revision.ts';
import { restartsInstances } from './settings.parameters.ts';

/** Fields by REST name; members of lists by their own name. */
export function flatFields({ databases, users, parameters, extensions, ...config }: PostgresConfig): Fields {
  return {
    ...config,
    ...Object.fromEntries(databases.map(({ name, owner }) => [`databases.${name}`, owner])),
    ...Object.fromEntries(users.map(({ name, access }) => [`users.${name}`, access])),
    ...Object.fromEntries(Object.entries(parameters).map(([name, value]) => [`parameters.${name}`, value])),
    ...Object.fromEntries(extensions.map((name) => [`extensions.${name}`, true])),
  };
}

export function changesBetween(before: PostgresConfig | null, after: PostgresConfig): FieldChange[] {
  return fieldChanges(before ? flatFields(before) : {}, flatFields(after));
}

/** Instances restart one after the other: connections break for some seconds. */
const restarting: ReadonlySet<string> = new Set(['postgres_version', 'backup_enabled']);

/** What cannot be undone: storage never shrinks, and a removed bucket no longer leads to its backups. */
function isOneWay({ field, before }: FieldChange): boolean {
  return before !== null && field === 'storage_size';
}

export function plannedChanges(changes: readonly FieldChange[]): PreviewJson['dry_run']['changes'] {
  return changes.map((change) => ({
    ...change,
    one_way: isOneWay(change),
    restarts: restarting.has(change.field) || restartsInstances(change.field) ? 'workloads' : 'none',
  }));
}

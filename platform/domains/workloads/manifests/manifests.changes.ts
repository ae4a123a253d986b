/** What differs between two objects, field by field. Pure: no database, no clock. */
import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import type { KubeObject } from '../../../providers/kubernetes/api/objects.ts';
import type { FieldChange } from '../../clusters/clusters.revision.ts';
import { editablePart } from './manifests.text.ts';

/** Names of the items of a list, if each has one of its own: people know containers and variables by name. */
function namesOf(list: readonly unknown[]): string[] | null {
  const names = list.flatMap((item) =>
    typeof item === 'object' && item !== null && 'name' in item && typeof item.name === 'string'
      ? [item.name]
      : [],
  );
  return names.length === list.length && new Set(names).size === names.length ? names : null;
}

/** The members of a map or list by how a path names them; null for a single value. */
function membersOf(value: unknown): Map<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    const names = namesOf(list);
    return list.length === 0 ? null : new Map(list.map((item, at) => [`[${names?.[at] ?? at}]`, item]));
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return null;
  return new Map(entries.map(([key, item]) => [/[.[\]/]/.test(key) ? `[${key}]` : `.${key}`, item]));
}

/** As in YAML, so that "1" and 1 differ. */
const inYaml = (value: unknown): string | null =>
  value === undefined ? null : stringify(value, { lineWidth: 0 }).trimEnd();

/** The order of a list whose items have names, if it changed. */
function orderChange(field: string, before: unknown, after: unknown): FieldChange[] {
  if (!Array.isArray(before) || !Array.isArray(after)) return [];
  const [old, now] = [namesOf(before) ?? [], namesOf(after) ?? []];
  const kept = old.filter((name) => now.includes(name)).join(', ');
  const keptNow = now.filter((name) => old.includes(name)).join(', ');
  return kept === keptNow ? [] : [{ field, before: kept, after: keptNow }];
}

function compare(field: string, before: unknown, after: unknown): FieldChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  const [old, now] = [membersOf(before), membersOf(after)];
  const keys = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  const inside = [...keys].flatMap((key) => compare(`${field}${key}`, old?.get(key), now?.get(key)));
  const replaced = { field, before: old ? null : inYaml(before), after: now ? null : inYaml(after) };
  const isReplaced = replaced.before !== null || replaced.after !== null;
  return [...(isReplaced ? [replaced] : []), ...orderChange(field, before, after), ...inside];
}

/** The fields of two objects that differ, without status and what the server writes. */
export function changesOf(before: KubeObject, after: KubeObject): FieldChange[] {
  return compare('', editablePart(before), editablePart(after)).map(({ field, ...change }) => ({
    ...change,
    field: field.replace(/^\./, ''),
  }));
}

import type { KubeObject } from '../../api/objects.ts';
import { StatusError } from '../http/status.ts';
import { isObject, type JsonObject } from '../json.ts';
import { isSet, keyText } from '../patch/listKeys.ts';
import { isSame } from '../state/isSame.ts';
import { kubernetesTime } from '../state/kubernetesTime.ts';
import {
  fieldsOf,
  fieldText,
  isGranular,
  mergeKeys,
  type FieldPath,
  type FieldRules,
  type FieldSet,
} from './fieldSet.ts';
import { removeField, valueAt } from './fieldValues.ts';
import { isBy, ownershipsOf, withOwnerships, type Manager, type Ownership } from './managedFields.ts';

function mergeItems(
  keys: readonly string[],
  current: unknown[],
  applied: unknown[],
  rules: FieldRules,
): unknown[] {
  const wanted = new Map(applied.map((item) => [keyText(keys, item), item]));
  const kept = current.map((item) => {
    const key = keyText(keys, item);
    const update = wanted.get(key);
    wanted.delete(key);
    return update === undefined ? item : mergeValue('', item, update, rules);
  });
  return [...kept, ...wanted.values()];
}

function mergeValue(field: string, current: unknown, applied: unknown, rules: FieldRules): unknown {
  if (isGranular(field, applied, rules) && isObject(current)) return mergeObjects(current, applied, rules);
  if (!Array.isArray(applied) || !Array.isArray(current)) return applied;
  if (isSet(field)) return [...new Set<unknown>([...(current as unknown[]), ...(applied as unknown[])])];
  const keys = mergeKeys(field, applied, rules);
  const hasKeys = keys && current.every((item) => keyText(keys, item) !== null);
  return hasKeys ? mergeItems(keys, current, applied, rules) : (applied as unknown);
}

function mergeObjects(current: JsonObject, applied: JsonObject, rules: FieldRules): JsonObject {
  const merged = { ...current };
  for (const [name, value] of Object.entries(applied)) {
    if (value !== undefined) merged[name] = mergeValue(name, current[name], value, rules);
  }
  return merged;
}

interface Conflict {
  owner: Ownership;
  path: FieldPath;
}

function conflictsOf(
  current: KubeObject,
  applied: object,
  fields: FieldSet,
  others: Ownership[],
): Conflict[] {
  return others.flatMap((owner) =>
    [...fields]
      .filter(([text]) => owner.fields.has(text))
      .filter(([, path]) => !isSame(valueAt(current, path), valueAt(applied, path)))
      .map(([, path]) => ({ owner, path })),
  );
}

function conflictError(conflicts: readonly Conflict[]): StatusError {
  const causes = conflicts.map(({ owner, path }) => ({
    reason: 'FieldManagerConflict',
    message: `conflict with "${owner.name}" using ${owner.apiVersion}`,
    field: fieldText(path),
  }));
  const count = `${conflicts.length} conflict${conflicts.length === 1 ? '' : 's'}`;
  const list = causes.map(({ message, field }) => `${message}: ${field}`).join('; ');
  return new StatusError('Conflict', `Apply failed with ${count}: ${list}`, { causes });
}

/** Without the fields that this manager applied before, leaves out now, and nobody else owns. */
function prune(merged: KubeObject, own: Ownership, fields: FieldSet, others: Ownership[]): KubeObject {
  const isOwned = (text: string) => fields.has(text) || others.some((owner) => owner.fields.has(text));
  const left = [...own.fields].filter(([text]) => !isOwned(text));
  const pruned = left.reduce<unknown>((object, [, path]) => removeField(object, path), merged);
  // Kind, name and uid have no owner, so the object never becomes empty.
  return pruned as KubeObject;
}

interface Application {
  applied: JsonObject;
  manager: Manager;
  isForced: boolean;
  rules: FieldRules;
  now: Date;
}

/** Merges an applied configuration into the object. 409 with the owner's name for a field that another manager set. */
export function serverSideApply(
  current: KubeObject,
  { applied, manager, isForced, rules, now }: Application,
): KubeObject {
  const fields = fieldsOf(applied, rules);
  const owners = ownershipsOf(current);
  const own = owners.find((owner) => isBy(owner, manager));
  const others = owners.filter((owner) => owner !== own);
  const conflicts = conflictsOf(current, applied, fields, others);
  if (conflicts.length > 0 && !isForced) throw conflictError(conflicts);
  for (const { owner, path } of conflicts) owner.fields.delete(JSON.stringify(path));
  const { metadata, ...content } = applied;
  const { labels, annotations, finalizers, ownerReferences } = isObject(metadata) ? metadata : {};
  const mergeable = { ...content, metadata: { labels, annotations, finalizers, ownerReferences } };
  const merged = mergeObjects({ ...current }, mergeable, rules) as unknown as KubeObject;
  const pruned = own ? prune(merged, own, fields, others) : merged;
  const isUnchanged = own && isSame(own.fields, fields) && isSame(pruned, merged) && isSame(merged, current);
  const time = isUnchanged ? own.time : kubernetesTime(now);
  return withOwnerships(pruned, [...others, { ...manager, apiVersion: current.apiVersion, time, fields }]);
}

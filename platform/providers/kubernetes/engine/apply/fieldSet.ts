import { isObject, type JsonObject } from '../json.ts';
import { isAtomic, isSet, keyText, listKeys } from '../patch/listKeys.ts';

/**
 * A path of managed fields as in FieldsV1: `f:` with a field, `k:` with the key of a list item, `v:` with an item of a
 * set, and `.` for the item itself.
 */
export type FieldPath = readonly string[];

/** Fields of an object, by their path as text. */
export type FieldSet = Map<string, FieldPath>;

/** Belong to the server or identify the object, so nobody owns them. */
const unownedRoot = new Set(['apiVersion', 'kind']);
const unownedMetadata = new Set([
  'creationTimestamp',
  'deletionGracePeriodSeconds',
  'deletionTimestamp',
  'generateName',
  'generation',
  'managedFields',
  'name',
  'namespace',
  'resourceVersion',
  'selfLink',
  'uid',
]);

const pathText = (path: FieldPath): string => JSON.stringify(path);

/** Lists of custom resources are always replaced as a whole: their definitions have no keys. */
export interface FieldRules {
  isCustom: boolean;
}

/** The keys of a list whose items are merged; null for other lists. */
export function mergeKeys(field: string, list: readonly unknown[], { isCustom }: FieldRules) {
  const keys = isCustom && field !== 'ownerReferences' ? null : listKeys(field, list);
  return keys && list.every((item) => keyText(keys, item) !== null) ? keys : null;
}

/** True for objects whose fields have owners of their own. */
export function isGranular(field: string, value: unknown, { isCustom }: FieldRules): value is JsonObject {
  return isObject(value) && (isCustom || !isAtomic(field));
}

function collectList(
  field: string,
  list: unknown[],
  path: FieldPath,
  rules: FieldRules,
  into: FieldSet,
): void {
  const add = (...parts: string[]): void => void into.set(pathText([...path, ...parts]), [...path, ...parts]);
  if (isSet(field)) return list.forEach((item) => add(`v:${JSON.stringify(item)}`));
  const keys = mergeKeys(field, list, rules);
  if (!keys) return add();
  for (const item of list) {
    const key = `k:${keyText(keys, item) ?? ''}`;
    add(key, '.');
    collectMembers(item, [...path, key], rules, into);
  }
}

function collect(field: string, value: unknown, path: FieldPath, rules: FieldRules, into: FieldSet): void {
  if (Array.isArray(value) && value.length > 0) return collectList(field, value, path, rules, into);
  if (isGranular(field, value, rules) && Object.keys(value).length > 0)
    return collectMembers(value, path, rules, into);
  into.set(pathText(path), path);
}

function collectMembers(value: unknown, path: FieldPath, rules: FieldRules, into: FieldSet): void {
  if (!isObject(value)) return;
  for (const [name, member] of Object.entries(value)) {
    if (member !== undefined) collect(name, member, [...path, `f:${name}`], rules, into);
  }
}

function ownedMetadata(metadata: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(metadata).filter(([name]) => !unownedMetadata.has(name)));
}

/** All fields of an object that can have an owner. */
export function fieldsOf(object: object, rules: FieldRules): FieldSet {
  const into: FieldSet = new Map();
  for (const [name, value] of Object.entries(object)) {
    if (unownedRoot.has(name) || value === undefined) continue;
    const isMetadata = name === 'metadata' && isObject(value);
    const owned: unknown = isMetadata ? ownedMetadata(value) : value;
    if (isMetadata && isObject(owned) && Object.keys(owned).length === 0) continue;
    collect(name, owned, [`f:${name}`], rules, into);
  }
  return into;
}

/** The set as FieldsV1. */
export function toFieldsV1(set: FieldSet): JsonObject {
  const root: JsonObject = {};
  for (const path of set.values()) {
    let node = root;
    for (const part of path) {
      const next = node[part];
      const child: JsonObject = isObject(next) ? next : {};
      node[part] = child;
      node = child;
    }
  }
  return root;
}

export function fromFieldsV1(fields: unknown): FieldSet {
  const into: FieldSet = new Map();
  const walk = (node: unknown, path: FieldPath): void => {
    const entries = isObject(node) ? Object.entries(node) : [];
    if (entries.length === 0 && path.length > 0) into.set(pathText(path), path);
    for (const [part, child] of entries) walk(child, [...path, part]);
  };
  walk(fields, []);
  return into;
}

/** As in messages of conflicts, such as .spec.containers[name="web"].image. */
export function fieldText(path: FieldPath): string {
  const parts = path.map((part) => {
    if (part.startsWith('f:')) return `.${part.slice(2)}`;
    if (part.startsWith('v:')) return `[=${part.slice(2)}]`;
    if (!part.startsWith('k:')) return '';
    const keys = Object.entries(JSON.parse(part.slice(2)) as JsonObject);
    return `[${keys.map(([name, value]) => `${name}=${JSON.stringify(value)}`).join(',')}]`;
  });
  return parts.join('');
}

import { isList, isObject, type JsonObject } from '../json.ts';
import { keyText, listKeys } from './listKeys.ts';

/** Lists of plain values that kubectl merges. */
const primitiveLists = new Set(['finalizers']);

/** The key of a list; null if the list is replaced. Unlike server-side apply, a strategic merge patch uses one field only. */
function keysOf(field: string, items: readonly unknown[]): readonly string[] | null {
  if (field === 'addresses') return ['type'];
  return listKeys(field, items)?.slice(0, 1) ?? null;
}

function withoutDirectives(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDirectives);
  if (!isObject(value)) return value;
  const plain = Object.entries(value).filter(([name, member]) => !name.startsWith('$') && member !== null);
  return Object.fromEntries(plain.map(([name, member]) => [name, withoutDirectives(member)]));
}

/** In the order that the patch wants; items that it does not name keep their place after the ones before them. */
function ordered(items: unknown[], order: unknown, keys: readonly string[] | null): unknown[] {
  if (!Array.isArray(order)) return items;
  const textOf = (item: unknown) => (keys ? keyText(keys, item) : JSON.stringify(item));
  const rank = new Map(order.map((item, index) => [textOf(item), index]));
  const named = items.filter((item) => rank.has(textOf(item)));
  named.sort((a, b) => (rank.get(textOf(a)) ?? 0) - (rank.get(textOf(b)) ?? 0));
  return items.map((item) => (rank.has(textOf(item)) ? named.shift() : item));
}

function mergeKeyed(current: unknown[], patch: unknown[], keys: readonly string[]): unknown[] {
  let items = current;
  for (const change of patch) {
    const key = keyText(keys, change);
    const index = items.findIndex((item) => keyText(keys, item) === key);
    const isDeletion = isObject(change) && change['$patch'] === 'delete';
    if (isDeletion) items = items.filter((_, at) => at !== index);
    else if (index < 0) items = [...items, withoutDirectives(change)];
    else items = items.with(index, mergeObject(items[index], change));
  }
  return items;
}

function mergeList(field: string, current: unknown, patch: unknown[], order: unknown): unknown {
  const isReplacement = patch.some((item) => isObject(item) && item['$patch'] === 'replace');
  const content = patch.filter((item) => !isObject(item) || item['$patch'] !== 'replace');
  if (isReplacement || !isList(current)) return withoutDirectives(content);
  if (primitiveLists.has(field)) return ordered([...new Set([...current, ...content])], order, null);
  const keys = keysOf(field, [...current, ...content]);
  return keys ? ordered(mergeKeyed(current, content, keys), order, keys) : withoutDirectives(content);
}

function withoutPrimitives(current: unknown, removed: unknown): unknown {
  if (!Array.isArray(current) || !Array.isArray(removed)) return current;
  return current.filter((item) => !removed.includes(item));
}

function mergeMember(field: string, current: unknown, patch: unknown, order: unknown): unknown {
  if (Array.isArray(patch)) return mergeList(field, current, patch, order);
  return isObject(patch) ? mergeObject(current, patch) : patch;
}

function mergeObject(current: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const base: JsonObject = isObject(current) ? { ...current } : {};
  if (patch['$patch'] === 'replace') return withoutDirectives(patch);
  if (patch['$patch'] === 'delete') return {};
  const retained = patch['$retainKeys'];
  const merged = Array.isArray(retained)
    ? Object.fromEntries(Object.entries(base).filter(([name]) => retained.includes(name)))
    : base;
  for (const [name, value] of Object.entries(patch)) {
    const [directive, field] = name.split(/\/(.*)/);
    if (directive === '$deleteFromPrimitiveList' && field)
      merged[field] = withoutPrimitives(merged[field], value);
    const order = patch[`$setElementOrder/${name}`];
    if (name.startsWith('$')) continue;
    if (value === null) delete merged[name];
    else merged[name] = mergeMember(name, merged[name], value, order);
  }
  return merged;
}

/** Strategic merge patch: like a merge patch, but lists of objects are merged by key, with kubectl's directives. */
export function strategicMergePatch(target: unknown, patch: unknown): unknown {
  return mergeObject(target, patch);
}

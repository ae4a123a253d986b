import { isObject, type JsonObject } from '../json.ts';
import { keyText } from '../patch/listKeys.ts';
import type { FieldPath } from './fieldSet.ts';

function keysIn(part: string): string[] {
  return Object.keys(JSON.parse(part.slice(2)) as JsonObject);
}

/** Position of the item that a part names; -1 if there is none. */
function indexOf(list: readonly unknown[], part: string): number {
  if (part.startsWith('v:')) return list.findIndex((item) => JSON.stringify(item) === part.slice(2));
  const keys = keysIn(part);
  return list.findIndex((item) => keyText(keys, item) === part.slice(2));
}

function childOf(value: unknown, part: string): unknown {
  if (part === '.') return value === undefined ? undefined : true;
  if (part.startsWith('f:')) return isObject(value) ? value[part.slice(2)] : undefined;
  return Array.isArray(value) ? (value[indexOf(value, part)] as unknown) : undefined;
}

/** The value of a field; undefined if it is absent. */
export function valueAt(object: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(childOf, object);
}

function withoutMember(object: JsonObject, name: string, rest: FieldPath): JsonObject | undefined {
  const { [name]: member, ...others } = object;
  if (member === undefined) return object;
  const left = rest.length === 0 ? undefined : removeField(member, rest);
  if (left !== undefined) return { ...object, [name]: left };
  return Object.keys(others).length > 0 ? others : undefined;
}

function withoutItem(list: readonly unknown[], part: string, rest: FieldPath): unknown {
  const index = indexOf(list, part);
  if (index < 0) return list;
  const left = rest.length === 0 || rest[0] === '.' ? undefined : removeField(list[index], rest);
  const items = left === undefined ? list.toSpliced(index, 1) : list.with(index, left);
  return items.length > 0 ? items : undefined;
}

/** The object without a field, and without what becomes empty by that; undefined if nothing is left. */
export function removeField(value: unknown, [part = '', ...rest]: FieldPath): unknown {
  if (part.startsWith('f:')) return isObject(value) ? withoutMember(value, part.slice(2), rest) : value;
  return Array.isArray(value) ? withoutItem(value, part, rest) : value;
}

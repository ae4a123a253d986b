export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `Array.isArray` for values of unknown type. */
export function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

/** The member of an object, as an object; empty if it is something else. */
export function objectAt(value: unknown, name: string): JsonObject {
  const member = isObject(value) ? value[name] : undefined;
  return isObject(member) ? member : {};
}

import { isObject, type JsonObject } from '../json.ts';

/** Lists whose items are merged by key, by the name of the field; all other lists are replaced as a whole. */
const keysByField: Readonly<Record<string, readonly string[]>> = {
  conditions: ['type'],
  containers: ['name'],
  env: ['name'],
  ephemeralContainers: ['name'],
  hostAliases: ['ip'],
  imagePullSecrets: ['name'],
  initContainers: ['name'],
  ownerReferences: ['uid'],
  resourceClaims: ['name'],
  secrets: ['name'],
  topologySpreadConstraints: ['topologyKey', 'whenUnsatisfiable'],
  volumeDevices: ['devicePath'],
  volumeMounts: ['mountPath'],
  volumes: ['name'],
};

/** Defaults of fields that are part of a key. */
const keyDefaults: Readonly<Record<string, string>> = { protocol: 'TCP' };

/** Lists of plain values that are merged as sets. */
const sets: ReadonlySet<string> = new Set(['finalizers']);

/** Objects that are replaced as a whole. */
const atomic: ReadonlySet<string> = new Set([
  'configMapKeyRef',
  'fieldRef',
  'labelSelector',
  'nodeSelector',
  'resourceFieldRef',
  'secretKeyRef',
  'selector',
]);

export function isSet(field: string): boolean {
  return sets.has(field);
}

export function isAtomic(field: string): boolean {
  return atomic.has(field);
}

/** The fields that identify an item of the list; null if the list is replaced as a whole. */
export function listKeys(field: string, items: readonly unknown[]): readonly string[] | null {
  if (field !== 'ports') return keysByField[field] ?? null;
  // Ports of a container, and those of a Service.
  const isContainer = items.some((item) => isObject(item) && 'containerPort' in item);
  return isContainer ? ['containerPort', 'protocol'] : ['port', 'protocol'];
}

/** The values of the keys of an item; null if one is missing. */
function keyOfItem(keys: readonly string[], item: unknown): JsonObject | null {
  if (!isObject(item)) return null;
  const values = keys.map((key) => [key, item[key] ?? keyDefaults[key]] as const);
  return values.some(([, value]) => value === undefined) ? null : Object.fromEntries(values);
}

/** The same for equal keys. */
export function keyText(keys: readonly string[], item: unknown): string | null {
  const values = keyOfItem(keys, item);
  return values && JSON.stringify(values);
}

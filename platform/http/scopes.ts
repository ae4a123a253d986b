/** Scopes of API keys. Pure: the areas, and what a scope allows. */

/** Areas of the API that a key can be limited to. */
export const areas = [
  'account',
  'addons',
  'apps',
  'audit',
  'billing',
  'cluster_secrets',
  'clusters',
  'deployments',
  'gitops',
  'integrations',
  'registries',
  'secrets',
] as const;
export type Area = (typeof areas)[number];

/** `write` includes `read`. */
export type Level = 'read' | 'write';

/** `read` and `write` are for every area, those of later versions included. */
export type Scope = Level | Exclude<`${Area}:${Level}`, 'audit:write'>;

/** The audit log can only be read. */
const writable = areas.filter((area) => area !== 'audit');

export const scopes: readonly Scope[] = [
  'read',
  'write',
  ...areas.map((area) => `${area}:read` as const),
  ...writable.map((area) => `${area}:write` as const),
];

/** The scope that a key lacks for the area; null if it may. */
export function missingScope(granted: readonly string[], area: Area, level: Level): string | null {
  const sufficient = level === 'read' ? ['read', 'write'] : ['write'];
  const may = sufficient.some((one) => granted.includes(one) || granted.includes(`${area}:${one}`));
  return may ? null : `${area}:${level}`;
}

import * as z from 'zod/mini';
import type { ApiKeyScope } from '../__generated__/useCreateApiKeyMutation.graphql.ts';

/** Areas of the API, most used first. */
export const AREAS = [
  'CLUSTERS',
  'ADDONS',
  'APPS',
  'DEPLOYMENTS',
  'GITOPS',
  'CLUSTER_SECRETS',
  'REGISTRIES',
  'INTEGRATIONS',
  'SECRETS',
  'ACCOUNT',
  'BILLING',
  'AUDIT',
] as const;
export type Area = (typeof AREAS)[number];

export const ACCESS = ['READ', 'WRITE', 'CUSTOM'] as const;
const LEVELS = ['NONE', 'READ', 'WRITE'] as const;
type Level = (typeof LEVELS)[number];

/** Levels that an area offers: the audit log can only be read. */
export const levelsOf = (area: Area): readonly Level[] => (area === 'AUDIT' ? ['NONE', 'READ'] : LEVELS);

/** Days until the expiry, or one of two special values. */
export const EXPIRIES = ['never', '30', '90', '365'] as const;

const MAX_NAME = 60;
const DAY_MS = 86_400_000;
const level = z.enum(LEVELS);

export const apiKeySchema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, 'ui:validation.required'), z.maxLength(MAX_NAME)),
    access: z.enum(ACCESS),
    areas: z.record(z.enum(AREAS), level),
    expiry: z.enum(['keep', ...EXPIRIES]),
  })
  .check(
    z.refine(
      ({ access, areas }) => access !== 'CUSTOM' || Object.values(areas).some((one) => one !== 'NONE'),
      { error: 'apikeys:form.noArea', path: ['access'] },
    ),
  );
export type ApiKeyValues = z.infer<typeof apiKeySchema>;

function levelOf(area: Area, scopes: readonly string[]): Level {
  if (scopes.includes(`${area}_WRITE`)) return 'WRITE';
  return scopes.includes('READ') || scopes.includes(`${area}_READ`) ? 'READ' : 'NONE';
}

/** The access that the scopes of a key are. */
export function accessOf(scopes: readonly string[]): Pick<ApiKeyValues, 'access' | 'areas'> {
  const levels = AREAS.map((area) => [area, levelOf(area, scopes)] as const);
  const isMixed = !scopes.includes('READ') || levels.some(([, one]) => one === 'WRITE');
  return {
    access: scopes.includes('WRITE') ? 'WRITE' : isMixed ? 'CUSTOM' : 'READ',
    areas: Object.fromEntries(levels) as Record<Area, Level>,
  };
}

/** The form's values for a key; those of a new key without one. */
export function valuesOf(key?: { name: string; scopes: readonly string[] }): ApiKeyValues {
  return {
    name: key?.name ?? '',
    ...(key ? accessOf(key.scopes) : { ...accessOf([]), access: 'READ' }),
    expiry: key ? 'keep' : 'never',
  };
}

/** The scopes that the form describes. */
export function scopesOf({ access, areas }: Pick<ApiKeyValues, 'access' | 'areas'>): ApiKeyScope[] {
  if (access !== 'CUSTOM') return [access];
  return AREAS.flatMap((area): ApiKeyScope[] => {
    if (areas[area] === 'NONE') return [];
    return [area === 'AUDIT' || areas[area] === 'READ' ? `${area}_READ` : `${area}_WRITE`];
  });
}

/** The time of expiry; undefined if it stays as it is, null if the key never expires. */
export function expiryOf(expiry: ApiKeyValues['expiry'], now: Date): string | null | undefined {
  if (expiry === 'keep') return undefined;
  return expiry === 'never' ? null : new Date(now.getTime() + Number(expiry) * DAY_MS).toISOString();
}

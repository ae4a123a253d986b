/** The nouns that write audit entries. */
export const AUDIT_NOUNS = [
  'cluster',
  'nodepools',
  'node',
  'addon',
  'app',
  'deployment',
  'postgres',
  'gitops',
  'registry',
  'subscription',
  'billing',
  'extra_clusters',
  'integrations',
  'cloud_token',
  'secret',
  'api_key',
  'account',
  'member',
  'user',
  'passkey',
  'sso',
  'invite',
  'support',
] as const;

export const AUDIT_ORIGINS = ['CONSOLE', 'API_KEY', 'SUPPORT', 'SYSTEM'] as const;

export interface AuditFilter {
  readonly action: string | null;
  readonly origin: (typeof AUDIT_ORIGINS)[number] | null;
  readonly search: string | null;
}

/** The filter in an address; unknown values are ignored. */
export function filterFrom(params: URLSearchParams): AuditFilter {
  const origin = params.get('origin');
  const noun = params.get('noun');
  return {
    action: AUDIT_NOUNS.find((one) => one === noun) ?? null,
    origin: AUDIT_ORIGINS.find((one) => one === origin) ?? null,
    search: params.get('q') || null,
  };
}

/** True if the filter excludes anything. */
export const isNarrowed = (filter: AuditFilter): boolean =>
  Object.values(filter).some((part) => part !== null);

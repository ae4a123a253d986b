import type { ManifestKind } from './__generated__/ManifestPageQuery.graphql.ts';

/** Kinds of objects that have a page with their YAML, by their names in addresses. */
const kinds = {
  deployments: 'DEPLOYMENT',
  statefulsets: 'STATEFUL_SET',
  daemonsets: 'DAEMON_SET',
  jobs: 'JOB',
  pods: 'POD',
  services: 'SERVICE',
  ingresses: 'INGRESS',
  volumeclaims: 'PERSISTENT_VOLUME_CLAIM',
} as const satisfies Record<string, ManifestKind>;

type KindName = keyof typeof kinds;

/** The kind that an address names; undefined for others. */
export function kindFrom(name: string | undefined): ManifestKind | undefined {
  return Object.entries(kinds).find(([key]) => key === name)?.[1];
}

const names = {
  DEPLOYMENT: 'deployments',
  STATEFUL_SET: 'statefulsets',
  DAEMON_SET: 'daemonsets',
  JOB: 'jobs',
} as const;

/** The name in addresses of a workload's kind; undefined for kinds of later versions. */
export function nameOfWorkload(kind: string): KindName | undefined {
  return kind in names ? names[kind as keyof typeof names] : undefined;
}

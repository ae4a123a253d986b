import type { NewObject } from '../../../api/objects.ts';
import { seededHex } from '../../../../simulation/chance.ts';

const QUICK_COMMITS = 8;
const QUICK_MS = 15 * 60_000;
const SLOW_MS = 6 * 3_600_000;
/** Minimum interval between commits: with strongly compressed time they would roll out new pods all the time. */
const MIN_MS = 3 * 60_000;
/** Every so many commits bring a new version of the app. */
const COMMITS_PER_RELEASE = 5;

type Item = readonly [kind: string, group: string, namespace: string, name: string];

/** A folder of the sample repositories and the objects in it. */
export interface Part {
  name: string;
  dependsOn: string | null;
  inventory: readonly Item[];
}

export const parts: readonly Part[] = [
  {
    name: 'infrastructure',
    dependsOn: null,
    inventory: [
      ['Namespace', '', '', 'shared'],
      ['HelmRepository', 'source.toolkit.fluxcd.io', 'shared', 'podinfo'],
      ['NetworkPolicy', 'networking.k8s.io', 'shared', 'default-deny'],
    ],
  },
  {
    name: 'apps',
    dependsOn: 'infrastructure',
    inventory: [
      ['Namespace', '', '', 'web'],
      ['Deployment', 'apps', 'web', 'storefront'],
      ['Service', '', 'web', 'storefront'],
      ['Ingress', 'networking.k8s.io', 'web', 'storefront'],
      ['ConfigMap', '', 'web', 'storefront-settings'],
    ],
  },
];

/** Commit `number` of a branch. */
export function revisionOf(url: string, branch: string, number: number): string {
  return `${branch}@sha1:${seededHex(`${url}/${branch}/${number}`, 40)}`;
}

/** The last commit since a repository is followed, and when the next one comes: each quarter of an hour, later rarely. */
export function commitsSince(
  since: Date,
  now: Date,
  simulated: (ms: number) => number,
): { number: number; nextAt: Date } {
  const quick = Math.max(MIN_MS, simulated(QUICK_MS));
  const slow = Math.max(MIN_MS, simulated(SLOW_MS));
  const passed = Math.max(0, now.getTime() - since.getTime());
  const isQuick = passed < QUICK_COMMITS * quick;
  const more = Math.floor((passed - QUICK_COMMITS * quick) / slow);
  const number = isQuick ? Math.floor(passed / quick) : QUICK_COMMITS + more;
  const next = isQuick ? (number + 1) * quick : QUICK_COMMITS * quick + (more + 1) * slow;
  return { number, nextAt: new Date(since.getTime() + next) };
}

/** Cannot be cloned. */
export function isNeverReady(url: string): boolean {
  return url.endsWith('/never-ready.git');
}

/** Its apps cannot be built. */
export function isStalling(url: string): boolean {
  return url.endsWith('/stalls.git');
}

type Named<T> = T & { metadata: { name: string; namespace: string } };

/** The app of the sample repositories at a commit. */
export function storefront(commit: number): {
  deployment: Named<NewObject<'deployments.apps'>>;
  service: Named<NewObject<'services'>>;
  ingress: Named<NewObject<'ingresses.networking.k8s.io'>>;
  settings: Named<NewObject<'configmaps'>>;
} {
  const labels = { app: 'storefront', 'kustomize.toolkit.fluxcd.io/name': 'apps' };
  const metadata = { name: 'storefront', namespace: 'web', labels };
  const image = `ghcr.io/acme-labs/storefront:1.4.${Math.floor(commit / COMMITS_PER_RELEASE)}`;
  const requests = { cpu: '50m', memory: '64Mi' };
  const container = { name: 'storefront', image, ports: [{ containerPort: 8080 }], resources: { requests } };
  const backend = { service: { name: 'storefront', port: { number: 80 } } };
  const paths = [{ path: '/', pathType: 'Prefix', backend }];
  return {
    deployment: {
      metadata,
      spec: {
        replicas: 2,
        selector: { matchLabels: { app: 'storefront' } },
        template: { metadata: { labels: { app: 'storefront' } }, spec: { containers: [container] } },
      },
    },
    service: { metadata, spec: { selector: { app: 'storefront' }, ports: [{ port: 80, targetPort: 8080 }] } },
    ingress: { metadata, spec: { rules: [{ host: 'storefront.example.com', http: { paths } }] } },
    settings: { metadata: { ...metadata, name: 'storefront-settings' }, data: { COMMIT: String(commit) } },
  };
}

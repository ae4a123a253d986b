import { z } from 'zod';
import { seededHex } from '../../simulation/chance.ts';
import type { GitOpsState, InventoryItem, KustomizationState, ReconcileState } from '../port.ts';

/** Stored state of the embedded Flux instance. The private key is not stored: nothing is cloned. */
export const instanceData = z.object({
  url: z.string(),
  branch: z.string(),
  path: z.string(),
  readyAt: z.iso.datetime(),
});
type InstanceData = z.output<typeof instanceData>;

/** The share of the time between two commits that Flux needs to apply one. */
const APPLYING = 0.12;
const FLUX_VERSION = 'v2.7.2';

interface Part {
  name: string;
  folder: string;
  inventory: readonly InventoryItem[];
}

const item = (kind: string, namespace: string | null, name: string): InventoryItem => ({
  kind,
  namespace,
  name,
});

const parts: readonly Part[] = [
  {
    name: 'infrastructure',
    folder: 'infrastructure',
    inventory: [
      item('Namespace', null, 'shared'),
      item('HelmRepository', 'shared', 'podinfo'),
      item('NetworkPolicy', 'shared', 'default-deny'),
    ],
  },
  {
    name: 'apps',
    folder: 'apps',
    inventory: [
      item('Namespace', null, 'web'),
      item('Deployment', 'web', 'storefront'),
      item('Service', 'web', 'storefront'),
      item('Ingress', 'web', 'storefront'),
      item('ConfigMap', 'web', 'storefront-settings'),
    ],
  },
];

/** True for the sample repository whose apps never become healthy. */
function isBroken(url: string): boolean {
  return url.endsWith('/stalls.git');
}

function messageOf(state: ReconcileState, revision: string, folder: string): string {
  switch (state) {
    case 'ready':
      return `Applied revision: ${revision}`;
    case 'reconciling':
      return `Reconciliation in progress`;
    case 'stalled':
      return `kustomize build failed: accumulating resources: '${folder}/deployment.yaml' does not exist`;
  }
}

/** The repository gets a commit every `periodMs`; Flux applies it during the first part of that time. */
export function fluxState(instance: InstanceData, now: Date, periodMs: number): GitOpsState {
  const { url, branch, path } = instance;
  const elapsed = Math.max(0, now.getTime() - new Date(instance.readyAt).getTime());
  const count = Math.floor(elapsed / periodMs);
  const passed = (elapsed % periodMs) / periodMs;
  const revisionOf = (n: number): string => `${branch}@sha1:${seededHex(`${url}/${branch}/${n}`, 40)}`;
  const commitAt = new Date(now.getTime() - (elapsed % periodMs));
  const revision = revisionOf(count);
  const before = count > 0 ? revisionOf(count - 1) : revision;

  const kustomization = (
    name: string,
    folder: string,
    inventory: readonly InventoryItem[],
    state: ReconcileState,
  ): KustomizationState => ({
    name,
    path: `./${folder}`,
    state,
    message: messageOf(state, revision, folder),
    lastAppliedRevision: state === 'ready' ? revision : state === 'stalled' ? null : before,
    reconciledAt: commitAt,
    inventory: state === 'stalled' ? [] : [...inventory],
  });
  const stateOf = (index: number): ReconcileState => {
    if (isBroken(url) && index === parts.length - 1) return 'stalled';
    // The first commit is applied when the instance becomes ready.
    return count > 0 && passed < (APPLYING * (index + 1)) / parts.length ? 'reconciling' : 'ready';
  };
  const own = parts.map(({ name }) => item('Kustomization', 'flux-system', name));
  return {
    fluxVersion: FLUX_VERSION,
    source: {
      url,
      revision,
      state: 'ready',
      message: `stored artifact for revision '${revision}'`,
      fetchedAt: commitAt,
    },
    kustomizations: [
      kustomization('flux-system', path, own, 'ready'),
      ...parts.map(({ name, folder, inventory }, index) =>
        kustomization(name, `${path}/${folder}`, inventory, stateOf(index)),
      ),
    ],
  };
}

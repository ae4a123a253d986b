import { MANAGED_BY, MANAGER } from '../../api/labels.ts';
import { secretData } from '../../api/secretData.ts';
import type { Controller, Infrastructure } from '../controllers/controller.ts';
import type { MemoryState } from '../state/memoryState.ts';
import { createReconciliation } from '../state/reconciliation.ts';
import { createAddon } from './addons.ts';
import { createK3sObjects } from './k3sObjects.ts';
import type { Present } from './present.ts';
import { createTroubledDeployment, unhealthyPods } from './trouble.ts';

/** Something that happened in the cluster before it had objects. */
interface PastStep {
  at: Date;
  happen: (state: MemoryState) => void;
}

const FLUX = 'flux-system';

function stepsOf(present: Present, infrastructure: Infrastructure): PastStep[] {
  const { createdAt, addons, secrets, troubled, gitOps } = present;
  const all = [...troubled, ...unhealthyPods(infrastructure.clusterName, createdAt)];
  return [
    ...infrastructure.servers.map(({ createdAt: at }): PastStep => ({ at, happen: () => undefined })),
    ...addons.map((addon): PastStep => ({
      at: addon.createdAt,
      happen: (state) => createAddon(addon.name, addon.version, state),
    })),
    ...secrets.map((secret): PastStep => ({
      at: secret.createdAt,
      happen: (state) => createSecret(secret, state),
    })),
    ...(gitOps
      ? [{ at: gitOps.enabledAt, happen: (state: MemoryState) => followRepository(gitOps, state) }]
      : []),
    ...all.map((pod): PastStep => ({
      at: pod.createdAt,
      happen: (state) => createTroubledDeployment(pod, state),
    })),
  ];
}

function putNamespace(name: string, state: MemoryState): void {
  if (!state.get('namespaces', name)) state.create('namespaces', { metadata: { name } });
}

function followRepository({ url, branch, path }: NonNullable<Present['gitOps']>, state: MemoryState): void {
  putNamespace(FLUX, state);
  state.create('fluxinstances.fluxcd.controlplane.io', {
    metadata: { name: 'flux', namespace: FLUX, labels: { [MANAGED_BY]: MANAGER } },
    spec: {
      distribution: { version: '2.7.x', registry: 'ghcr.io/fluxcd' },
      components: ['source-controller', 'kustomize-controller', 'helm-controller', 'notification-controller'],
      sync: { kind: 'GitRepository', url, ref: `refs/heads/${branch}`, path, interval: '1m' },
    },
  });
}

function createSecret(secret: Present['secrets'][number], state: MemoryState): void {
  const { namespace, name, type, isManaged } = secret;
  const labels: Record<string, string> = isManaged ? { [MANAGED_BY]: MANAGER } : {};
  putNamespace(namespace, state);
  state.create('secrets', {
    metadata: { name, namespace, labels },
    type,
    data: secretData(secret.data),
  });
}

function linkPullSecret({ namespace, name }: Present['pullSecrets'][number], state: MemoryState): void {
  const account = state.get('serviceaccounts', 'default', namespace);
  if (!account) return;
  const imagePullSecrets = [...(account.imagePullSecrets ?? []), { name }];
  state.update('serviceaccounts', { ...account, imagePullSecrets });
}

/**
 * Creates the objects of a cluster that has none, by replaying what the platform knows: each step at its own time, so
 * that nodes, pods and events have the right age. Ends at the present.
 */
export function seedCluster(
  state: MemoryState,
  infrastructure: Infrastructure,
  controllers: readonly Controller[],
  present: Present,
): void {
  const now = state.now;
  const past = stepsOf(present, infrastructure).map(({ at, happen }) => ({
    at: at > now ? now : at,
    happen,
  }));
  past.sort((a, b) => a.at.getTime() - b.at.getTime());
  const begin = new Date(
    Math.min(present.createdAt.getTime(), now.getTime(), ...past.map(({ at }) => at.getTime())),
  );
  const reconciliation = createReconciliation(state, controllers, infrastructure);
  const moveTo = (at: Date): void => {
    while (!reconciliation.advance(at)) continue;
    state.now = at;
  };
  state.now = begin;
  createK3sObjects(state, infrastructure);
  for (const { at, happen } of past) {
    moveTo(at);
    happen(state);
    reconciliation.sync();
    reconciliation.settle();
  }
  moveTo(now);
  for (const link of present.pullSecrets) linkPullSecret(link, state);
}

import type { Stored } from '../../../api/objects.ts';
import type { ClusterState } from '../../clusterState.ts';
import { defineController } from '../controller.ts';
import { availableAt, createPod, isActive, isReady, type Pod } from '../shared/pods.ts';
import { earliest } from '../shared/time.ts';

type ReplicaSet = Stored<'replicasets.apps'>;

/**
 * | Active pods     | Then                                                                       |
 * | --------------- | -------------------------------------------------------------------------- |
 * | fewer than spec | new ones are created from the template                                     |
 * | more than spec  | deleted: first those without node, then those not ready, then the youngest |
 * | as many         | none                                                                       |
 *
 * Pods that have ended, such as evicted ones, do not count.
 */
export const replicaSetController = defineController({
  resource: 'replicasets.apps',
  reconcile: (set, { state }) => {
    const active = state.owned('pods', set).filter(isActive);
    const missing = (set.spec?.replicas ?? 1) - active.length;
    if (!set.metadata.deletionTimestamp) {
      for (let made = 0; made < missing; made += 1) addPod(set, state);
      for (const pod of [...active].sort(byWorth).slice(0, Math.max(0, -missing))) removePod(set, pod, state);
    }
    updateStatus(set, state);
  },
});

function addPod(set: ReplicaSet, state: ClusterState): void {
  const pod = createPod(state, set, set.spec?.template);
  const message = `Created pod: ${pod.metadata.name}`;
  state.recordEvent(set, { type: 'Normal', reason: 'SuccessfulCreate', message });
}

function removePod(set: ReplicaSet, pod: Pod, state: ClusterState): void {
  state.remove('pods', pod);
  const message = `Deleted pod: ${pod.metadata.name}`;
  state.recordEvent(set, { type: 'Normal', reason: 'SuccessfulDelete', message });
}

/** The least valuable first. */
function byWorth(a: Pod, b: Pod): number {
  const worth = (pod: Pod): number => (pod.spec?.nodeName ? 1 : 0) + (isReady(pod) ? 2 : 0);
  const age = (pod: Pod): number => new Date(pod.metadata.creationTimestamp).getTime();
  return worth(a) - worth(b) || age(b) - age(a);
}

function updateStatus(set: ReplicaSet, state: ClusterState): void {
  const pods = state.owned('pods', set).filter(isActive);
  const available = pods.map((pod) => availableAt(pod, set.spec?.minReadySeconds));
  const updated = state.update('replicasets.apps', {
    ...set,
    status: {
      replicas: pods.length,
      fullyLabeledReplicas: pods.length,
      readyReplicas: pods.filter(isReady).length,
      availableReplicas: available.filter((at) => at !== null && at <= state.now).length,
      observedGeneration: set.metadata.generation ?? 1,
    },
  });
  state.wakeAt(
    'replicasets.apps',
    updated,
    earliest(available.filter((at) => at !== null && at > state.now)),
  );
}

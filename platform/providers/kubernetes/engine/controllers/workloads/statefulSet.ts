import type { Stored } from '../../../api/objects.ts';
import type { ClusterState } from '../../clusterState.ts';
import { defineController } from '../controller.ts';
import { createPod, isActive, isReady, type Pod } from '../shared/pods.ts';
import { templateHash } from '../shared/template.ts';

type StatefulSet = Stored<'statefulsets.apps'>;

const REVISION_LABEL = 'controller-revision-hash';

/**
 * | Pods                               | Then                                                              |
 * | ---------------------------------- | ----------------------------------------------------------------- |
 * | number n is missing                | created with its claims once 0 to n-1 are ready; parallel if set  |
 * | more than wanted                   | the highest number is deleted, one after the other                |
 * | of an older template               | the highest is replaced once all are ready                        |
 */
export const statefulSetController = defineController({
  resource: 'statefulsets.apps',
  reconcile: (set, { state }) => {
    if (!set.metadata.deletionTimestamp) step(set, state);
    updateStatus(set, state);
  },
});

function numberOf({ metadata }: Pod): number {
  return Number(metadata.name.slice(metadata.name.lastIndexOf('-') + 1));
}

function revision({ metadata, spec }: StatefulSet): string {
  return `${metadata.name}-${templateHash(spec?.template)}`;
}

function step(set: StatefulSet, state: ClusterState): void {
  const pods = state.owned('pods', set).sort((a, b) => numberOf(a) - numberOf(b));
  const wanted = set.spec?.replicas ?? 1;
  const isParallel = set.spec?.podManagementPolicy === 'Parallel';
  for (const pod of pods.filter(({ status }) => status?.phase === 'Failed')) state.remove('pods', pod);
  for (let number = 0; number < wanted; number += 1) {
    const pod = pods.find((one) => numberOf(one) === number);
    if (!pod) addPod(set, number, state);
    if (!isParallel && (!pod || !isReady(pod) || !isActive(pod))) return;
  }
  const last = pods.at(-1);
  if (last && numberOf(last) >= wanted) {
    if (isActive(last)) removePod(set, last, state);
    return;
  }
  const isWhole = pods.length === wanted && pods.every((pod) => isActive(pod) && isReady(pod));
  const outdated = pods.findLast((pod) => pod.metadata.labels?.[REVISION_LABEL] !== revision(set));
  const isRolling = set.spec?.updateStrategy?.type !== 'OnDelete';
  if (outdated && isRolling && (isWhole || !isReady(outdated)) && isActive(outdated))
    removePod(set, outdated, state);
}

function addPod(set: StatefulSet, number: number, state: ClusterState): void {
  const { namespace } = set.metadata;
  const name = `${set.metadata.name}-${number}`;
  const templates = set.spec?.volumeClaimTemplates ?? [];
  const volumes = templates.map(({ metadata }) => ({
    name: metadata?.name ?? '',
    persistentVolumeClaim: { claimName: `${metadata?.name}-${name}` },
  }));
  for (const [index, { claimName }] of volumes.map((one) => one.persistentVolumeClaim).entries()) {
    // Claims outlive their pod, and the set.
    if (state.get('persistentvolumeclaims', claimName, namespace)) continue;
    const template = templates[index];
    state.create('persistentvolumeclaims', {
      ...template,
      metadata: { ...template?.metadata, name: claimName, namespace },
    });
  }
  const spec = { hostname: name, volumes: [...(set.spec?.template.spec?.volumes ?? []), ...volumes] };
  const labels = {
    [REVISION_LABEL]: revision(set),
    'statefulset.kubernetes.io/pod-name': name,
    'apps.kubernetes.io/pod-index': String(number),
  };
  createPod(state, set, set.spec?.template, { name, labels, spec });
  const message = `create Pod ${name} in StatefulSet ${set.metadata.name} successful`;
  state.recordEvent(set, { type: 'Normal', reason: 'SuccessfulCreate', message });
}

function removePod(set: StatefulSet, pod: Pod, state: ClusterState): void {
  state.remove('pods', pod);
  const message = `delete Pod ${pod.metadata.name} in StatefulSet ${set.metadata.name} successful`;
  state.recordEvent(set, { type: 'Normal', reason: 'SuccessfulDelete', message });
}

function updateStatus(set: StatefulSet, state: ClusterState): void {
  const pods = state.owned('pods', set).filter(isActive);
  const ready = pods.filter(isReady).length;
  const updated = pods.filter((pod) => pod.metadata.labels?.[REVISION_LABEL] === revision(set)).length;
  const isUpdated = updated === pods.length;
  state.update('statefulsets.apps', {
    ...set,
    status: {
      replicas: pods.length,
      readyReplicas: ready,
      availableReplicas: ready,
      updatedReplicas: updated,
      currentReplicas: isUpdated ? pods.length : pods.length - updated,
      currentRevision: isUpdated ? revision(set) : (set.status?.currentRevision ?? revision(set)),
      updateRevision: revision(set),
      observedGeneration: set.metadata.generation ?? 1,
    },
  });
}

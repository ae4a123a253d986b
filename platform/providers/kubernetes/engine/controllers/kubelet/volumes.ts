import type { ClusterState } from '../../clusterState.ts';
import type { Stored } from '../../../api/objects.ts';
import type { Pod } from '../shared/pods.ts';

type Claim = Stored<'persistentvolumeclaims'>;

const ATTACH_FAILED = 'FailedAttachVolume';

/** Names of the claims whose volumes the pod mounts. */
export function claimNames({ spec }: Pod): string[] {
  return (spec?.volumes ?? []).flatMap(({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? []);
}

/** The running pods on other nodes that have the claim's volume, which can be attached to one node at a time. */
function holdersOf({ metadata, status }: Claim, pod: Pod, state: ClusterState): Pod[] {
  if (status?.accessModes?.includes('ReadWriteMany')) return [];
  return state
    .list('pods', { namespace: metadata.namespace })
    .filter(
      (other) =>
        other.spec?.nodeName !== pod.spec?.nodeName &&
        other.status?.phase === 'Running' &&
        claimNames(other).includes(metadata.name),
    );
}

function recordFailure(pod: Pod, { spec }: Claim, holders: readonly Pod[], state: ClusterState): void {
  const names = holders.map(({ metadata }) => metadata.name).join(', ');
  const message = `Multi-Attach error for volume "${spec?.volumeName ?? ''}" Volume is already used by pod(s) ${names}`;
  const isKnown = state
    .list('events', { namespace: pod.metadata.namespace })
    .some(
      ({ involvedObject, reason }) => involvedObject.uid === pod.metadata.uid && reason === ATTACH_FAILED,
    );
  if (!isKnown) state.recordEvent(pod, { type: 'Warning', reason: ATTACH_FAILED, message });
}

/** True once the volumes of the pod's claims are attached to its node. */
export function hasVolumes(pod: Pod, state: ClusterState): boolean {
  const claims = claimNames(pod).map((name) =>
    state.get('persistentvolumeclaims', name, pod.metadata.namespace),
  );
  for (const claim of claims) {
    if (claim?.status?.phase !== 'Bound') return false;
    const holders = holdersOf(claim, pod, state);
    if (holders.length === 0) continue;
    recordFailure(pod, claim, holders, state);
    return false;
  }
  return true;
}

/** Pods that wait for a volume of this one, which is gone or has ended. */
export function podsWaitingFor(changed: Pod, state: ClusterState): Pod[] {
  const names = claimNames(changed);
  if (names.length === 0) return [];
  const { name, namespace } = changed.metadata;
  if (state.get('pods', name, namespace)?.status?.phase === 'Running') return [];
  return state
    .list('pods', { namespace })
    .filter(
      (other) => other.status?.phase === 'Pending' && claimNames(other).some((one) => names.includes(one)),
    );
}

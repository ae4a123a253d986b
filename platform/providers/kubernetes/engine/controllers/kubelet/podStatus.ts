import type { Container, ContainerState, ContainerStatus, PodStatus } from 'kubernetes-types/core/v1.d.ts';
import { seededHex, seededInt } from '../../../../simulation/chance.ts';
import type { Stored } from '../../../api/objects.ts';
import { withCondition } from '../shared/conditions.ts';
import type { Pod } from '../shared/pods.ts';
import { fullImageName } from './images.ts';

/** The status of a container that has not been started. */
export function waitingContainer(
  { name, image = '' }: Container,
  reason: string,
  message?: string,
): ContainerStatus {
  const waiting = message === undefined ? { reason } : { reason, message };
  return { name, image, imageID: '', ready: false, restartCount: 0, started: false, state: { waiting } };
}

/** The status of a container that was started. */
export function startedContainer(
  pod: Pod,
  { name, image = '' }: Container,
  state: ContainerState,
  isReady: boolean,
): ContainerStatus {
  const imageName = fullImageName(image);
  return {
    name,
    image: imageName,
    imageID: `${imageName.replace(/(:[^/]+|@.*)$/, '')}@sha256:${seededHex(imageName, 64)}`,
    containerID: `containerd://${seededHex(`${pod.metadata.uid}/${name}`, 64)}`,
    ready: isReady,
    restartCount: 0,
    started: state.running !== undefined,
    state,
  };
}

/** The status with these containers, and the conditions that follow from them. */
export function withContainers(
  status: PodStatus | undefined,
  containerStatuses: readonly ContainerStatus[],
  now: Date,
): PodStatus {
  const unready = containerStatuses.filter(({ ready }) => !ready).map(({ name }) => name);
  const hasEnded = containerStatuses.every(({ state }) => state?.terminated);
  const reason = hasEnded ? 'PodCompleted' : 'ContainersNotReady';
  const waiting = {
    status: 'False',
    reason,
    ...(!hasEnded && { message: `containers with unready status: [${unready.join(' ')}]` }),
  };
  const outcome = unready.length === 0 ? { status: 'True', reason: undefined, message: undefined } : waiting;
  let conditions = status?.conditions ?? [];
  const isInitialized = (status?.initContainerStatuses ?? []).every(
    ({ state }) => state?.terminated?.exitCode === 0,
  );
  const initialized = isInitialized
    ? { status: 'True' }
    : { status: 'False', reason: 'ContainersNotInitialized' };
  conditions = withCondition(conditions, { type: 'Initialized', reason: undefined, ...initialized }, now);
  for (const type of ['Ready', 'ContainersReady'])
    conditions = withCondition(conditions, { type, ...outcome }, now);
  return { ...status, conditions, containerStatuses: [...containerStatuses] };
}

/** Quality of service: what is evicted first when a node is short of memory. */
export function qosClass({ spec }: Pod): string {
  const all = (spec?.containers ?? []).map(({ resources }) => resources);
  if (all.every((one) => !one?.requests && !one?.limits)) return 'BestEffort';
  const isGuaranteed = all.every(
    (one) =>
      one?.limits?.cpu !== undefined &&
      one.limits.memory !== undefined &&
      one.requests?.cpu === one.limits.cpu &&
      one.requests.memory === one.limits.memory,
  );
  return isGuaranteed ? 'Guaranteed' : 'Burstable';
}

/** Addresses of a new pod: the node's, and a free one of the node's pod network. */
export function addressesOf(pod: Pod, node: Stored<'nodes'>, neighbours: readonly Pod[]): Partial<PodStatus> {
  const hostIP = node.status?.addresses?.find(({ type }) => type === 'InternalIP')?.address;
  const host = hostIP === undefined ? {} : { hostIP, hostIPs: [{ ip: hostIP }] };
  if (pod.spec?.hostNetwork) return { ...host, ...(hostIP !== undefined && { podIP: hostIP }) };
  const network = (node.spec?.podCIDR ?? '10.244.0.0/24').replace(/\.0\/24$/, '');
  const taken = new Set(neighbours.map(({ status }) => status?.podIP));
  for (let number = seededInt(pod.metadata.uid); ; number += 1) {
    const podIP = `${network}.${2 + (number % 252)}`;
    if (!taken.has(podIP)) return { ...host, podIP, podIPs: [{ ip: podIP }] };
  }
}

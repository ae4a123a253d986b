import type { Container, ContainerStatus } from 'kubernetes-types/core/v1.d.ts';
import type { Stored } from '../../../api/objects.ts';
import type { ControllerContext } from '../controller.ts';
import type { Pod } from '../shared/pods.ts';
import { kubernetesTime } from '../../state/kubernetesTime.ts';
import { after } from '../shared/time.ts';
import { pullError } from './images.ts';
import { addressesOf, qosClass, waitingContainer, withContainers } from './podStatus.ts';
import { createMs, pullMs, type ImagePlace } from './timing.ts';

const PULL_BACK_OFF_MS = 10_000;

function podsOn(node: Stored<'nodes'>, { state }: ControllerContext): Pod[] {
  return state.list('pods').filter(({ spec }) => spec?.nodeName === node.metadata.name);
}

/** Init containers first. */
function allContainers({ spec }: Pod): Container[] {
  return [...(spec?.initContainers ?? []), ...(spec?.containers ?? [])];
}

/** The images among the pod's that another pod has already brought to the node. */
function imagesOn(node: Stored<'nodes'>, pod: Pod, context: ControllerContext): Set<string> {
  const others = podsOn(node, context).filter(
    ({ metadata, status }) =>
      metadata.uid !== pod.metadata.uid && status?.containerStatuses?.some((one) => one.imageID),
  );
  return new Set(others.flatMap((other) => allContainers(other).map(({ image = '' }) => image)));
}

/** Images that nodes give each other: those of pods that run, if the cluster has the embedded registry mirror. */
function mirroredImages({ state, infrastructure }: ControllerContext): Set<string> {
  if (!infrastructure.hasRegistryMirror) return new Set();
  const running = state
    .list('pods')
    .filter(({ status }) => status?.containerStatuses?.some((one) => one.imageID));
  return new Set(running.flatMap((pod) => allContainers(pod).map(({ image = '' }) => image)));
}

/** The status of a pod none of whose containers runs; `failure` is what holds one of them back. */
function allWaiting(
  { spec, status }: Pod,
  failure: (container: Container) => { reason: string; message: string } | undefined,
  now: Date,
) {
  const initContainers = spec?.initContainers ?? [];
  const usual = initContainers.length > 0 ? 'PodInitializing' : 'ContainerCreating';
  const waiting = (container: Container): ContainerStatus => {
    const { reason, message } = failure(container) ?? { reason: usual };
    return waitingContainer(container, reason, message);
  };
  const initContainerStatuses = initContainers.map(waiting);
  const before = initContainers.length > 0 ? { ...status, initContainerStatuses } : status;
  return withContainers(before, (spec?.containers ?? []).map(waiting), now);
}

/** bound → creating: the pod gets its addresses, and its images are pulled. */
export function startPod(pod: Pod, node: Stored<'nodes'>, context: ControllerContext): void {
  const { state } = context;
  const status = {
    ...allWaiting(pod, () => undefined, state.now),
    ...addressesOf(pod, node, podsOn(node, context)),
    phase: 'Pending',
    qosClass: qosClass(pod),
    startTime: kubernetesTime(state.now),
  };
  const updated = state.update('pods', { ...pod, status });
  const present = imagesOn(node, pod, context);
  for (const { image = '' } of allContainers(pod).filter((one) => !present.has(one.image ?? '')))
    state.recordEvent(updated, { type: 'Normal', reason: 'Pulling', message: `Pulling image "${image}"` });
  state.wakeAt('pods', updated, pulledAt(updated, node, context));
}

/** When the images are there and the containers created. */
export function pulledAt(pod: Pod, node: Stored<'nodes'>, context: ControllerContext): Date {
  const present = imagesOn(node, pod, context);
  const containers = allContainers(pod);
  const mirrored = mirroredImages(context);
  const placeOf = (image: string): ImagePlace =>
    present.has(image) ? 'node' : mirrored.has(image) ? 'mirror' : 'registry';
  const pulls = containers.map(({ image = '' }) => pullMs(image, placeOf(image)));
  const ms = pulls.reduce((sum, pull) => sum + pull, 0) + createMs(containers);
  return after(pod.status?.startTime ?? context.state.now, context.infrastructure.simulated(ms));
}

/** Containers of the pod whose images cannot be pulled, with the error. */
export function pullErrors(pod: Pod): { container: Container; error: string }[] {
  const hasPullSecret = (pod.spec?.imagePullSecrets ?? []).length > 0;
  return allContainers(pod).flatMap((container) => {
    const error = pullError(container.image ?? '', hasPullSecret);
    return error === null ? [] : [{ container, error }];
  });
}

/** creating → pullFailed. */
export function failPull(pod: Pod, context: ControllerContext): void {
  const { state, infrastructure } = context;
  const errors = new Map(pullErrors(pod).map(({ container, error }) => [container.name, error]));
  const failure = ({ name }: Container) => {
    const error = errors.get(name);
    return error === undefined
      ? undefined
      : { reason: 'ErrImagePull', message: `rpc error: code = NotFound desc = ${error}` };
  };
  const updated = state.update('pods', { ...pod, status: allWaiting(pod, failure, state.now) });
  for (const { container, error } of pullErrors(pod)) {
    const message = `Failed to pull image "${container.image ?? ''}": ${error}`;
    state.recordEvent(updated, { type: 'Warning', reason: 'Failed', message });
  }
  state.wakeAt('pods', updated, after(state.now, infrastructure.simulated(PULL_BACK_OFF_MS)));
}

/** pullFailed → stuck: the kubelet waits between attempts, which go on failing. */
export function pullFailed(
  pod: Pod,
  _node: Stored<'nodes'>,
  { state, infrastructure }: ControllerContext,
): void {
  const failedAt = pod.status?.conditions?.find(({ type }) => type === 'Ready')?.lastTransitionTime;
  const backOffAt = after(
    pod.status?.startTime ?? failedAt ?? state.now,
    infrastructure.simulated(PULL_BACK_OFF_MS),
  );
  if (state.now < backOffAt) return state.wakeAt('pods', pod, backOffAt);
  const errors = pullErrors(pod);
  const failure = ({ name, image = '' }: Container) => {
    const failed = errors.find(({ container }) => container.name === name);
    const message = `Back-off pulling image "${image}": ErrImagePull: ${failed?.error ?? ''}`;
    return failed && { reason: 'ImagePullBackOff', message };
  };
  const updated = state.update('pods', { ...pod, status: allWaiting(pod, failure, state.now) });
  for (const { container } of errors) {
    const message = `Back-off pulling image "${container.image ?? ''}"`;
    state.recordEvent(updated, { type: 'Normal', reason: 'BackOff', message });
  }
}

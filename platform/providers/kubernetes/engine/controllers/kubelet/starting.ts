import type { Container } from 'kubernetes-types/core/v1.d.ts';
import type { Stored } from '../../../api/objects.ts';
import type { ControllerContext } from '../controller.ts';
import type { Pod } from '../shared/pods.ts';
import { kubernetesTime } from '../../state/kubernetesTime.ts';
import { after } from '../shared/time.ts';
import { pullError } from './images.ts';
import { addressesOf, qosClass, waitingContainer, withContainers } from './podStatus.ts';
import { createMs, pullMs } from './timing.ts';

const PULL_BACK_OFF_MS = 10_000;

function podsOn(node: Stored<'nodes'>, { state }: ControllerContext): Pod[] {
  return state.list('pods').filter(({ spec }) => spec?.nodeName === node.metadata.name);
}

/** The images among the pod's that another pod has already brought to the node. */
function imagesOn(node: Stored<'nodes'>, pod: Pod, context: ControllerContext): Set<string> {
  const others = podsOn(node, context).filter(
    ({ metadata, status }) =>
      metadata.uid !== pod.metadata.uid && status?.containerStatuses?.some((one) => one.imageID),
  );
  return new Set(others.flatMap(({ spec }) => (spec?.containers ?? []).map(({ image = '' }) => image)));
}

/** bound → creating: the pod gets its addresses, and its images are pulled. */
export function startPod(pod: Pod, node: Stored<'nodes'>, context: ControllerContext): void {
  const { state } = context;
  const containers = pod.spec?.containers ?? [];
  const waiting = containers.map((one) => waitingContainer(one, 'ContainerCreating'));
  const status = {
    ...withContainers(pod.status, waiting, state.now),
    ...addressesOf(pod, node, podsOn(node, context)),
    phase: 'Pending',
    qosClass: qosClass(pod),
    startTime: kubernetesTime(state.now),
  };
  const updated = state.update('pods', { ...pod, status });
  const present = imagesOn(node, pod, context);
  for (const { image = '' } of containers.filter((one) => !present.has(one.image ?? '')))
    state.recordEvent(updated, { type: 'Normal', reason: 'Pulling', message: `Pulling image "${image}"` });
  state.wakeAt('pods', updated, pulledAt(updated, node, context));
}

/** When the images are there and the containers created. */
export function pulledAt(pod: Pod, node: Stored<'nodes'>, context: ControllerContext): Date {
  const present = imagesOn(node, pod, context);
  const containers = pod.spec?.containers ?? [];
  const pulls = containers.map(({ image = '' }) => pullMs(image, present.has(image)));
  const ms = pulls.reduce((sum, pull) => sum + pull, 0) + createMs(containers);
  return after(pod.status?.startTime ?? context.state.now, context.infrastructure.simulated(ms));
}

/** Containers of the pod whose images cannot be pulled, with the error. */
export function pullErrors({ spec }: Pod): { container: Container; error: string }[] {
  const hasPullSecret = (spec?.imagePullSecrets ?? []).length > 0;
  return (spec?.containers ?? []).flatMap((container) => {
    const error = pullError(container.image ?? '', hasPullSecret);
    return error === null ? [] : [{ container, error }];
  });
}

/** creating → pullFailed. */
export function failPull(pod: Pod, context: ControllerContext): void {
  const { state, infrastructure } = context;
  const errors = new Map(pullErrors(pod).map(({ container, error }) => [container.name, error]));
  const statuses = (pod.spec?.containers ?? []).map((one) => {
    const error = errors.get(one.name);
    return error === undefined
      ? waitingContainer(one, 'ContainerCreating')
      : waitingContainer(one, 'ErrImagePull', `rpc error: code = NotFound desc = ${error}`);
  });
  const updated = state.update('pods', { ...pod, status: withContainers(pod.status, statuses, state.now) });
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
  const statuses = (pod.spec?.containers ?? []).map((one) => {
    const failed = errors.find(({ container }) => container.name === one.name);
    if (!failed) return waitingContainer(one, 'ContainerCreating');
    const message = `Back-off pulling image "${one.image ?? ''}": ErrImagePull: ${failed.error}`;
    return waitingContainer(one, 'ImagePullBackOff', message);
  });
  const updated = state.update('pods', { ...pod, status: withContainers(pod.status, statuses, state.now) });
  for (const { container } of errors) {
    const message = `Back-off pulling image "${container.image ?? ''}"`;
    state.recordEvent(updated, { type: 'Normal', reason: 'BackOff', message });
  }
}

import type { Container, ContainerStatus } from 'kubernetes-types/core/v1.d.ts';
import { imageBehaviour } from '../../../../simulation/sentinels.ts';
import type { Stored } from '../../../api/objects.ts';
import type { ControllerContext } from '../controller.ts';
import type { Pod } from '../shared/pods.ts';
import { kubernetesTime } from '../../state/kubernetesTime.ts';
import { after, earliest } from '../shared/time.ts';
import { failureOf } from './images.ts';
import { startedContainer, withContainers } from './podStatus.ts';
import { waitsForReferences } from './references.ts';
import { failPull, pulledAt, pullErrors } from './starting.ts';
import { failingRunMs, imageSize, readyMs } from './timing.ts';

const EVICTED = 'Evicted';
const EVICTION_MS = 20_000;

/** creating → running, and what happens to running containers: they become ready, or fail. */
export function runContainers(pod: Pod, node: Stored<'nodes'>, context: ControllerContext): void {
  const { state } = context;
  const isStarted = pod.status?.phase === 'Running';
  if (!isStarted) {
    if (!hasVolumes(pod, context)) return;
    const startsAt = pulledAt(pod, node, context);
    if (state.now < startsAt) return state.wakeAt('pods', pod, startsAt);
    if (pullErrors(pod).length > 0) return failPull(pod, context);
    if (waitsForReferences(pod, state)) return;
  }
  const evictedAt = evictionOf(pod, context);
  if (evictedAt && state.now >= evictedAt) return evict(pod, context);
  const runs = (pod.spec?.containers ?? []).map((one) => runOf(one, pod, node, context));
  const statuses = runs.map(({ status }) => status);
  const status = { ...withContainers(pod.status, statuses, state.now), phase: 'Running' };
  const updated = state.update('pods', { ...pod, status });
  if (!isStarted) recordStart(updated, context);
  recordCrashes(pod, updated, context);
  state.wakeAt('pods', updated, earliest([...runs.map(({ next }) => next), evictedAt]));
}

/** When its node evicts a pod of the sentinel image: once per owner, so that the next pod stays. */
function evictionOf(
  { metadata, spec, status }: Pod,
  { state, infrastructure }: ControllerContext,
): Date | null {
  if (!spec?.containers.some(({ image = '' }) => imageBehaviour(image) === 'evicted')) return null;
  const owner = metadata.ownerReferences?.[0]?.uid;
  const others = state.list('pods', { namespace: metadata.namespace });
  const isOver = others.some(
    (one) => one.status?.reason === EVICTED && one.metadata.ownerReferences?.[0]?.uid === owner,
  );
  if (isOver) return null;
  return after(status?.startTime ?? state.now, infrastructure.simulated(EVICTION_MS));
}

function evict(pod: Pod, { state }: ControllerContext): void {
  const message = 'The node was low on resource: memory. Threshold quantity: 100Mi, available: 61Mi.';
  const finishedAt = kubernetesTime(state.now);
  const containerStatuses = (pod.status?.containerStatuses ?? []).map((one) => {
    const terminated = {
      exitCode: 137,
      reason: 'Error',
      startedAt: one.state?.running?.startedAt,
      finishedAt,
    };
    return { ...one, ready: false, started: false, state: { terminated } };
  });
  const evicted = state.update('pods', {
    ...pod,
    status: {
      ...withContainers(pod.status, containerStatuses, state.now),
      phase: 'Failed',
      reason: EVICTED,
      message,
    },
  });
  state.recordEvent(evicted, { type: 'Warning', reason: EVICTED, message });
}

/** True once the volumes of the pod's claims are attached. */
function hasVolumes({ metadata, spec }: Pod, { state }: ControllerContext): boolean {
  const claims = (spec?.volumes ?? []).flatMap(
    ({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? [],
  );
  return claims.every(
    (name) => state.get('persistentvolumeclaims', name, metadata.namespace)?.status?.phase === 'Bound',
  );
}

interface Run {
  status: ContainerStatus;
  /** When something happens to it; null if nothing will. */
  next: Date | null;
}

function runOf(container: Container, pod: Pod, node: Stored<'nodes'>, context: ControllerContext): Run {
  const { state, infrastructure } = context;
  const { name, image = '' } = container;
  const before = pod.status?.containerStatuses?.find((one) => one.name === name);
  if (before && isCrashing(before)) return { status: before, next: null };
  const startedAt = before?.state?.running?.startedAt ?? kubernetesTime(state.now);
  const running = { running: { startedAt } };
  const failure = failureOf(image, node.status?.nodeInfo?.architecture ?? '');
  if (failure) {
    const failsAt = after(startedAt, infrastructure.simulated(failingRunMs(image)));
    if (state.now < failsAt)
      return { status: startedContainer(pod, container, running, false), next: failsAt };
    return {
      status: crashed(pod, container, { ...failure, startedAt, finishedAt: kubernetesTime(state.now) }),
      next: null,
    };
  }
  if (imageBehaviour(image) === 'neverReady')
    return { status: startedContainer(pod, container, running, false), next: null };
  const readyAt = after(startedAt, infrastructure.simulated(readyMs(container)));
  const isReady = state.now >= readyAt;
  return { status: startedContainer(pod, container, running, isReady), next: isReady ? null : readyAt };
}

/** The text of CrashLoopBackOff. */
export function backOffText(pod: Pod, container: string, seconds: number): string {
  const wait = seconds >= 60 ? `${Math.floor(seconds / 60)}m${seconds % 60}s` : `${seconds}s`;
  const { name, namespace, uid } = pod.metadata;
  return `back-off ${wait} restarting failed container=${container} pod=${name}_${namespace}(${uid})`;
}

function crashed(
  pod: Pod,
  container: Container,
  terminated: { reason: string; exitCode: number; startedAt: string; finishedAt: string },
): ContainerStatus {
  const waiting = { reason: 'CrashLoopBackOff', message: backOffText(pod, container.name, 10) };
  return { ...startedContainer(pod, container, { waiting }, false), lastState: { terminated } };
}

function isCrashing({ state }: ContainerStatus): boolean {
  return state?.waiting?.reason === 'CrashLoopBackOff';
}

function recordStart(pod: Pod, { state }: ControllerContext): void {
  for (const { name, image = '' } of pod.spec?.containers ?? []) {
    const pulled = `Container image "${image}" is present on the node. Image size: ${imageSize(image)} MB.`;
    state.recordEvent(pod, { type: 'Normal', reason: 'Pulled', message: pulled });
    state.recordEvent(pod, { type: 'Normal', reason: 'Started', message: `Started container ${name}` });
    if (imageBehaviour(image) !== 'neverReady') continue;
    const message = 'Readiness probe failed: HTTP probe failed with statuscode: 503';
    state.recordEvent(pod, { type: 'Warning', reason: 'Unhealthy', message });
  }
}

function recordCrashes(before: Pod, pod: Pod, { state }: ControllerContext): void {
  const known = (before.status?.containerStatuses ?? []).filter(isCrashing).map(({ name }) => name);
  for (const { name } of (pod.status?.containerStatuses ?? []).filter(isCrashing)) {
    if (known.includes(name)) continue;
    const message = `Back-off restarting failed container ${name} in pod ${pod.metadata.name}`;
    state.recordEvent(pod, { type: 'Warning', reason: 'BackOff', message });
  }
}

import type { Container, ContainerStatus } from 'kubernetes-types/core/v1.d.ts';
import { imageBehaviour } from '../../../../simulation/sentinels.ts';
import type { Stored } from '../../../api/objects.ts';
import type { ControllerContext } from '../controller.ts';
import type { Pod } from '../shared/pods.ts';
import { kubernetesTime } from '../../state/kubernetesTime.ts';
import { after, earliest } from '../shared/time.ts';
import { crashed, isCrashing, recordCrashes } from './crashes.ts';
import { failureOf } from './images.ts';
import { runInitContainers } from './initContainers.ts';
import { livenessFailure, livenessFailureMs, recordLivenessFailure } from './liveness.ts';
import { startedContainer, withContainers } from './podStatus.ts';
import { waitsForReferences } from './references.ts';
import { failPull, pulledAt, pullErrors } from './starting.ts';
import { failingRunMs, imageSize, readyMs } from './timing.ts';
import { hasVolumes } from './volumes.ts';

const EVICTED = 'Evicted';
const EVICTION_MS = 20_000;

/** Does what comes before the containers run; null while that takes time, or cannot be done. */
function prepare(pod: Pod, node: Stored<'nodes'>, context: ControllerContext): Pod | null {
  const { state } = context;
  if (!hasVolumes(pod, state)) return null;
  const pulled = pulledAt(pod, node, context);
  if (state.now < pulled) state.wakeAt('pods', pod, pulled);
  else if (pullErrors(pod).length > 0) failPull(pod, context);
  else if (!waitsForReferences(pod, state))
    return runInitContainers(pod, architectureOf(node), pulled, context);
  return null;
}

/** creating → running, and what happens to running containers: they become ready, or fail. */
export function runContainers(pod: Pod, node: Stored<'nodes'>, context: ControllerContext): void {
  const { state } = context;
  const isStarted = pod.status?.phase === 'Running';
  const prepared = isStarted ? pod : prepare(pod, node, context);
  if (!prepared) return;
  const evictedAt = evictionOf(prepared, context);
  if (evictedAt && state.now >= evictedAt) return evict(prepared, context);
  const runs = (prepared.spec?.containers ?? []).map((one) => runOf(one, prepared, node, context));
  const statuses = runs.map(({ status }) => status);
  const status = { ...withContainers(prepared.status, statuses, state.now), phase: 'Running' };
  const updated = state.update('pods', { ...prepared, status });
  if (!isStarted) recordStart(updated, context);
  recordFailures(prepared, updated, context);
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

function architectureOf({ status }: Stored<'nodes'>): string {
  return status?.nodeInfo?.architecture ?? '';
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
  const failure = failureOf(image, architectureOf(node));
  const hangsMs = livenessFailureMs(container);
  const failsAt = after(startedAt, infrastructure.simulated(hangsMs ?? failingRunMs(image)));
  if (failure || hangsMs !== null) {
    const end = { ...(failure ?? livenessFailure), startedAt, finishedAt: kubernetesTime(state.now) };
    if (state.now >= failsAt) return { status: crashed(pod, container, end), next: null };
  }
  if (failure) return { status: startedContainer(pod, container, running, false), next: failsAt };
  if (imageBehaviour(image) === 'neverReady')
    return { status: startedContainer(pod, container, running, false), next: null };
  const readyAt = after(startedAt, infrastructure.simulated(readyMs(container)));
  const isReady = state.now >= readyAt;
  const next = isReady ? (hangsMs === null ? null : failsAt) : readyAt;
  return { status: startedContainer(pod, container, running, isReady), next };
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

function recordFailures(before: Pod, pod: Pod, context: ControllerContext): void {
  const known = before.status?.containerStatuses ?? [];
  const statuses = pod.status?.containerStatuses ?? [];
  for (const container of pod.spec?.containers ?? []) {
    const isNew = ({ name }: ContainerStatus): boolean =>
      name === container.name && !known.some((one) => one.name === name && isCrashing(one));
    const hasFailed = statuses.some((one) => isCrashing(one) && isNew(one));
    if (hasFailed && livenessFailureMs(container) !== null) recordLivenessFailure(pod, container, context);
  }
  recordCrashes(known, pod, statuses, context);
}

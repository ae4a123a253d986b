import type { Container, ContainerStatus } from 'kubernetes-types/core/v1.d.ts';
import { seededBetween } from '../../../../simulation/chance.ts';
import { kubernetesTime } from '../../state/kubernetesTime.ts';
import type { ControllerContext } from '../controller.ts';
import type { Pod } from '../shared/pods.ts';
import { after } from '../shared/time.ts';
import { crashed, recordCrashes } from './crashes.ts';
import { failureOf } from './images.ts';
import { startedContainer, waitingContainer, withContainers } from './podStatus.ts';
import { failingRunMs } from './timing.ts';

/** How long a container runs that prepares the others. */
function initMs({ image = '', name }: Container): number {
  return seededBetween(`init/${image}/${name}`, 1_000, 4_000);
}

/** What init containers are at a moment. */
interface Progress {
  statuses: ContainerStatus[];
  /** When the next one ends; null if the last one has ended, or if one keeps crashing. */
  next: Date | null;
  /** All of them have succeeded. */
  hasEnded: boolean;
}

/** They run one after the other, each until it succeeds. */
function progressOf(pod: Pod, architecture: string, startsAt: Date, context: ControllerContext): Progress {
  const { state, infrastructure } = context;
  const statuses: ContainerStatus[] = [];
  let begin: Date | null = startsAt;
  let next: Date | null = null;
  for (const container of pod.spec?.initContainers ?? []) {
    if (begin === null) {
      statuses.push(waitingContainer(container, 'PodInitializing'));
      continue;
    }
    const failure = failureOf(container.image ?? '', architecture);
    const ms = failure ? failingRunMs(container.image ?? '') : initMs(container);
    const end: Date = after(begin, infrastructure.simulated(ms));
    const times = { startedAt: kubernetesTime(begin), finishedAt: kubernetesTime(end) };
    begin = null;
    if (state.now < end) {
      next = end;
      const running = { startedAt: times.startedAt };
      statuses.push(startedContainer(pod, container, { running }, false));
    } else if (failure) {
      statuses.push(crashed(pod, container, { ...failure, ...times }));
    } else {
      begin = end;
      const terminated = { exitCode: 0, reason: 'Completed', ...times };
      statuses.push(startedContainer(pod, container, { terminated }, true));
    }
  }
  return { statuses, next, hasEnded: begin !== null };
}

/** Runs the init containers from that moment on; returns the pod when all have ended, null as long as one has not. */
export function runInitContainers(
  pod: Pod,
  architecture: string,
  startsAt: Date,
  context: ControllerContext,
): Pod | null {
  if (!pod.spec?.initContainers?.length) return pod;
  const { state } = context;
  const { statuses, next, hasEnded } = progressOf(pod, architecture, startsAt, context);
  const waiting = pod.spec.containers.map((one) => waitingContainer(one, 'PodInitializing'));
  const status = withContainers({ ...pod.status, initContainerStatuses: statuses }, waiting, state.now);
  const updated = state.update('pods', { ...pod, status });
  recordInit(pod, updated, context);
  if (hasEnded) return updated;
  state.wakeAt('pods', updated, next);
  return null;
}

function recordInit(before: Pod, pod: Pod, context: ControllerContext): void {
  const known = before.status?.initContainerStatuses ?? [];
  const hasStarted = ({ state }: ContainerStatus): boolean => !!state && !state.waiting;
  for (const status of pod.status?.initContainerStatuses ?? []) {
    const { name } = status;
    if (!hasStarted(status) || known.some((one) => one.name === name && hasStarted(one))) continue;
    context.state.recordEvent(pod, {
      type: 'Normal',
      reason: 'Started',
      message: `Started container ${name}`,
    });
  }
  recordCrashes(known, pod, pod.status?.initContainerStatuses ?? [], context);
}

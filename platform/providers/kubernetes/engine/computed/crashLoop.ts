import type { ContainerStateTerminated, ContainerStatus } from 'kubernetes-types/core/v1.d.ts';
import { backOffText, isCrashing } from '../controllers/kubelet/crashes.ts';
import { backOffMs } from '../controllers/kubelet/timing.ts';
import type { Pod } from '../controllers/shared/pods.ts';
import { kubernetesTime } from '../state/kubernetesTime.ts';

/** Restarts after which the wait no longer grows. */
const GROWING = 6;

interface Crash {
  /** How often the container was restarted before. */
  restarts: number;
  startedAt: Date;
  finishedAt: Date;
}

/** The last crash until `now` of a container whose first one is stored; each is followed by a longer wait. */
function lastCrash(
  { startedAt, finishedAt }: ContainerStateTerminated,
  now: Date,
  simulated: (ms: number) => number,
): Crash {
  let at = new Date(finishedAt ?? now).getTime();
  const runMs = Math.max(1_000, at - new Date(startedAt ?? at).getTime());
  let restarts = 0;
  // The longest wait is one that people read ("back-off 5m0s"), so it passes in real time.
  const cycle = (): number => {
    const waitMs = backOffMs(restarts + 1);
    return (restarts < GROWING ? simulated(waitMs) : waitMs) + runMs;
  };
  while (restarts < GROWING && at + cycle() <= now.getTime()) {
    at += cycle();
    restarts += 1;
  }
  const more = restarts < GROWING ? 0 : Math.max(0, Math.floor((now.getTime() - at) / cycle()));
  at += more * cycle();
  return { restarts: restarts + more, startedAt: new Date(at - runMs), finishedAt: new Date(at) };
}

function observedContainer(
  pod: Pod,
  status: ContainerStatus,
  now: Date,
  simulated: (ms: number) => number,
): ContainerStatus {
  const first = status.lastState?.terminated;
  if (status.state?.waiting?.reason !== 'CrashLoopBackOff' || !first) return status;
  const { restarts, startedAt, finishedAt } = lastCrash(first, now, simulated);
  const seconds = backOffMs(restarts + 1) / 1_000;
  const waiting = { reason: 'CrashLoopBackOff', message: backOffText(pod, status.name, seconds) };
  const times = { startedAt: kubernetesTime(startedAt), finishedAt: kubernetesTime(finishedAt) };
  const terminated = { ...first, ...times };
  return { ...status, restartCount: restarts, state: { waiting }, lastState: { terminated } };
}

/** The pod at a moment: restarts of a crash loop are computed, so that a crashing pod causes no writes. */
export function observedPod(pod: Pod, now: Date, simulated: (ms: number) => number): Pod {
  const { initContainerStatuses, containerStatuses } = pod.status ?? {};
  const observed = (statuses: readonly ContainerStatus[]): ContainerStatus[] =>
    statuses.map((status) => observedContainer(pod, status, now, simulated));
  if (containerStatuses?.some(isCrashing))
    return { ...pod, status: { ...pod.status, containerStatuses: observed(containerStatuses) } };
  if (initContainerStatuses?.some(isCrashing))
    return { ...pod, status: { ...pod.status, initContainerStatuses: observed(initContainerStatuses) } };
  return pod;
}

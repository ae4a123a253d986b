import type { Container, ContainerStatus } from 'kubernetes-types/core/v1.d.ts';
import type { ControllerContext } from '../controller.ts';
import type { Pod } from '../shared/pods.ts';
import { startedContainer } from './podStatus.ts';

/** The text of CrashLoopBackOff. */
export function backOffText(pod: Pod, container: string, seconds: number): string {
  const wait = seconds >= 60 ? `${Math.floor(seconds / 60)}m${seconds % 60}s` : `${seconds}s`;
  const { name, namespace, uid } = pod.metadata;
  return `back-off ${wait} restarting failed container=${container} pod=${name}_${namespace}(${uid})`;
}

/** The status of a container after its first end; the later ones are computed from the clock. */
export function crashed(
  pod: Pod,
  container: Container,
  terminated: { reason: string; exitCode: number; startedAt: string; finishedAt: string },
): ContainerStatus {
  const waiting = { reason: 'CrashLoopBackOff', message: backOffText(pod, container.name, 10) };
  return { ...startedContainer(pod, container, { waiting }, false), lastState: { terminated } };
}

export function isCrashing({ state }: ContainerStatus): boolean {
  return state?.waiting?.reason === 'CrashLoopBackOff';
}

/** Events of the containers that crash and did not before. */
export function recordCrashes(
  before: readonly ContainerStatus[],
  pod: Pod,
  statuses: readonly ContainerStatus[],
  { state }: ControllerContext,
): void {
  const known = before.filter(isCrashing).map(({ name }) => name);
  for (const { name } of statuses.filter(isCrashing)) {
    if (known.includes(name)) continue;
    const message = `Back-off restarting failed container ${name} in pod ${pod.metadata.name}`;
    state.recordEvent(pod, { type: 'Warning', reason: 'BackOff', message });
  }
}

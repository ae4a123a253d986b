import type { ContainerStatus } from 'kubernetes-types/core/v1.d.ts';
import type { Stored } from '../../../api/objects.ts';
import type { ControllerContext } from '../controller.ts';
import type { Pod } from '../shared/pods.ts';
import { kubernetesTime } from '../../state/kubernetesTime.ts';
import { after } from '../shared/time.ts';
import { failureOf, helmFailure, upgradeFailure } from './images.ts';
import { withContainers } from './podStatus.ts';
import { failingRunMs, jobMs } from './timing.ts';

/** On pods of embedded jobs whose work follows from the state of the cluster: milliseconds of work. */
export const JOB_RUN_MS = 'kubedeck.io/job-run-ms';
/** … and the error with which they end; without it they succeed. */
export const JOB_FAILURE = 'kubedeck.io/job-failure';

function plannedFailure({ metadata }: Pod): { reason: string; exitCode: number } | null {
  return metadata.annotations?.[JOB_FAILURE] === undefined ? null : { reason: 'Error', exitCode: 1 };
}

/** runningJob → ended: its containers exit once, and are not restarted. */
export function finishJobPod(pod: Pod, node: Stored<'nodes'>, context: ControllerContext): void {
  const { state, infrastructure } = context;
  const containers = pod.spec?.containers ?? [];
  const architecture = node.status?.nodeInfo?.architecture ?? '';
  const { clusterName } = infrastructure;
  const ownFailure =
    plannedFailure(pod) ?? helmFailure(pod, clusterName) ?? upgradeFailure(pod, node, clusterName);
  const failures = containers.map(({ image = '' }) => ownFailure ?? failureOf(image, architecture));
  const hasFailed = failures.some((failure) => failure !== null);
  const plannedMs = pod.metadata.annotations?.[JOB_RUN_MS];
  const durations = containers.map((one) => {
    if (plannedMs !== undefined) return Number(plannedMs);
    return hasFailed ? failingRunMs(one.image ?? '') : jobMs(one);
  });
  const statuses = pod.status?.containerStatuses ?? [];
  const startedAt = statuses[0]?.state?.running?.startedAt ?? pod.metadata.creationTimestamp;
  const endsAt = after(startedAt, infrastructure.simulated(Math.max(0, ...durations)));
  if (state.now < endsAt) return state.wakeAt('pods', pod, endsAt);
  const finishedAt = kubernetesTime(state.now);
  const ended = statuses.map((one, index): ContainerStatus => {
    const outcome = failures[index] ?? { reason: 'Completed', exitCode: 0 };
    const terminated = { ...outcome, startedAt, finishedAt };
    return { ...one, ready: false, started: false, state: { terminated } };
  });
  const phase = hasFailed ? 'Failed' : 'Succeeded';
  state.update('pods', { ...pod, status: { ...withContainers(pod.status, ended, state.now), phase } });
}

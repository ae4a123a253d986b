import type { ContainerStatus } from 'kubernetes-types/core/v1.d.ts';
import type { Stored } from '../api/objects.ts';
import type { PodCounts, PodState, ProblematicPod } from '../port.ts';

type Pod = Stored<'pods'>;

/** Reasons for which a container waits and will not start by itself. */
const ERRORS: ReadonlySet<string> = new Set([
  'CreateContainerConfigError',
  'CreateContainerError',
  'ErrImagePull',
  'ImageInspectError',
  'ImagePullBackOff',
  'InvalidImageName',
  'RunContainerError',
]);

function containersOf({ status }: Pod): ContainerStatus[] {
  return [...(status?.initContainerStatuses ?? []), ...(status?.containerStatuses ?? [])];
}

const waitingReason = ({ state }: ContainerStatus): string => state?.waiting?.reason ?? '';

function hasFailed({ state }: ContainerStatus): boolean {
  return state?.terminated !== undefined && state.terminated.exitCode !== 0;
}

/** One state per pod; the worst container decides. */
export function stateOf(pod: Pod): PodState {
  const containers = containersOf(pod);
  if (pod.status?.phase === 'Succeeded') return 'completed';
  if (pod.status?.phase === 'Failed') return 'failed';
  if (containers.some((one) => waitingReason(one) === 'CrashLoopBackOff')) return 'crashing';
  if (containers.some((one) => ERRORS.has(waitingReason(one)))) return 'error';
  if (pod.status?.phase !== 'Running') return 'pending';
  return containers.some(hasFailed) ? 'error' : 'running';
}

/** Number of pods by state. */
export function countPods(pods: readonly Pod[]): PodCounts {
  const states = pods.map(stateOf);
  const count = (wanted: PodState): number => states.filter((state) => state === wanted).length;
  return {
    total: pods.length,
    running: count('running'),
    completed: count('completed'),
    pending: count('pending'),
    failed: count('failed') + count('error'),
    crashing: count('crashing'),
  };
}

/** Set while no node has room; a pod that waits for its image has none. */
function unschedulable({ status }: Pod) {
  return status?.conditions?.find(({ type, status: is }) => type === 'PodScheduled' && is === 'False');
}

/** Why a pod does not run, in Kubernetes' words; empty if nothing is known. */
export function messageOf(pod: Pod): string {
  const containers = containersOf(pod);
  const waiting = containers.find((one) => one.state?.waiting?.message)?.state?.waiting?.message;
  const ended = containers.find(hasFailed)?.state?.terminated;
  return (
    pod.status?.message ??
    unschedulable(pod)?.message ??
    waiting ??
    ended?.message ??
    (ended ? `${ended.reason ?? 'Error'}: exit code ${ended.exitCode}` : '')
  );
}

/** The pod as a problem; empty if it is healthy or starting. */
export function problemOf(pod: Pod): ProblematicPod[] {
  const problem = stateOf(pod);
  if (problem === 'running' || problem === 'completed') return [];
  if (problem === 'pending' && !unschedulable(pod)) return [];
  const { name, namespace = '', creationTimestamp } = pod.metadata;
  const statuses = pod.status?.containerStatuses ?? [];
  const containers = (pod.spec?.containers ?? []).map((container) => {
    const status = statuses.find((one) => one.name === container.name);
    return { name: container.name, ready: status?.ready ?? false, restartCount: status?.restartCount ?? 0 };
  });
  return [
    {
      name,
      namespace,
      node: pod.spec?.nodeName ?? null,
      createdAt: new Date(creationTimestamp),
      problem,
      message: messageOf(pod),
      restartCount: containers.reduce((sum, { restartCount }) => sum + restartCount, 0),
      containers,
    },
  ];
}

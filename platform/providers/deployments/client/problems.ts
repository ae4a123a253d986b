import type { ContainerStatus } from 'kubernetes-types/core/v1.d.ts';
import { text, type Message } from '../../../messages/messages.ts';
import type { Stored } from '../../kubernetes/api/objects.ts';

type Pod = Stored<'pods'>;

/** Why a pod does not run; `needsLog`: the last line of its previous container completes the message. */
export interface PodProblem {
  message: Message;
  /** It will not recover without a change. */
  isFatal: boolean;
  /** The exit code of a crash, whose message needs the last line of the log. */
  crashedWith?: number;
}

const EXEC_FORMAT = 255;
const PULL_REASONS: ReadonlySet<string> = new Set(['ErrImagePull', 'ImagePullBackOff', 'InvalidImageName']);
const CREATE_REASONS: ReadonlySet<string> = new Set([
  'CreateContainerConfigError',
  'CreateContainerError',
  'RunContainerError',
]);

function pullProblem(image: string, reason: string): PodProblem {
  const host = image.split('/')[0] ?? image;
  const message = /no such host|connection refused|i\/o timeout|dial tcp/.test(reason)
    ? text('pod_registry_unreachable', { host })
    : /denied|unauthorized|authorization failed|forbidden/i.test(reason)
      ? text('pod_image_denied', { image })
      : /not found|manifest unknown|InvalidImageName/.test(reason)
        ? text('pod_image_missing', { image })
        : text('pod_image_failed', { image, reason });
  return { message, isFatal: true };
}

function endProblem(image: string, reason: string | undefined, exit: number): PodProblem {
  if (reason === 'OOMKilled') return { message: text('pod_out_of_memory'), isFatal: true };
  if (exit === EXEC_FORMAT) return { message: text('pod_wrong_architecture', { image }), isFatal: true };
  return { message: text('pod_crashed_silently', { exit }), isFatal: true, crashedWith: exit };
}

function containerProblem({ image, state, lastState }: ContainerStatus): PodProblem | null {
  const { reason = '', message = '' } = state?.waiting ?? {};
  if (PULL_REASONS.has(reason)) return pullProblem(image, message);
  if (CREATE_REASONS.has(reason))
    return { message: text('pod_not_created', { reason: message || reason }), isFatal: true };
  const ended = state?.terminated ?? (reason === 'CrashLoopBackOff' ? lastState?.terminated : undefined);
  if (ended && (ended.exitCode !== 0 || reason === 'CrashLoopBackOff'))
    return endProblem(image, ended.reason, ended.exitCode);
  return null;
}

function portOf({ spec }: Pod): number {
  const container = spec?.containers[0];
  const probe = container?.readinessProbe;
  const port = probe?.httpGet?.port ?? probe?.tcpSocket?.port;
  return typeof port === 'number' ? port : (container?.ports?.[0]?.containerPort ?? 0);
}

function conditionOf({ status }: Pod, type: string) {
  return status?.conditions?.find((one) => one.type === type);
}

/** Why a pod does not serve; null if it does, or has only just started. */
export function problemOfPod(pod: Pod): PodProblem | null {
  if (pod.status?.phase === 'Failed') {
    const reason = pod.status.message ?? pod.status.reason ?? '';
    if (pod.status.reason === 'Evicted') return { message: text('pod_evicted', { reason }), isFatal: false };
  }
  const scheduled = conditionOf(pod, 'PodScheduled');
  if (scheduled?.status === 'False') {
    const reason = scheduled.message ?? '';
    const code = /volume|persistentvolumeclaim/i.test(reason) ? 'pod_volume_failed' : 'pod_no_capacity';
    return { message: text(code, { reason }), isFatal: false };
  }
  for (const status of pod.status?.containerStatuses ?? []) {
    const problem = containerProblem(status);
    if (problem) return problem;
  }
  const isRunning = (pod.status?.containerStatuses ?? []).some(({ state }) => state?.running);
  const isReady = conditionOf(pod, 'Ready')?.status === 'True';
  if (!isRunning || isReady) return null;
  return { message: text('pod_not_ready', { port: portOf(pod) }), isFatal: false };
}

/** The most severe problem of the pods, a fatal one first; null if all of them serve. */
export function worstProblem(pods: readonly Pod[]): Message | null {
  const problems = pods.flatMap((pod) => problemOfPod(pod) ?? []);
  return (problems.find(({ isFatal }) => isFatal) ?? problems[0])?.message ?? null;
}

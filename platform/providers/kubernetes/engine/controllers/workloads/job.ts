import type { JobCondition } from 'kubernetes-types/batch/v1.d.ts';
import type { Stored } from '../../../api/objects.ts';
import { defineController, type ControllerContext } from '../controller.ts';
import { backOffMs } from '../kubelet/timing.ts';
import { withCondition } from '../shared/conditions.ts';
import { createPod, isActive, isReady, type Pod } from '../shared/pods.ts';
import { kubernetesTime } from '../../state/kubernetesTime.ts';
import { after } from '../shared/time.ts';

type Job = Stored<'jobs.batch'>;

/**
 * | Pods                         | Job                             | Then                                            |
 * | ---------------------------- | ------------------------------- | ----------------------------------------------- |
 * | too few running              | active                          | created; after a failure with a growing wait    |
 * | completions have succeeded   | Complete                        | stays until `ttlSecondsAfterFinished`           |
 * | more failures than allowed   | Failed, BackoffLimitExceeded    | the same                                        |
 */
export const jobController = defineController({
  resource: 'jobs.batch',
  reconcile: (job, context) => {
    if (job.metadata.deletionTimestamp) return;
    if (finishedAt(job) === undefined) work(job, context);
    else expire(job, context);
  },
});

function finishedAt({ status }: Job): string | undefined {
  return status?.conditions?.find(({ type, status: is }) => type !== 'Suspended' && is === 'True')
    ?.lastTransitionTime;
}

function endOf({ status }: Pod): string | undefined {
  return status?.containerStatuses?.[0]?.state?.terminated?.finishedAt;
}

function work(job: Job, context: ControllerContext): void {
  const { state, infrastructure } = context;
  const pods = state.owned('pods', job);
  const failed = pods.filter(({ status }) => status?.phase === 'Failed');
  const succeeded = pods.filter(({ status }) => status?.phase === 'Succeeded').length;
  const missing = missingPods(job, pods, succeeded);
  const isGivenUp = failed.length > (job.spec?.backoffLimit ?? 6);
  const lastFailure = failed
    .map((pod) => endOf(pod) ?? '')
    .sort()
    .at(-1);
  const retryAt =
    lastFailure === undefined
      ? state.now
      : after(lastFailure, infrastructure.simulated(backOffMs(failed.length)));
  if (!isGivenUp && missing > 0 && state.now < retryAt) state.wakeAt('jobs.batch', job, retryAt);
  else if (!isGivenUp) for (let made = 0; made < missing; made += 1) addPod(job, context);
  updateStatus(job, { failed: failed.length, succeeded, isGivenUp }, context);
}

function missingPods({ spec }: Job, pods: readonly Pod[], succeeded: number): number {
  if (spec?.suspend) return 0;
  const left = (spec?.completions ?? 1) - succeeded;
  return Math.max(0, Math.min(spec?.parallelism ?? 1, left) - pods.filter(isActive).length);
}

function addPod(job: Job, { state }: ControllerContext): void {
  const labels = { 'batch.kubernetes.io/job-name': job.metadata.name, 'job-name': job.metadata.name };
  const restartPolicy = job.spec?.template.spec?.restartPolicy ?? 'Never';
  const pod = createPod(state, job, job.spec?.template, { labels, spec: { restartPolicy } });
  const message = `Created pod: ${pod.metadata.name}`;
  state.recordEvent(job, { type: 'Normal', reason: 'SuccessfulCreate', message });
}

interface Outcome {
  failed: number;
  succeeded: number;
  isGivenUp: boolean;
}

function updateStatus(
  job: Job,
  { failed, succeeded, isGivenUp }: Outcome,
  { state }: ControllerContext,
): void {
  const active = state.owned('pods', job).filter(isActive);
  const isComplete = succeeded >= (job.spec?.completions ?? 1);
  const end = isComplete ? complete : isGivenUp ? givenUp : null;
  let conditions: JobCondition[] = job.status?.conditions ?? [];
  if (end) conditions = withCondition(conditions, end, state.now);
  const updated = state.update('jobs.batch', {
    ...job,
    status: {
      startTime: job.status?.startTime ?? kubernetesTime(state.now),
      ...(isComplete && { completionTime: kubernetesTime(state.now) }),
      active: active.length,
      ready: active.filter(isReady).length,
      failed,
      succeeded,
      ...(conditions.length > 0 && { conditions }),
    },
  });
  if (!end) return;
  const reason = isComplete ? 'Completed' : 'BackoffLimitExceeded';
  state.recordEvent(updated, { type: isComplete ? 'Normal' : 'Warning', reason, message: end.message });
}

const complete = { type: 'Complete', status: 'True', reason: 'CompletionsReached', message: 'Job completed' };
const givenUp = {
  type: 'Failed',
  status: 'True',
  reason: 'BackoffLimitExceeded',
  message: 'Job has reached the specified backoff limit',
};

function expire(job: Job, { state }: ControllerContext): void {
  const ttl = job.spec?.ttlSecondsAfterFinished;
  const end = finishedAt(job);
  if (ttl === undefined || end === undefined) return;
  const goneAt = after(end, ttl * 1_000);
  if (state.now >= goneAt) state.remove('jobs.batch', job);
  else state.wakeAt('jobs.batch', job, goneAt);
}

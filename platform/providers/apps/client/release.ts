import { CHART_NAMESPACE } from '../../addons/client/helmChart.ts';
import { hasFailed, lastWords, outcomeOf, type JobState } from '../../addons/client/release.ts';
import { text } from '../../../messages/messages.ts';
import type { Stored } from '../../kubernetes/api/objects.ts';
import { orNull } from '../../kubernetes/client/absent.ts';
import type { KubernetesClient } from '../../kubernetes/client/client.ts';
import { AppError } from '../port.ts';
import { JOB_BEFORE } from './objects.ts';

export type HelmChart = Stored<'helmcharts.helm.cattle.io'>;

/** Lines of a failed job that are shown. */
const LOG_LINES = 20;

export const chartTarget = (name: string) => ({ name, namespace: CHART_NAMESPACE });

export function readChart(
  client: KubernetesClient,
  name: string,
  signal?: AbortSignal,
): Promise<HelmChart | null> {
  return orNull(client.get('helmcharts.helm.cattle.io', chartTarget(name), signal));
}

/** The job that k3s runs for a chart, or null. */
export async function readJob(
  client: KubernetesClient,
  { status }: HelmChart,
  signal?: AbortSignal,
): Promise<Stored<'jobs.batch'> | null> {
  if (status?.jobName === undefined) return null;
  return orNull(client.get('jobs.batch', chartTarget(status.jobName), signal));
}

/** The state of the job for what was applied last; `complete` once the release is deployed. */
export function stateOfJob(chart: HelmChart, job: Stored<'jobs.batch'> | null): JobState {
  // k3s keeps the job of the values before until it has noticed a change.
  if (!job || job.metadata.uid === chart.metadata.annotations?.[JOB_BEFORE]) return 'absent';
  return hasFailed(chart) ? 'failed' : outcomeOf(job);
}

export interface JobFailure {
  log: readonly string[];
  reason: string;
}

/** The last lines of a failed job. The reason is the last of them, as Helm ends with its error. */
export async function readFailure(client: KubernetesClient, job: string): Promise<JobFailure> {
  const { reason } = await lastWords(client, job, LOG_LINES);
  const log = reason.split('\n').filter((line) => line.trim() !== '');
  return { log, reason: log.findLast((line) => /error/i.test(line)) ?? log.at(-1) ?? '' };
}

export const failureText = (title: string, job: string, { reason }: JobFailure) =>
  text('app_job_failed', { title, job, reason });

export async function jobError(client: KubernetesClient, title: string, job: string): Promise<AppError> {
  const failure = await readFailure(client, job);
  const why = failureText(title, job, failure);
  return new AppError({ kind: 'unavailable', code: 'job_failed', text: why }, failure.log);
}

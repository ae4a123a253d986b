import type { Stored, StoredMetadata } from '../../kubernetes/api/objects.ts';
import { orNull } from '../../kubernetes/client/absent.ts';
import type { KubernetesClient } from '../../kubernetes/client/client.ts';
import { CHART_NAMESPACE } from './helmChart.ts';

const RELEASE = 'meta.helm.sh/release-name';
const LAST_LINES = 5;
/** Lines of a log have any length. */
const LOG_BYTES = 65_536;

/** The name of a release, and where its objects are. */
export interface ReleaseName {
  name: string;
  namespace: string;
}

/** How far the job of a HelmChart is. */
export type JobState = 'absent' | 'running' | 'complete' | 'failed';
/** `gone`: the chart itself was deleted. */
type InstallState = JobState | 'gone';

/** k3s keeps the job of the version before until it has noticed a change: the version tells them apart. */
function isFor(job: Stored<'jobs.batch'>, version: string): boolean {
  const env = job.spec?.template.spec?.containers.flatMap((container) => container.env ?? []) ?? [];
  return env.some(({ name, value }) => name === 'VERSION' && value === version);
}

/** How a job has ended, or that it runs. */
export function outcomeOf(job: Stored<'jobs.batch'>): JobState {
  const conditions = job.status?.conditions ?? [];
  const isTrue = (type: string) => conditions.some((one) => one.type === type && one.status === 'True');
  return isTrue('Failed') ? 'failed' : isTrue('Complete') ? 'complete' : 'running';
}

/** True if k3s has given up the chart's last job. */
export function hasFailed({ status }: Stored<'helmcharts.helm.cattle.io'>): boolean {
  return status?.conditions?.some((one) => one.type === 'Failed' && one.status === 'True') ?? false;
}

/** The state of the job that installs this version; `complete` once the release is deployed. */
export async function installState(
  client: KubernetesClient,
  name: string,
  version: string,
  signal?: AbortSignal,
): Promise<InstallState> {
  const chart = await orNull(
    client.get('helmcharts.helm.cattle.io', { name, namespace: CHART_NAMESPACE }, signal),
  );
  if (!chart) return 'gone';
  const jobName = chart.status?.jobName;
  if (jobName === undefined) return 'absent';
  const job = await orNull(client.get('jobs.batch', { name: jobName, namespace: CHART_NAMESPACE }, signal));
  if (!job || !isFor(job, version)) return 'absent';
  return hasFailed(chart) ? 'failed' : outcomeOf(job);
}

/** The last lines of the newest pod of a job, and the pod's name. */
export async function lastWords(
  client: KubernetesClient,
  jobName: string,
  tailLines = LAST_LINES,
): Promise<{ pod: string; reason: string }> {
  const labelSelector = `batch.kubernetes.io/job-name=${jobName}`;
  const pods = await client.list('pods', { namespace: CHART_NAMESPACE, labelSelector });
  const newest = pods
    .map(({ metadata }) => metadata)
    .sort((a, b) => (a.creationTimestamp < b.creationTimestamp ? -1 : 1))
    .at(-1);
  if (!newest) return { pod: jobName, reason: '' };
  const target = { name: newest.name, namespace: CHART_NAMESPACE };
  const log = await orNull(client.logs(target, { tailLines, limitBytes: LOG_BYTES }));
  return { pod: newest.name, reason: (log ?? '').trim() };
}

const INSTANCE = 'app.kubernetes.io/instance';

/** Helm annotates its objects; charts, and our own manifests, label them. */
export function isOf(
  { name }: Pick<ReleaseName, 'name'>,
  { metadata }: { metadata: StoredMetadata },
): boolean {
  return metadata.annotations?.[RELEASE] === name || metadata.labels?.[INSTANCE] === name;
}

type Readiness = { ready: number; count: number };

export function sumOf(counts: readonly Readiness[]): Readiness {
  return counts.reduce(
    (sum, { ready, count }) => ({ ready: sum.ready + Math.min(ready, count), count: sum.count + count }),
    { ready: 0, count: 0 },
  );
}

/** Ready pods of the newest template. */
export function readinessOf({
  metadata,
  spec,
  status,
}: Stored<'deployments.apps'> | Stored<'statefulsets.apps'>): Readiness {
  const isSeen = status !== undefined && (status.observedGeneration ?? 0) >= (metadata.generation ?? 0);
  const updated = Math.min(status?.readyReplicas ?? 0, status?.updatedReplicas ?? 0);
  return { count: spec?.replicas ?? 1, ready: isSeen ? updated : 0 };
}

/** Pods of the workloads of a release: how many there should be, and how many are ready. */
export async function readyPods(
  client: KubernetesClient,
  addon: ReleaseName,
  signal?: AbortSignal,
): Promise<{ ready: number; count: number }> {
  const { namespace } = addon;
  const options = { namespace, signal };
  const [deployments, statefulSets, daemonSets] = await Promise.all([
    client.list('deployments.apps', options),
    client.list('statefulsets.apps', options),
    client.list('daemonsets.apps', options),
  ]);
  const counts = [
    ...[...deployments, ...statefulSets].filter((one) => isOf(addon, one)).map(readinessOf),
    ...daemonSets
      .filter((one) => isOf(addon, one))
      .map(({ status }) => ({
        count: status?.desiredNumberScheduled ?? 0,
        ready: Math.min(status?.numberReady ?? 0, status?.updatedNumberScheduled ?? 0),
      })),
  ];
  return sumOf(counts);
}

/** Addresses of the load balancers of a release; null while one has none. */
export async function loadBalancerIps(
  client: KubernetesClient,
  addon: ReleaseName,
  signal?: AbortSignal,
): Promise<string[] | null> {
  const services = await client.list('services', { namespace: addon.namespace, signal });
  const balanced = services.filter((one) => isOf(addon, one) && one.spec?.type === 'LoadBalancer');
  const addresses = balanced.map(({ status }) =>
    (status?.loadBalancer?.ingress ?? []).flatMap(({ ip }) => (ip?.includes('.') ? [ip] : [])),
  );
  if (balanced.length === 0 || addresses.some((ips) => ips.length === 0)) return null;
  return addresses.flat();
}

/** Pods of the add-on's namespace that belong to the release. */
export async function remainingPods(
  client: KubernetesClient,
  { name, namespace }: ReleaseName,
  signal?: AbortSignal,
): Promise<number> {
  const labelSelector = `${INSTANCE}=${name}`;
  return (await client.list('pods', { namespace, labelSelector, signal })).length;
}

import type { Stored } from '../../../api/objects.ts';
import { defineController, type ControllerContext } from '../controller.ts';
import { refusedHost } from '../../../../simulation/sentinels.ts';
import { CHART_LABEL } from '../kubelet/images.ts';
import { JOB_FAILURE } from '../kubelet/jobPods.ts';
import { templateHash } from '../shared/template.ts';
import { installObjects, targetNamespace, uninstallObjects } from './chartObjects.ts';

type HelmChart = Stored<'helmcharts.helm.cattle.io'>;
type Job = Stored<'jobs.batch'>;

const FINALIZER = 'wrangler.cattle.io/on-helm-chart-remove';
const HASH = 'helmcharts.helm.cattle.io/configHash';
const IMAGE = 'docker.io/rancher/klipper-helm:v0.9.8-build20250709';

/**
 * | HelmChart         | Its Job               | Then                                                               |
 * | ----------------- | --------------------- | ------------------------------------------------------------------ |
 * | new or changed    | helm-install-<name>   | succeeded: the chart's objects are created or updated, and a       |
 * |                   |                       | release is recorded                                                |
 * |                   |                       | failed: condition Failed; with failurePolicy abort nothing else    |
 * | deleted           | helm-delete-<name>    | succeeded: the objects are deleted, then the HelmChart             |
 */
export const helmController = defineController({
  resource: 'helmcharts.helm.cattle.io',
  reconcile: (chart, context) => {
    const { name, namespace, deletionTimestamp } = chart.metadata;
    const job = context.state.get('jobs.batch', jobName(chart), namespace);
    if (!deletionTimestamp && !chart.metadata.finalizers?.includes(FINALIZER)) {
      const finalizers = [...(chart.metadata.finalizers ?? []), FINALIZER];
      context.state.update('helmcharts.helm.cattle.io', {
        ...chart,
        metadata: { ...chart.metadata, finalizers },
      });
    } else if (!job || job.metadata.annotations?.[HASH] !== hashOf(chart)) startJob(chart, job, context);
    else if (hasEnded(job, 'Complete')) complete(chart, context);
    else if (hasEnded(job, 'Failed'))
      setFailed(chart, `Job ${namespace}/helm-install-${name} failed`, context);
  },
});

function jobName({ metadata: { name, deletionTimestamp } }: HelmChart): string {
  return `helm-${deletionTimestamp ? 'delete' : 'install'}-${name}`;
}

function hashOf({ spec, metadata }: HelmChart): string {
  // A chart that is deleted has a job of its own.
  return templateHash({ spec, isDeleted: metadata.deletionTimestamp !== undefined });
}

function hasEnded({ status }: Job, type: 'Complete' | 'Failed'): boolean {
  return status?.conditions?.some((one) => one.type === type && one.status === 'True') === true;
}

/** The error of Helm for the hosts of a sentinel; undefined if the chart can be installed. */
function failureOf({ metadata, spec }: HelmChart): string | undefined {
  const host = metadata.deletionTimestamp ? undefined : refusedHost(spec?.valuesContent ?? '');
  if (host === undefined) return undefined;
  const webhook = 'admission webhook "validate.nginx.ingress.kubernetes.io" denied the request';
  return `Error: failed to create resource: ${webhook}: host "${host}" and path "/" is already defined in ingress default/shop`;
}

function startJob(chart: HelmChart, before: Job | undefined, { state }: ControllerContext): void {
  if (before) state.remove('jobs.batch', before);
  const { name, namespace } = chart.metadata;
  const labels = { [CHART_LABEL]: name };
  const action = chart.metadata.deletionTimestamp ? 'delete' : 'install';
  const environment = { NAME: name, VERSION: chart.spec?.version ?? '', CHART: chart.spec?.chart ?? '' };
  const env = Object.entries(environment).map(([key, value]) => ({ name: key, value }));
  const containers = [{ name: 'helm', image: IMAGE, args: [action], env }];
  const failure = failureOf(chart);
  const spec = { containers, restartPolicy: 'Never', tolerations: [{ operator: 'Exists' }] };
  state.create(
    'jobs.batch',
    {
      metadata: { name: jobName(chart), namespace, labels, annotations: { [HASH]: hashOf(chart) } },
      spec: {
        backoffLimit: 0,
        template: {
          metadata: { labels, ...(failure !== undefined && { annotations: { [JOB_FAILURE]: failure } }) },
          spec,
        },
      },
    },
    chart,
  );
  const conditions = [
    {
      type: 'JobCreated',
      status: 'True',
      reason: 'Job created',
      message: `Applying HelmChart using Job ${jobName(chart)}`,
    },
    { type: 'Failed', status: 'False', reason: '', message: '' },
  ];
  state.update('helmcharts.helm.cattle.io', { ...chart, status: { jobName: jobName(chart), conditions } });
}

function setFailed(chart: HelmChart, message: string, { state }: ControllerContext): void {
  const failed = { type: 'Failed', status: 'True', reason: 'Job failed', message };
  const others = (chart.status?.conditions ?? []).filter(({ type }) => type !== 'Failed');
  const status = { ...chart.status, conditions: [...others, failed] };
  state.update('helmcharts.helm.cattle.io', { ...chart, status });
}

function complete(chart: HelmChart, { state }: ControllerContext): void {
  const { metadata } = chart;
  if (metadata.deletionTimestamp) {
    uninstallObjects(chart, state);
    const finalizers = (metadata.finalizers ?? []).filter((name) => name !== FINALIZER);
    state.update('helmcharts.helm.cattle.io', { ...chart, metadata: { ...metadata, finalizers } });
    return;
  }
  if (isReleased(chart, { state })) return;
  installObjects(chart, state);
  recordRelease(chart, state);
}

function releasesOf(chart: HelmChart, state: ControllerContext['state']) {
  const labels = { owner: 'helm', name: chart.metadata.name };
  return state.list('secrets', { namespace: targetNamespace(chart), labels });
}

function isReleased(chart: HelmChart, { state }: Pick<ControllerContext, 'state'>): boolean {
  return releasesOf(chart, state).some(
    ({ metadata }) =>
      metadata.labels?.status === 'deployed' && metadata.annotations?.[HASH] === hashOf(chart),
  );
}

/** As Helm does: a Secret per release; the one before is superseded. */
function recordRelease(chart: HelmChart, state: ControllerContext['state']): void {
  const releases = releasesOf(chart, state);
  for (const release of releases) {
    const labels = { ...release.metadata.labels, status: 'superseded' };
    state.update('secrets', { ...release, metadata: { ...release.metadata, labels } });
  }
  const { name } = chart.metadata;
  const number = Math.max(0, ...releases.map(({ metadata }) => Number(metadata.labels?.version))) + 1;
  state.create('secrets', {
    metadata: {
      name: `sh.helm.release.v1.${name}.v${number}`,
      namespace: targetNamespace(chart),
      labels: {
        owner: 'helm',
        name,
        status: 'deployed',
        version: String(number),
        'app.kubernetes.io/managed-by': 'Helm',
        'app.kubernetes.io/instance': name,
      },
      annotations: { [HASH]: hashOf(chart) },
    },
    type: 'helm.sh/release.v1',
    data: { release: Buffer.from(JSON.stringify({ name, version: chart.spec?.version })).toString('base64') },
  });
}

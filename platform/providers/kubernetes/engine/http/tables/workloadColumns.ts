import type { KubeObject } from '../../../api/objects.ts';
import {
  ageColumn,
  at,
  column,
  count,
  listAt,
  nameColumn,
  numberAt,
  textAt,
  wide,
  conditionStatus,
  selectorText,
  type ColumnsByResource,
} from './columns.ts';

const images = (object: KubeObject, part: 'name' | 'image'): string =>
  listAt(object, 'spec.template.spec.containers')
    .map((container) => textAt(container, part))
    .join(',');

const workloadDetails = [
  wide('Containers', (object) => images(object, 'name')),
  wide('Images', (object) => images(object, 'image')),
  wide('Selector', (object) => selectorText(at(object, 'spec.selector.matchLabels'))),
];

const fraction = (object: KubeObject, part: string, whole: string): string =>
  `${numberAt(object, part)}/${numberAt(object, whole)}`;

function jobStatus(job: KubeObject): string {
  if (conditionStatus(job, 'Complete') === 'True') return 'Complete';
  return conditionStatus(job, 'Failed') === 'True' ? 'Failed' : 'Running';
}

function targets(autoscaler: KubeObject): string {
  const current = listAt(autoscaler, 'status.currentMetrics');
  const all = listAt(autoscaler, 'spec.metrics').map((metric) => {
    const name = textAt(metric, 'resource.name');
    const now = current.find((one) => at(one, 'resource.name') === name);
    const used = at(now, 'resource.current.averageUtilization');
    const wanted = textAt(metric, 'resource.target.averageUtilization');
    return `${name}: ${typeof used === 'number' ? `${used}%` : '<unknown>'}/${wanted}%`;
  });
  return all.join(', ') || '<none>';
}

export const workloadColumns = {
  'deployments.apps': [
    nameColumn,
    column('Ready', (object) => fraction(object, 'status.readyReplicas', 'spec.replicas')),
    count('Up-to-date', (object) => numberAt(object, 'status.updatedReplicas')),
    count('Available', (object) => numberAt(object, 'status.availableReplicas')),
    ageColumn,
    ...workloadDetails,
  ],
  'replicasets.apps': [
    nameColumn,
    count('Desired', (object) => numberAt(object, 'spec.replicas')),
    count('Current', (object) => numberAt(object, 'status.replicas')),
    count('Ready', (object) => numberAt(object, 'status.readyReplicas')),
    ageColumn,
    ...workloadDetails,
  ],
  'statefulsets.apps': [
    nameColumn,
    column('Ready', (object) => fraction(object, 'status.readyReplicas', 'spec.replicas')),
    ageColumn,
    ...workloadDetails.slice(0, 2),
  ],
  'daemonsets.apps': [
    nameColumn,
    count('Desired', (object) => numberAt(object, 'status.desiredNumberScheduled')),
    count('Current', (object) => numberAt(object, 'status.currentNumberScheduled')),
    count('Ready', (object) => numberAt(object, 'status.numberReady')),
    count('Up-to-date', (object) => numberAt(object, 'status.updatedNumberScheduled')),
    count('Available', (object) => numberAt(object, 'status.numberAvailable')),
    column('Node Selector', (object) => selectorText(at(object, 'spec.template.spec.nodeSelector'))),
    ageColumn,
    ...workloadDetails,
  ],
  'jobs.batch': [
    nameColumn,
    column('Status', jobStatus),
    column('Completions', (job) => fraction(job, 'status.succeeded', 'spec.completions')),
    ageColumn,
    ...workloadDetails,
  ],
  'horizontalpodautoscalers.autoscaling': [
    nameColumn,
    column(
      'Reference',
      (object) =>
        `${textAt(object, 'spec.scaleTargetRef.kind')}/${textAt(object, 'spec.scaleTargetRef.name')}`,
    ),
    column('Targets', targets),
    column('MinPods', (object) => textAt(object, 'spec.minReplicas')),
    count('MaxPods', (object) => numberAt(object, 'spec.maxReplicas')),
    count('Replicas', (object) => numberAt(object, 'status.currentReplicas')),
    ageColumn,
  ],
} satisfies ColumnsByResource;

import type { KubeObject } from '../../../api/objects.ts';
import type { ResourceName } from '../../../api/resources.ts';
import { isObject } from '../../json.ts';
import {
  ageColumn,
  ageOf,
  at,
  column,
  count,
  listAt,
  nameColumn,
  numberAt,
  textAt,
  wide,
  type Column,
} from './columns.ts';
import { podColumns } from './podColumns.ts';

const ROLE = 'node-role.kubernetes.io/';

function conditionStatus(object: KubeObject, type: string): string {
  const found = listAt(object, 'status.conditions').find((condition) => at(condition, 'type') === type);
  return textAt(found, 'status', 'Unknown');
}

function nodeStatus(node: KubeObject): string {
  const ready = conditionStatus(node, 'Ready');
  const text = ready === 'True' ? 'Ready' : 'NotReady';
  return at(node, 'spec.unschedulable') === true ? `${text},SchedulingDisabled` : text;
}

function roles({ metadata }: KubeObject): string {
  const names = Object.keys(metadata.labels ?? {}).filter((label) => label.startsWith(ROLE));
  return names.map((label) => label.slice(ROLE.length)).join(',') || '<none>';
}

function address(node: KubeObject, type: string): string {
  return textAt(
    listAt(node, 'status.addresses').find((one) => at(one, 'type') === type),
    'address',
  );
}

function portsOf(service: KubeObject): string {
  const ports = listAt(service, 'spec.ports').map((port) => {
    const nodePort = at(port, 'nodePort') === undefined ? '' : `:${textAt(port, 'nodePort')}`;
    return `${textAt(port, 'port')}${nodePort}/${textAt(port, 'protocol', 'TCP')}`;
  });
  return ports.join(',') || '<none>';
}

function balancerAddress(object: KubeObject, none: string): string {
  const found = listAt(object, 'status.loadBalancer.ingress');
  return found.map((one) => textAt(one, 'ip', textAt(one, 'hostname', ''))).join(',') || none;
}

function externalAddress(service: KubeObject): string {
  return balancerAddress(service, at(service, 'spec.type') === 'LoadBalancer' ? '<pending>' : '<none>');
}

function selectorText(value: unknown): string {
  const labels = isObject(value) ? Object.entries(value) : [];
  return labels.map(([name, text]) => `${name}=${String(text)}`).join(',') || '<none>';
}

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

function size(object: KubeObject, path: string): number {
  const found = at(object, path);
  return isObject(found) ? Object.keys(found).length : 0;
}

function className({ metadata }: KubeObject): string {
  const isDefault = metadata.annotations?.['storageclass.kubernetes.io/is-default-class'] === 'true';
  return isDefault ? `${metadata.name} (default)` : metadata.name;
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

/** The columns of kubectl, by resource; the others have name and age. */
const columns: Partial<Record<ResourceName, readonly Column[]>> = {
  pods: podColumns,
  nodes: [
    nameColumn,
    column('Status', nodeStatus),
    column('Roles', roles),
    ageColumn,
    column('Version', (node) => textAt(node, 'status.nodeInfo.kubeletVersion')),
    wide('Internal-IP', (node) => address(node, 'InternalIP')),
    wide('External-IP', (node) => address(node, 'ExternalIP')),
    wide('OS-Image', (node) => textAt(node, 'status.nodeInfo.osImage')),
    wide('Kernel-Version', (node) => textAt(node, 'status.nodeInfo.kernelVersion')),
    wide('Container-Runtime', (node) => textAt(node, 'status.nodeInfo.containerRuntimeVersion')),
  ],
  namespaces: [nameColumn, column('Status', (namespace) => textAt(namespace, 'status.phase')), ageColumn],
  services: [
    nameColumn,
    column('Type', (service) => textAt(service, 'spec.type')),
    column('Cluster-IP', (service) => textAt(service, 'spec.clusterIP')),
    column('External-IP', externalAddress),
    column('Port(s)', portsOf),
    ageColumn,
    wide('Selector', (service) => selectorText(at(service, 'spec.selector'))),
  ],
  configmaps: [nameColumn, count('Data', (map) => size(map, 'data') + size(map, 'binaryData')), ageColumn],
  secrets: [
    nameColumn,
    column('Type', (secret) => textAt(secret, 'type')),
    count('Data', (secret) => size(secret, 'data')),
    ageColumn,
  ],
  serviceaccounts: [nameColumn, count('Secrets', (account) => listAt(account, 'secrets').length), ageColumn],
  persistentvolumeclaims: [
    nameColumn,
    column('Status', (claim) => textAt(claim, 'status.phase')),
    column('Volume', (claim) => textAt(claim, 'spec.volumeName', '')),
    column('Capacity', (claim) => textAt(claim, 'status.capacity.storage', '')),
    column('Access Modes', (claim) => listAt(claim, 'status.accessModes').map(shortMode).join(',')),
    column('StorageClass', (claim) => textAt(claim, 'spec.storageClassName', '')),
    ageColumn,
  ],
  persistentvolumes: [
    nameColumn,
    column('Capacity', (volume) => textAt(volume, 'spec.capacity.storage')),
    column('Access Modes', (volume) => listAt(volume, 'spec.accessModes').map(shortMode).join(',')),
    column('Reclaim Policy', (volume) => textAt(volume, 'spec.persistentVolumeReclaimPolicy')),
    column('Status', (volume) => textAt(volume, 'status.phase')),
    column(
      'Claim',
      (volume) =>
        `${textAt(volume, 'spec.claimRef.namespace', '')}/${textAt(volume, 'spec.claimRef.name', '')}`,
    ),
    column('StorageClass', (volume) => textAt(volume, 'spec.storageClassName', '')),
    ageColumn,
  ],
  events: [
    column('Last Seen', (event, now) => ageOf(at(event, 'lastTimestamp'), now)),
    column('Type', (event) => textAt(event, 'type')),
    column('Reason', (event) => textAt(event, 'reason')),
    column(
      'Object',
      (event) =>
        `${textAt(event, 'involvedObject.kind').toLowerCase()}/${textAt(event, 'involvedObject.name')}`,
    ),
    column('Message', (event) => textAt(event, 'message', '')),
    wide('Count', (event) => numberAt(event, 'count')),
    wide('Name', ({ metadata }) => metadata.name),
  ],
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
  'ingresses.networking.k8s.io': [
    nameColumn,
    column('Class', (ingress) => textAt(ingress, 'spec.ingressClassName')),
    column('Hosts', (ingress) =>
      listAt(ingress, 'spec.rules')
        .map((rule) => textAt(rule, 'host', '*'))
        .join(','),
    ),
    column('Address', (ingress) => balancerAddress(ingress, '')),
    column('Ports', (ingress) => (listAt(ingress, 'spec.tls').length > 0 ? '80, 443' : '80')),
    ageColumn,
  ],
  'ingressclasses.networking.k8s.io': [
    nameColumn,
    column('Controller', (ingressClass) => textAt(ingressClass, 'spec.controller')),
    column('Parameters', () => '<none>'),
    ageColumn,
  ],
  'storageclasses.storage.k8s.io': [
    column('Name', className, { format: 'name' }),
    column('Provisioner', (storageClass) => textAt(storageClass, 'provisioner')),
    column('ReclaimPolicy', (storageClass) => textAt(storageClass, 'reclaimPolicy')),
    column('VolumeBindingMode', (storageClass) => textAt(storageClass, 'volumeBindingMode')),
    column('AllowVolumeExpansion', (storageClass) => textAt(storageClass, 'allowVolumeExpansion', 'false')),
    ageColumn,
  ],
  'customresourcedefinitions.apiextensions.k8s.io': [
    nameColumn,
    column('Created At', ({ metadata }) => metadata.creationTimestamp),
  ],
};

function shortMode(mode: unknown): string {
  return String(mode).replaceAll(/[a-z]/g, '');
}

function jobStatus(job: KubeObject): string {
  if (conditionStatus(job, 'Complete') === 'True') return 'Complete';
  return conditionStatus(job, 'Failed') === 'True' ? 'Failed' : 'Running';
}

export function columnsOf(resource: ResourceName): readonly Column[] {
  return columns[resource] ?? [nameColumn, ageColumn];
}

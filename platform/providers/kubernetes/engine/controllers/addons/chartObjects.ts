import type { PodTemplateSpec } from 'kubernetes-types/core/v1.d.ts';
import { findAddon } from '../../../../addons/catalogue.ts';
import type { Stored } from '../../../api/objects.ts';
import { resourceNames, resources, type ResourceName } from '../../../api/resources.ts';
import type { ClusterState } from '../../clusterState.ts';
import { appOf } from './appChart.ts';
import { putAppObjects } from './appObjects.ts';
import { installDefinition } from './definitions.ts';
import { knownCharts, type ChartWorkload, type KnownChart } from './knownCharts.ts';

type HelmChart = Stored<'helmcharts.helm.cattle.io'>;

const DEFAULT_STORAGE = 'storageclass.kubernetes.io/is-default-class';
const DEFAULT_INGRESS = 'ingressclass.kubernetes.io/is-default-class';
/** Helm leaves objects with the value `keep`. */
const KEPT = 'helm.sh/resource-policy';
const REQUESTS = { cpu: '25m', memory: '48Mi' };

/** By these Helm's objects are found again. */
function labelsOf({ metadata: { name } }: HelmChart): Record<string, string> {
  return { 'app.kubernetes.io/managed-by': 'Helm', 'app.kubernetes.io/instance': name };
}

function annotationsOf(chart: HelmChart): Record<string, string> {
  return {
    'meta.helm.sh/release-name': chart.metadata.name,
    'meta.helm.sh/release-namespace': targetNamespace(chart),
  };
}

export function targetNamespace({ metadata, spec }: HelmChart): string {
  return spec?.targetNamespace ?? metadata.namespace ?? 'default';
}

/** A chart that nobody knows is taken for one Deployment. */
function chartOf({ metadata: { name } }: HelmChart): KnownChart {
  const known = Object.hasOwn(knownCharts, name) ? knownCharts[name] : undefined;
  return known ?? { workloads: [{ name, image: `docker.io/library/${name}` }] };
}

/** Tag of the images: the version of the app, which can differ from that of the chart. */
function appVersion({ metadata, spec }: HelmChart): string {
  const plain = (version = ''): string => version.replace(/^v/, '');
  const known = findAddon(metadata.name)?.versions.find(
    ({ version }) => plain(version) === plain(spec?.version),
  );
  return known?.appVersion ?? known?.version ?? spec?.version ?? 'latest';
}

function templateOf(chart: HelmChart, { name, image, isEverywhere }: ChartWorkload): PodTemplateSpec {
  const resourcesOfContainer = { requests: REQUESTS };
  const container = { name, image: `${image}:${appVersion(chart)}`, resources: resourcesOfContainer };
  return {
    metadata: {
      labels: { 'app.kubernetes.io/name': name, 'app.kubernetes.io/instance': chart.metadata.name },
    },
    spec: { containers: [container], ...(isEverywhere && { tolerations: [{ operator: 'Exists' }] }) },
  };
}

function putWorkload(chart: HelmChart, workload: ChartWorkload, state: ClusterState): void {
  const { name, type, replicas = 1 } = workload;
  const namespace = targetNamespace(chart);
  const labels = { ...labelsOf(chart), 'app.kubernetes.io/name': name };
  const metadata = { name, namespace, labels, annotations: annotationsOf(chart) };
  const selector = { matchLabels: { 'app.kubernetes.io/name': name } };
  const template = templateOf(chart, workload);
  if (type === 'daemonset') {
    const found = state.get('daemonsets.apps', name, namespace);
    const spec = { selector, template };
    if (found) state.update('daemonsets.apps', { ...found, spec: { ...found.spec, ...spec } });
    else state.create('daemonsets.apps', { metadata, spec });
  } else if (type === 'statefulset') {
    const found = state.get('statefulsets.apps', name, namespace);
    const spec = { selector, serviceName: name, replicas, template };
    if (found) state.update('statefulsets.apps', { ...found, spec: { ...found.spec, ...spec } });
    else state.create('statefulsets.apps', { metadata, spec });
  } else {
    const found = state.get('deployments.apps', name, namespace);
    const spec = { selector, replicas, template };
    if (found) state.update('deployments.apps', { ...found, spec: { ...found.spec, ...spec } });
    else state.create('deployments.apps', { metadata, spec });
  }
}

function putClasses(chart: HelmChart, { storageClass, ingressClass }: KnownChart, state: ClusterState): void {
  const labels = labelsOf(chart);
  if (storageClass && !state.get('storageclasses.storage.k8s.io', storageClass.name)) {
    const { name, provisioner, isDefault } = storageClass;
    const annotations: Record<string, string> = isDefault ? { [DEFAULT_STORAGE]: 'true' } : {};
    state.create('storageclasses.storage.k8s.io', {
      metadata: { name, labels, annotations },
      provisioner,
      reclaimPolicy: 'Delete',
      volumeBindingMode: 'WaitForFirstConsumer',
      allowVolumeExpansion: true,
    });
  }
  if (ingressClass && !state.get('ingressclasses.networking.k8s.io', ingressClass.name)) {
    const { name, controller, isDefault } = ingressClass;
    const annotations: Record<string, string> = isDefault ? { [DEFAULT_INGRESS]: 'true' } : {};
    const metadata = { name, labels, annotations };
    state.create('ingressclasses.networking.k8s.io', { metadata, spec: { controller } });
  }
}

function putService(chart: HelmChart, name: string, state: ClusterState): void {
  const namespace = targetNamespace(chart);
  if (state.get('services', name, namespace)) return;
  const ports = [
    { name: 'web', port: 80, targetPort: 'web', protocol: 'TCP' },
    { name: 'websecure', port: 443, targetPort: 'websecure', protocol: 'TCP' },
  ];
  const selector = { 'app.kubernetes.io/name': chart.metadata.name };
  const metadata = { name, namespace, labels: labelsOf(chart), annotations: annotationsOf(chart) };
  state.create('services', { metadata, spec: { type: 'LoadBalancer', selector, ports } });
}

function putDefinitions(chart: HelmChart, known: KnownChart, state: ClusterState): void {
  const labels = labelsOf(chart);
  for (const [plural, kind, group, version] of known.definitions ?? [])
    installDefinition({ plural, kind, group, version, isNamespaced: true }, labels, state);
  for (const [plural, kind, group, version] of known.clusterDefinitions ?? [])
    installDefinition({ plural, kind, group, version, isNamespaced: false }, labels, state);
}

/** Creates what the chart contains, or brings it to the chart's version. */
export function installObjects(chart: HelmChart, state: ClusterState): void {
  const namespace = targetNamespace(chart);
  if (chart.spec?.createNamespace && !state.get('namespaces', namespace))
    state.create('namespaces', { metadata: { name: namespace } });
  const ofApp = appOf(chart);
  if (ofApp) {
    const release = { name: chart.metadata.name, namespace, version: chart.spec?.version ?? '' };
    const metadata = { labels: labelsOf(chart), annotations: annotationsOf(chart) };
    return putAppObjects({ ...ofApp, ...release, ...metadata }, state);
  }
  const known = chartOf(chart);
  putDefinitions(chart, known, state);
  for (const workload of known.workloads) putWorkload(chart, workload, state);
  putClasses(chart, known, state);
  if (known.loadBalancer !== undefined) putService(chart, known.loadBalancer, state);
}

/** Without its definition a resource is gone, and its objects with it. */
function removeInstances(definition: string, state: ClusterState): void {
  const resource = resourceNames.find((name) => name === definition);
  if (!resource) return;
  for (const object of state.list(resource)) state.remove(resource, object);
}

/** Deletes what the chart has created, and its namespace if nothing else is in it. */
export function uninstallObjects(chart: HelmChart, state: ClusterState): void {
  const labels = labelsOf(chart);
  for (const resource of resourceNames) {
    for (const object of state.list(resource, { labels })) {
      if (object.metadata.annotations?.[KEPT] === 'keep') continue;
      if (resource === 'customresourcedefinitions.apiextensions.k8s.io')
        removeInstances(object.metadata.name, state);
      state.remove(resource, object);
    }
  }
  const namespace = state.get('namespaces', targetNamespace(chart));
  if (namespace && chart.spec?.createNamespace && isUnused(namespace.metadata.name, chart, state))
    state.remove('namespaces', namespace);
}

const userResources: readonly ResourceName[] = [
  'deployments.apps',
  'statefulsets.apps',
  'daemonsets.apps',
  'persistentvolumeclaims',
  'helmcharts.helm.cattle.io',
];

function isUnused(namespace: string, chart: HelmChart, state: ClusterState): boolean {
  const isShared = state
    .list('helmcharts.helm.cattle.io')
    .some((other) => other.metadata.uid !== chart.metadata.uid && targetNamespace(other) === namespace);
  const isTaken = userResources.some(
    (resource) => resources[resource].isNamespaced && state.list(resource, { namespace }).length > 0,
  );
  return !isShared && !isTaken && !['default', 'kube-system'].includes(namespace);
}

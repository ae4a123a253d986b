/** A resource of the Kubernetes API. */
export interface Resource {
  /** Empty for the core group. */
  group: string;
  version: string;
  /** Plural name, as in paths. */
  plural: string;
  singular: string;
  kind: string;
  shortNames: readonly string[];
  isNamespaced: boolean;
}

function resource(kind: string, plural: string, options: Partial<Resource> = {}): Resource {
  const singular = kind.toLowerCase();
  return { group: '', version: 'v1', plural, singular, kind, shortNames: [], isNamespaced: true, ...options };
}

const clusterScoped = { isNamespaced: false } as const;
const apps = { group: 'apps' } as const;
const networking = { group: 'networking.k8s.io' } as const;
const certManager = { group: 'cert-manager.io' } as const;
const rbac = { group: 'rbac.authorization.k8s.io' } as const;
const cnpg = { group: 'postgresql.cnpg.io' } as const;

/** The resources that the platform uses, by plural name and group, as CustomResourceDefinitions are named. */
export const resources = {
  namespaces: resource('Namespace', 'namespaces', { ...clusterScoped, shortNames: ['ns'] }),
  nodes: resource('Node', 'nodes', { ...clusterScoped, shortNames: ['no'] }),
  pods: resource('Pod', 'pods', { shortNames: ['po'] }),
  services: resource('Service', 'services', { shortNames: ['svc'] }),
  configmaps: resource('ConfigMap', 'configmaps', { shortNames: ['cm'] }),
  secrets: resource('Secret', 'secrets'),
  serviceaccounts: resource('ServiceAccount', 'serviceaccounts', { shortNames: ['sa'] }),
  persistentvolumeclaims: resource('PersistentVolumeClaim', 'persistentvolumeclaims', {
    shortNames: ['pvc'],
  }),
  persistentvolumes: resource('PersistentVolume', 'persistentvolumes', {
    ...clusterScoped,
    shortNames: ['pv'],
  }),
  events: resource('Event', 'events', { shortNames: ['ev'] }),
  'deployments.apps': resource('Deployment', 'deployments', { ...apps, shortNames: ['deploy'] }),
  'replicasets.apps': resource('ReplicaSet', 'replicasets', { ...apps, shortNames: ['rs'] }),
  'daemonsets.apps': resource('DaemonSet', 'daemonsets', { ...apps, shortNames: ['ds'] }),
  'statefulsets.apps': resource('StatefulSet', 'statefulsets', { ...apps, shortNames: ['sts'] }),
  'jobs.batch': resource('Job', 'jobs', { group: 'batch' }),
  'horizontalpodautoscalers.autoscaling': resource('HorizontalPodAutoscaler', 'horizontalpodautoscalers', {
    group: 'autoscaling',
    version: 'v2',
    shortNames: ['hpa'],
  }),
  'ingresses.networking.k8s.io': resource('Ingress', 'ingresses', { ...networking, shortNames: ['ing'] }),
  'ingressclasses.networking.k8s.io': resource('IngressClass', 'ingressclasses', {
    ...networking,
    ...clusterScoped,
  }),
  'clusterroles.rbac.authorization.k8s.io': resource('ClusterRole', 'clusterroles', {
    ...rbac,
    ...clusterScoped,
  }),
  'clusterrolebindings.rbac.authorization.k8s.io': resource('ClusterRoleBinding', 'clusterrolebindings', {
    ...rbac,
    ...clusterScoped,
  }),
  'roles.rbac.authorization.k8s.io': resource('Role', 'roles', rbac),
  'rolebindings.rbac.authorization.k8s.io': resource('RoleBinding', 'rolebindings', rbac),
  'storageclasses.storage.k8s.io': resource('StorageClass', 'storageclasses', {
    group: 'storage.k8s.io',
    ...clusterScoped,
    shortNames: ['sc'],
  }),
  'customresourcedefinitions.apiextensions.k8s.io': resource(
    'CustomResourceDefinition',
    'customresourcedefinitions',
    { group: 'apiextensions.k8s.io', ...clusterScoped, shortNames: ['crd', 'crds'] },
  ),
  'nodes.metrics.k8s.io': resource('NodeMetrics', 'nodes', {
    group: 'metrics.k8s.io',
    version: 'v1beta1',
    ...clusterScoped,
  }),
  'pods.metrics.k8s.io': resource('PodMetrics', 'pods', { group: 'metrics.k8s.io', version: 'v1beta1' }),
  'helmcharts.helm.cattle.io': resource('HelmChart', 'helmcharts', { group: 'helm.cattle.io' }),
  'helmchartconfigs.helm.cattle.io': resource('HelmChartConfig', 'helmchartconfigs', {
    group: 'helm.cattle.io',
  }),
  'plans.upgrade.cattle.io': resource('Plan', 'plans', { group: 'upgrade.cattle.io' }),
  'clusterissuers.cert-manager.io': resource('ClusterIssuer', 'clusterissuers', {
    ...certManager,
    ...clusterScoped,
  }),
  'certificates.cert-manager.io': resource('Certificate', 'certificates', {
    ...certManager,
    shortNames: ['cert', 'certs'],
  }),
  'clusters.postgresql.cnpg.io': resource('Cluster', 'clusters', cnpg),
  'scheduledbackups.postgresql.cnpg.io': resource('ScheduledBackup', 'scheduledbackups', cnpg),
  'backups.postgresql.cnpg.io': resource('Backup', 'backups', cnpg),
  'poolers.postgresql.cnpg.io': resource('Pooler', 'poolers', cnpg),
  'databases.postgresql.cnpg.io': resource('Database', 'databases', cnpg),
  'objectstores.barmancloud.cnpg.io': resource('ObjectStore', 'objectstores', {
    group: 'barmancloud.cnpg.io',
  }),
  'fluxinstances.fluxcd.controlplane.io': resource('FluxInstance', 'fluxinstances', {
    group: 'fluxcd.controlplane.io',
  }),
  'gitrepositories.source.toolkit.fluxcd.io': resource('GitRepository', 'gitrepositories', {
    group: 'source.toolkit.fluxcd.io',
  }),
  'kustomizations.kustomize.toolkit.fluxcd.io': resource('Kustomization', 'kustomizations', {
    group: 'kustomize.toolkit.fluxcd.io',
  }),
} as const satisfies Record<string, Resource>;

export type ResourceName = keyof typeof resources;

/** As in objects, such as v1 or apps/v1. */
export function apiVersionOf({ group, version }: Resource): string {
  return group === '' ? version : `${group}/${version}`;
}

export const resourceNames = Object.keys(resources) as ResourceName[];

/** By apiVersion without its version, and kind: the API of metrics reuses names of the core group. */
const byKind = new Map(
  resourceNames.map((name) => [`${resources[name].group}/${resources[name].kind}`, name] as const),
);

/** The resource of an object or of a reference to one; undefined if it is not in the table. */
export function resourceOfKind(apiVersion: string, kind: string): ResourceName | undefined {
  const group = apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '';
  return byKind.get(`${group}/${kind}`);
}

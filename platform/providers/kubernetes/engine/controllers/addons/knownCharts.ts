/** A Deployment (without a type), DaemonSet or StatefulSet of a chart. */
export interface ChartWorkload {
  name: string;
  /** Without the tag: that is the version of the app. */
  image: string;
  type?: 'daemonset' | 'statefulset';
  replicas?: number;
  /** Also runs on control plane nodes. */
  isEverywhere?: boolean;
}

/** Such as ['clusterissuers', 'ClusterIssuer', 'cert-manager.io', 'v1']. */
type Definition = readonly [plural: string, kind: string, group: string, version: string];

/** What a chart creates, as far as it can be seen: the pods, the API groups, the classes. */
export interface KnownChart {
  workloads: readonly ChartWorkload[];
  definitions?: readonly Definition[];
  clusterDefinitions?: readonly Definition[];
  /** Name of its Service of type LoadBalancer. */
  loadBalancer?: string;
  storageClass?: { name: string; provisioner: string; isDefault: boolean };
  ingressClass?: { name: string; controller: string; isDefault: boolean };
}

const ccm = {
  name: 'hcloud-cloud-controller-manager',
  image: 'docker.io/hetznercloud/hcloud-cloud-controller-manager',
};
const csi = 'docker.io/hetznercloud/hcloud-csi-driver';
const certManager = 'quay.io/jetstack/cert-manager';
const externalSecrets = 'oci.external-secrets.io/external-secrets/external-secrets';
const keda = 'ghcr.io/kedacore/keda';
const longhorn = 'docker.io/longhornio/longhorn';
const argo = 'quay.io/argoproj/argocd';

/** By catalogue name, which is the name of the HelmChart. */
export const knownCharts: Readonly<Record<string, KnownChart>> = {
  'hcloud-ccm': { workloads: [{ ...ccm, isEverywhere: true }] },
  'hcloud-csi': {
    workloads: [
      { name: 'hcloud-csi-controller', image: csi },
      { name: 'hcloud-csi-node', image: csi, type: 'daemonset', isEverywhere: true },
    ],
    storageClass: { name: 'hcloud-volumes', provisioner: 'csi.hetzner.cloud', isDefault: true },
  },
  'cluster-autoscaler': {
    workloads: [
      {
        name: 'cluster-autoscaler',
        image: 'registry.k8s.io/autoscaling/cluster-autoscaler',
        isEverywhere: true,
      },
    ],
  },
  'ingress-nginx': {
    workloads: [
      { name: 'ingress-nginx-controller', image: 'registry.k8s.io/ingress-nginx/controller', replicas: 2 },
    ],
    loadBalancer: 'ingress-nginx-controller',
    ingressClass: { name: 'nginx', controller: 'k8s.io/ingress-nginx', isDefault: false },
  },
  traefik: {
    workloads: [{ name: 'traefik', image: 'docker.io/traefik', replicas: 2 }],
    definitions: [
      ['ingressroutes', 'IngressRoute', 'traefik.io', 'v1alpha1'],
      ['middlewares', 'Middleware', 'traefik.io', 'v1alpha1'],
    ],
    loadBalancer: 'traefik',
    ingressClass: { name: 'traefik', controller: 'traefik.io/ingress-controller', isDefault: true },
  },
  'external-dns': {
    workloads: [{ name: 'external-dns', image: 'registry.k8s.io/external-dns/external-dns' }],
  },
  'cert-manager': {
    workloads: [
      { name: 'cert-manager', image: `${certManager}-controller` },
      { name: 'cert-manager-cainjector', image: `${certManager}-cainjector` },
      { name: 'cert-manager-webhook', image: `${certManager}-webhook` },
    ],
    definitions: [
      ['certificates', 'Certificate', 'cert-manager.io', 'v1'],
      ['issuers', 'Issuer', 'cert-manager.io', 'v1'],
    ],
    clusterDefinitions: [['clusterissuers', 'ClusterIssuer', 'cert-manager.io', 'v1']],
  },
  'trust-manager': {
    workloads: [{ name: 'trust-manager', image: 'quay.io/jetstack/trust-manager' }],
    clusterDefinitions: [['bundles', 'Bundle', 'trust.cert-manager.io', 'v1alpha1']],
  },
  'external-secrets': {
    workloads: ['external-secrets', 'external-secrets-webhook', 'external-secrets-cert-controller'].map(
      (name) => ({
        name,
        image: externalSecrets,
      }),
    ),
    definitions: [
      ['externalsecrets', 'ExternalSecret', 'external-secrets.io', 'v1'],
      ['secretstores', 'SecretStore', 'external-secrets.io', 'v1'],
    ],
    clusterDefinitions: [['clustersecretstores', 'ClusterSecretStore', 'external-secrets.io', 'v1']],
  },
  'metrics-server': {
    workloads: [{ name: 'metrics-server', image: 'registry.k8s.io/metrics-server/metrics-server' }],
  },
  'kube-prometheus-stack': {
    workloads: [
      { name: 'kube-prometheus-stack-operator', image: 'quay.io/prometheus-operator/prometheus-operator' },
      { name: 'kube-prometheus-stack-grafana', image: 'docker.io/grafana/grafana' },
      { name: 'kube-state-metrics', image: 'registry.k8s.io/kube-state-metrics/kube-state-metrics' },
      {
        name: 'prometheus-kube-prometheus-stack',
        image: 'quay.io/prometheus/prometheus',
        type: 'statefulset',
      },
      {
        name: 'alertmanager-kube-prometheus-stack',
        image: 'quay.io/prometheus/alertmanager',
        type: 'statefulset',
      },
      {
        name: 'node-exporter',
        image: 'quay.io/prometheus/node-exporter',
        type: 'daemonset',
        isEverywhere: true,
      },
    ],
    definitions: [
      ['prometheuses', 'Prometheus', 'monitoring.coreos.com', 'v1'],
      ['servicemonitors', 'ServiceMonitor', 'monitoring.coreos.com', 'v1'],
    ],
  },
  grafana: { workloads: [{ name: 'grafana', image: 'docker.io/grafana/grafana' }] },
  keel: { workloads: [{ name: 'keel', image: 'docker.io/keelhq/keel' }] },
  keda: {
    workloads: [
      { name: 'keda-operator', image: keda },
      { name: 'keda-operator-metrics-apiserver', image: `${keda}-metrics-apiserver` },
      { name: 'keda-admission-webhooks', image: `${keda}-admission-webhooks` },
    ],
    definitions: [['scaledobjects', 'ScaledObject', 'keda.sh', 'v1alpha1']],
  },
  reloader: { workloads: [{ name: 'reloader-reloader', image: 'ghcr.io/stakater/reloader' }] },
  reflector: { workloads: [{ name: 'reflector', image: 'docker.io/emberstack/kubernetes-reflector' }] },
  longhorn: {
    workloads: [
      { name: 'longhorn-manager', image: `${longhorn}-manager`, type: 'daemonset' },
      { name: 'engine-image', image: `${longhorn}-engine`, type: 'daemonset' },
      { name: 'longhorn-driver-deployer', image: `${longhorn}-manager` },
      { name: 'longhorn-ui', image: `${longhorn}-ui` },
      { name: 'csi-attacher', image: 'docker.io/longhornio/csi-attacher' },
      { name: 'csi-provisioner', image: 'docker.io/longhornio/csi-provisioner' },
      { name: 'csi-resizer', image: 'docker.io/longhornio/csi-resizer' },
    ],
    definitions: [['volumes', 'Volume', 'longhorn.io', 'v1beta2']],
    storageClass: { name: 'longhorn', provisioner: 'driver.longhorn.io', isDefault: false },
  },
  zot: { workloads: [{ name: 'zot', image: 'ghcr.io/project-zot/zot', type: 'statefulset' }] },
  'flux-operator': {
    workloads: [{ name: 'flux-operator', image: 'ghcr.io/controlplaneio-fluxcd/flux-operator' }],
    definitions: [['fluxinstances', 'FluxInstance', 'fluxcd.controlplane.io', 'v1']],
  },
  'argo-cd': {
    workloads: [
      { name: 'argo-cd-application-controller', image: argo, type: 'statefulset' },
      { name: 'argo-cd-applicationset-controller', image: argo },
      { name: 'argo-cd-dex-server', image: 'ghcr.io/dexidp/dex' },
      { name: 'argo-cd-notifications-controller', image: argo },
      { name: 'argo-cd-redis', image: 'docker.io/redis' },
      { name: 'argo-cd-repo-server', image: argo },
      { name: 'argo-cd-server', image: argo },
    ],
    definitions: [['applications', 'Application', 'argoproj.io', 'v1alpha1']],
  },
  'cloudnative-pg': {
    workloads: [{ name: 'cloudnative-pg', image: 'ghcr.io/cloudnative-pg/cloudnative-pg' }],
    definitions: [
      ['clusters', 'Cluster', 'postgresql.cnpg.io', 'v1'],
      ['scheduledbackups', 'ScheduledBackup', 'postgresql.cnpg.io', 'v1'],
      ['backups', 'Backup', 'postgresql.cnpg.io', 'v1'],
      ['poolers', 'Pooler', 'postgresql.cnpg.io', 'v1'],
      ['databases', 'Database', 'postgresql.cnpg.io', 'v1'],
    ],
  },
  'plugin-barman-cloud': {
    workloads: [{ name: 'barman-cloud', image: 'ghcr.io/cloudnative-pg/plugin-barman-cloud' }],
    definitions: [['objectstores', 'ObjectStore', 'barmancloud.cnpg.io', 'v1']],
  },
};

/** One chart version, with the version of the program inside when the two differ. */
export interface AddonVersion {
  version: string;
  appVersion?: string;
  /** Kubernetes minors it supports, both included; undefined when it does not say. */
  kubernetes?: { min: string; max: string };
}

export const addonCategories = [
  'networking',
  'security',
  'gitops',
  'monitoring',
  'databases',
  'other',
] as const;
export type AddonCategory = (typeof addonCategories)[number];

export interface CatalogueAddon {
  name: string;
  title: string;
  description: string;
  category: AddonCategory;
  /** Newest first; the first is the default. */
  versions: readonly [AddonVersion, ...AddonVersion[]];
  chart: { repository: string; name: string };
  namespace: string;
  /** Catalogue names that must be installed before. */
  requires: readonly string[];
  /** Comes with every cluster and cannot leave it. */
  isRequired: boolean;
  /** Has a Service of type LoadBalancer: its addresses are the cluster's ingress endpoints. */
  hasLoadBalancer: boolean;
  /** How many pods a default installation has. */
  pods: number;
}

/** The day on which the first version of each add-on was its newest release. */
export const addonCatalogueAsOf = '2025-10-20';

/** Every add-on that can be installed; those that others require stand before them. */
export const addonCatalogue: readonly CatalogueAddon[] = [
  {
    name: 'hcloud-ccm',
    title: 'Hetzner Cloud Controller',
    description:
      'Connects the cluster with Hetzner Cloud: nodes learn their location and Services of type LoadBalancer get one.',
    category: 'networking',
    versions: [{ version: 'v1.27.0' }, { version: 'v1.26.0' }],
    chart: { repository: 'https://charts.hetzner.cloud', name: 'hcloud-cloud-controller-manager' },
    namespace: 'kube-system',
    requires: [],
    isRequired: true,
    hasLoadBalancer: false,
    pods: 1,
  },
  {
    name: 'hcloud-csi',
    title: 'Hetzner Cloud Volumes',
    description:
      'Gives pods disks that survive them: the default storage class hcloud-volumes on Hetzner volumes.',
    category: 'other',
    versions: [{ version: 'v2.18.0' }, { version: 'v2.17.0' }],
    chart: { repository: 'https://charts.hetzner.cloud', name: 'hcloud-csi' },
    namespace: 'kube-system',
    requires: ['hcloud-ccm'],
    isRequired: true,
    hasLoadBalancer: false,
    pods: 3,
  },
  {
    name: 'system-upgrade-controller',
    title: 'System Upgrade Controller',
    description:
      'Rolls a new k3s version through the nodes one after another, draining each before it restarts.',
    category: 'other',
    versions: [{ version: 'v0.17.0' }, { version: 'v0.16.3' }],
    chart: {
      repository: 'https://github.com/rancher/system-upgrade-controller',
      name: 'system-upgrade-controller',
    },
    namespace: 'system-upgrade',
    requires: [],
    isRequired: true,
    hasLoadBalancer: false,
    pods: 1,
  },
  {
    name: 'ingress-nginx',
    title: 'Ingress NGINX',
    description:
      'Routes HTTP traffic to your services by host and path with NGINX; its project is retired, so prefer Traefik for new clusters.',
    category: 'networking',
    versions: [{ version: '4.13.3', appVersion: '1.13.3' }, { version: '4.12.7' }],
    chart: { repository: 'https://kubernetes.github.io/ingress-nginx', name: 'ingress-nginx' },
    namespace: 'ingress-nginx',
    requires: ['hcloud-ccm'],
    isRequired: false,
    hasLoadBalancer: true,
    pods: 2,
  },
  {
    name: 'traefik',
    title: 'Traefik',
    description:
      'Routes HTTP and TCP traffic to your services and follows changes at once; the recommended ingress.',
    category: 'networking',
    versions: [{ version: '37.1.2', appVersion: 'v3.5.3' }, { version: '37.1.1' }],
    chart: { repository: 'https://traefik.github.io/charts', name: 'traefik' },
    namespace: 'traefik',
    requires: ['hcloud-ccm'],
    isRequired: false,
    hasLoadBalancer: true,
    pods: 2,
  },
  {
    name: 'external-dns',
    title: 'ExternalDNS',
    description:
      'Keeps the records at your DNS provider in step with the hosts of your ingresses and services.',
    category: 'networking',
    versions: [{ version: '1.19.0', appVersion: 'v0.19.0' }],
    chart: { repository: 'https://kubernetes-sigs.github.io/external-dns/', name: 'external-dns' },
    namespace: 'external-dns',
    requires: [],
    isRequired: false,
    hasLoadBalancer: false,
    pods: 1,
  },
  {
    name: 'cert-manager',
    title: 'cert-manager',
    description: 'Obtains TLS certificates and renews them long before they expire.',
    category: 'security',
    versions: [
      { version: 'v1.19.1', kubernetes: { min: '1.31', max: '1.35' } },
      { version: 'v1.18.3', kubernetes: { min: '1.29', max: '1.33' } },
    ],
    chart: { repository: 'https://charts.jetstack.io', name: 'cert-manager' },
    namespace: 'cert-manager',
    requires: [],
    isRequired: false,
    hasLoadBalancer: false,
    pods: 3,
  },
  {
    name: 'cert-issuer',
    title: "Let's Encrypt Issuer",
    description:
      "Adds a cluster-wide issuer, so that one annotation on an ingress is enough for a certificate from Let's Encrypt.",
    category: 'security',
    versions: [{ version: '1.0.0' }],
    chart: { repository: 'oci://ghcr.io/kubedeck/charts', name: 'cert-issuer' },
    namespace: 'cert-manager',
    requires: ['cert-manager'],
    isRequired: false,
    hasLoadBalancer: false,
    pods: 1,
  },
  {
    name: 'trust-manager',
    title: 'trust-manager',
    description:
      'Hands bundles of trusted certificate authorities to every namespace and keeps them current.',
    category: 'security',
    versions: [{ version: '0.12.0' }, { version: '0.11.0' }],
    chart: { repository: 'https://charts.jetstack.io', name: 'trust-manager' },
    namespace: 'cert-manager',
    requires: ['cert-manager'],
    isRequired: false,
    hasLoadBalancer: false,
    pods: 1,
  },
  {
    name: 'external-secrets',
    title: 'External Secrets',
    description:
      'Copies secrets from Vault, AWS, Doppler, 1Password and others into Kubernetes and follows their rotation.',
    category: 'security',
    versions: [{ version: '0.20.3' }, { version: '0.20.2' }],
    chart: { repository: 'https://charts.external-secrets.io', name: 'external-secrets' },
    namespace: 'external-secrets',
    requires: [],
    isRequired: false,
    hasLoadBalancer: false,
    pods: 3,
  },
  {
    name: 'metrics-server',
    title: 'Metrics Server',
    description: 'Measures the CPU and memory of nodes and pods; autoscaling and the usage cards need it.',
    category: 'monitoring',
    versions: [{ version: '3.13.0', appVersion: 'v0.8.0' }, { version: '3.12.2' }],
    chart: { repository: 'https://kubernetes-sigs.github.io/metrics-server/', name: 'metrics-server' },
    namespace: 'kube-system',
    requires: [],
    isRequired: false,
    hasLoadBalancer: false,
    pods: 1,
  },
  {
    name: 'kube-prometheus-stack',
    title: 'Prometheus Stack',
    description:
      'Collects metrics with Prometheus, alerts with Alertmanager and brings dashboards that fit Kubernetes.',
    category: 'monitoring',
    versions: [{ version: '78.2.1', appVersion: 'v0.86.0' }, { version: '78.2.0' }],
    chart: {
      repository: 'https://prometheus-community.github.io/helm-charts',
      name: 'kube-prometheus-stack',
    },
    namespace: 'monitoring',
    requires: [],
    isRequired: false,
    hasLoadBalancer: false,
    pods: 6,
  },
  {
    name: 'grafana',
    title: 'Grafana',
    description: 'Draws dashboards from Prometheus, Loki, PostgreSQL and many other sources.',
    category: 'monitoring',
    versions: [{ version: '10.1.1', appVersion: '12.2.0' }, { version: '10.1.0' }],
    chart: { repository: 'https://grafana.github.io/helm-charts', name: 'grafana' },
    namespace: 'monitoring',
    requires: [],
    isRequired: false,
    hasLoadBalancer: false,
    pods: 1,
  },
  {
    name: 'keel',
    title: 'Keel',
    description:
      'Watches registries and rolls out a new image as soon as its tag fits the policy of a deployment.',
    category: 'other',
    versions: [{ version: '1.0.5', appVersion: '0.20.0' }, { version: '1.0.0' }],
    chart: { repository: 'https://keel-hq.github.io/keel/', name: 'keel' },
    namespace: 'keel',
    requires: [],
    isRequired: false,
    hasLoadBalancer: false,
    pods: 1,
  },
  {
    name: 'keda',
    title: 'KEDA',
    description:
      'Scales deployments by queue length, schedule and other events, down to zero when nothing waits.',
    category: 'other',
    versions: [{ version: '2.18.0' }],
    chart: { repository: 'https://kedacore.github.io/charts', name: 'keda' },
    namespace: 'keda',
    requires: ['metrics-server'],
    isRequired: false,
    hasLoadBalancer: false,
    pods: 3,
  },
  {
    name: 'reloader',
    title: 'Reloader',
    description: 'Restarts the pods that use a config map or secret when that changes.',
    category: 'other',
    versions: [{ version: '2.2.3', appVersion: 'v1.4.8' }],
    chart: { repository: 'https://stakater.github.io/stakater-charts', name: 'reloader' },
    namespace: 'reloader',
    requires: [],
    isRequired: false,
    hasLoadBalancer: false,
    pods: 1,
  },
  {
    name: 'reflector',
    title: 'Reflector',
    description: 'Copies secrets and config maps into other namespaces and keeps the copies current.',
    category: 'other',
    versions: [{ version: '9.1.7' }, { version: '9.1.0' }],
    chart: { repository: 'https://emberstack.github.io/helm-charts', name: 'reflector' },
    namespace: 'reflector',
    requires: [],
    isRequired: false,
    hasLoadBalancer: false,
    pods: 1,
  },
  {
    name: 'longhorn',
    title: 'Longhorn',
    description: 'Spreads replicated volumes over the local disks of the nodes, with snapshots and backups.',
    category: 'other',
    versions: [{ version: '1.10.0' }, { version: '1.9.2' }],
    chart: { repository: 'https://charts.longhorn.io', name: 'longhorn' },
    namespace: 'longhorn-system',
    requires: [],
    isRequired: false,
    hasLoadBalancer: false,
    pods: 7,
  },
  {
    name: 'zot',
    title: 'Zot Registry',
    description:
      'Runs an OCI image registry inside the cluster, reachable with certificates that the nodes trust.',
    category: 'other',
    versions: [{ version: '0.1.122' }, { version: '0.1.100' }],
    chart: { repository: 'https://zotregistry.dev/helm-charts', name: 'zot' },
    namespace: 'zot',
    requires: ['cert-manager', 'trust-manager'],
    isRequired: false,
    hasLoadBalancer: false,
    pods: 1,
  },
  {
    name: 'flux-operator',
    title: 'Flux Operator',
    description:
      'Installs Flux and keeps it up to date, so that a Git repository decides what runs in the cluster.',
    category: 'gitops',
    versions: [{ version: 'v0.32.0' }, { version: 'v0.31.0' }],
    chart: { repository: 'oci://ghcr.io/controlplaneio-fluxcd/charts', name: 'flux-operator' },
    namespace: 'flux-system',
    requires: [],
    isRequired: false,
    hasLoadBalancer: false,
    pods: 1,
  },
  {
    name: 'argo-cd',
    title: 'Argo CD',
    description: 'Compares the cluster with Git repositories in a web interface and brings the two together.',
    category: 'gitops',
    versions: [{ version: '9.0.3', appVersion: 'v3.1.9' }],
    chart: { repository: 'https://argoproj.github.io/argo-helm', name: 'argo-cd' },
    namespace: 'argocd',
    requires: [],
    isRequired: false,
    hasLoadBalancer: false,
    pods: 7,
  },
  {
    name: 'cloudnative-pg',
    title: 'CloudNativePG',
    description:
      'Runs PostgreSQL clusters with failover, rolling upgrades and backups; PostgreSQL apps need it.',
    category: 'databases',
    versions: [
      { version: '0.26.0', appVersion: '1.27.0' },
      { version: '0.25.0', appVersion: '1.26.1' },
    ],
    chart: { repository: 'https://cloudnative-pg.github.io/charts', name: 'cloudnative-pg' },
    namespace: 'cnpg-system',
    requires: [],
    isRequired: false,
    hasLoadBalancer: false,
    pods: 1,
  },
  {
    name: 'plugin-barman-cloud',
    title: 'Barman Cloud Plugin',
    description:
      'Sends base backups and write-ahead logs of CloudNativePG to object storage, for recovery to a point in time.',
    category: 'databases',
    versions: [{ version: '0.2.0' }, { version: '0.1.0' }],
    chart: { repository: 'https://cloudnative-pg.github.io/charts', name: 'plugin-barman-cloud' },
    namespace: 'cnpg-system',
    requires: ['cloudnative-pg', 'cert-manager'],
    isRequired: false,
    hasLoadBalancer: false,
    pods: 1,
  },
];

/** The catalogue's entry of that name, or undefined. */
export function findAddon(name: string): CatalogueAddon | undefined {
  return addonCatalogue.find((addon) => addon.name === name);
}

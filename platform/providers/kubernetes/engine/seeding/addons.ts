import { findAddon, type CatalogueAddon } from '../../../addons/catalogue.ts';
import { CONTROL_PLANE_LABEL, MANAGED_BY, MANAGER } from '../../api/labels.ts';
import type { ClusterState } from '../clusterState.ts';

const UPGRADES = 'system-upgrade';
const CONTROLLER = 'system-upgrade-controller';

/** Creates what the platform applies to install an add-on. */
export function createAddon(name: string, version: string, state: ClusterState): void {
  const addon = findAddon(name);
  if (addon?.chart) createChart(addon, addon.chart, version, state);
  else if (name === CONTROLLER) createUpgradeController(version, state);
  else if (addon) createIssuer(addon, state);
}

function createChart(
  { name, namespace }: CatalogueAddon,
  { name: chart, repository: repo }: NonNullable<CatalogueAddon['chart']>,
  version: string,
  state: ClusterState,
): void {
  state.create('helmcharts.helm.cattle.io', {
    metadata: { name, namespace: 'kube-system', labels: { [MANAGED_BY]: MANAGER } },
    spec: {
      ...(repo.startsWith('oci://') ? { chart: `${repo}/${chart}` } : { chart, repo }),
      version: name.startsWith('hcloud-') ? version.replace(/^v/, '') : version,
      targetNamespace: namespace,
      createNamespace: true,
      failurePolicy: 'abort',
    },
  });
}

function createUpgradeController(version: string, state: ClusterState): void {
  const labels = { 'app.kubernetes.io/name': CONTROLLER, [MANAGED_BY]: MANAGER };
  state.create('namespaces', { metadata: { name: UPGRADES } });
  state.create('serviceaccounts', { metadata: { name: UPGRADES, namespace: UPGRADES, labels } });
  const containers = [{ name: CONTROLLER, image: `rancher/${CONTROLLER}:${version}` }];
  const tolerations = [{ key: CONTROL_PLANE_LABEL, operator: 'Exists', effect: 'NoSchedule' }];
  state.create('deployments.apps', {
    metadata: { name: CONTROLLER, namespace: UPGRADES, labels },
    spec: {
      replicas: 1,
      selector: { matchLabels: { 'app.kubernetes.io/name': CONTROLLER } },
      template: { metadata: { labels }, spec: { serviceAccountName: UPGRADES, tolerations, containers } },
    },
  });
}

function createIssuer({ name }: CatalogueAddon, state: ClusterState): void {
  const labels = { 'app.kubernetes.io/name': name, [MANAGED_BY]: MANAGER };
  const acme = {
    server: 'https://acme-v02.api.letsencrypt.org/directory',
    privateKeySecretRef: { name: 'letsencrypt' },
    solvers: [{ http01: { ingress: {} } }],
  };
  state.create('clusterissuers.cert-manager.io', {
    metadata: { name: 'letsencrypt', labels },
    spec: { acme },
  });
}

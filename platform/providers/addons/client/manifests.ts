import { MANAGED_BY, MANAGER } from '../../kubernetes/api/labels.ts';
import type { KubernetesClient } from '../../kubernetes/client/client.ts';
import type { CatalogueAddon } from '../catalogue.ts';

/** Objects of an add-on without a chart. */
interface Manifests {
  apply(client: KubernetesClient, version: string, signal?: AbortSignal): Promise<void>;
  remove(client: KubernetesClient, signal?: AbortSignal): Promise<void>;
}

const ISSUER = 'letsencrypt';
const UPGRADES = 'system-upgrade';
const CONTROLLER = 'system-upgrade-controller';

const labelsOf = (name: string) => ({
  'app.kubernetes.io/name': name,
  'app.kubernetes.io/instance': name,
  [MANAGED_BY]: MANAGER,
});

function certIssuer() {
  const solvers = [{ http01: { ingress: {} } }];
  const acme = {
    server: 'https://acme-v02.api.letsencrypt.org/directory',
    privateKeySecretRef: { name: ISSUER },
    solvers,
  };
  return { metadata: { name: ISSUER, labels: labelsOf('cert-issuer') }, spec: { acme } };
}

function upgradeController(version: string) {
  const labels = labelsOf(CONTROLLER);
  const container = {
    name: CONTROLLER,
    image: `rancher/system-upgrade-controller:${version}`,
    env: [{ name: 'SYSTEM_UPGRADE_CONTROLLER_NAMESPACE', value: UPGRADES }],
  };
  return {
    metadata: { name: CONTROLLER, namespace: UPGRADES, labels },
    spec: {
      replicas: 1,
      selector: { matchLabels: { 'app.kubernetes.io/name': CONTROLLER } },
      template: {
        metadata: { labels },
        spec: { serviceAccountName: UPGRADES, containers: [container] },
      },
    },
  };
}

const manifests: Readonly<Record<string, Manifests>> = {
  'cert-issuer': {
    apply: async (client, _version, signal) => {
      await client.apply('clusterissuers.cert-manager.io', certIssuer(), { force: true, signal });
    },
    remove: async (client, signal) => {
      await client.delete('clusterissuers.cert-manager.io', { name: ISSUER }, { signal });
    },
  },
  [CONTROLLER]: {
    apply: async (client, version, signal) => {
      const options = { force: true, signal };
      await client.apply('namespaces', { metadata: { name: UPGRADES } }, options);
      await client.apply(
        'serviceaccounts',
        { metadata: { name: UPGRADES, namespace: UPGRADES, labels: labelsOf(CONTROLLER) } },
        options,
      );
      await client.apply('deployments.apps', upgradeController(version), options);
    },
    remove: async (client, signal) => {
      await client.delete('deployments.apps', { name: CONTROLLER, namespace: UPGRADES }, { signal });
    },
  },
};

/** The manifests of an add-on without a chart. */
export function manifestsOf({ name }: CatalogueAddon): Manifests {
  const found = manifests[name];
  if (!found) throw new Error(`${name} has neither a chart nor manifests`);
  return found;
}

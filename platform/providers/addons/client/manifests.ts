import { orNull } from '../../kubernetes/client/absent.ts';
import type { KubernetesClient } from '../../kubernetes/client/client.ts';
import type { CatalogueAddon } from '../catalogue.ts';
import { labelsOf } from './manifestLabels.ts';
import {
  applyUpgradeController,
  removeUpgradeController,
  upgradeControllerExists,
} from './upgradeController.ts';

/** Objects of an add-on without a chart. */
interface Manifests {
  apply(client: KubernetesClient, version: string, signal?: AbortSignal): Promise<void>;
  remove(client: KubernetesClient, signal?: AbortSignal): Promise<void>;
  /** False if somebody deleted them, such as with kubectl. */
  exist(client: KubernetesClient, signal?: AbortSignal): Promise<boolean>;
}

const ISSUER = 'letsencrypt';

function certIssuer() {
  const solvers = [{ http01: { ingress: {} } }];
  const acme = {
    server: 'https://acme-v02.api.letsencrypt.org/directory',
    privateKeySecretRef: { name: ISSUER },
    solvers,
  };
  return { metadata: { name: ISSUER, labels: labelsOf('cert-issuer') }, spec: { acme } };
}

const manifests: Readonly<Record<string, Manifests>> = {
  'cert-issuer': {
    apply: async (client, _version, signal) => {
      await client.apply('clusterissuers.cert-manager.io', certIssuer(), { force: true, signal });
    },
    remove: async (client, signal) => {
      await client.delete('clusterissuers.cert-manager.io', { name: ISSUER }, { signal });
    },
    exist: async (client, signal) =>
      (await orNull(client.get('clusterissuers.cert-manager.io', { name: ISSUER }, signal))) !== null,
  },
  'system-upgrade-controller': {
    apply: applyUpgradeController,
    remove: removeUpgradeController,
    exist: upgradeControllerExists,
  },
};

/** The manifests of an add-on without a chart. */
export function manifestsOf({ name }: Pick<CatalogueAddon, 'name'>): Manifests {
  const found = manifests[name];
  if (!found) throw new Error(`${name} has neither a chart nor manifests`);
  return found;
}

import { defineController } from '../controller.ts';
import { installDefinition } from './definitions.ts';

const UPGRADE_CONTROLLER = 'system-upgrade-controller';
const plans = {
  plural: 'plans',
  kind: 'Plan',
  group: 'upgrade.cattle.io',
  version: 'v1',
  isNamespaced: true,
};

/**
 * | Deployment                | When it is available               |
 * | ------------------------- | ---------------------------------- |
 * | system-upgrade-controller | it installs the API of its Plans   |
 */
export const upgradeControllerController = defineController({
  resource: 'deployments.apps',
  reconcile: ({ metadata, status }, { state }) => {
    if (metadata.name !== UPGRADE_CONTROLLER || !status?.availableReplicas) return;
    installDefinition(plans, { 'app.kubernetes.io/name': UPGRADE_CONTROLLER }, state);
  },
});

const registered = {
  type: 'Ready',
  status: 'True',
  reason: 'ACMEAccountRegistered',
  message: 'The ACME account was registered with the ACME server',
};

/**
 * | ClusterIssuer | Then                             |
 * | ------------- | -------------------------------- |
 * | new           | registered with the ACME server  |
 */
export const clusterIssuerController = defineController({
  resource: 'clusterissuers.cert-manager.io',
  reconcile: (issuer, { state }) => {
    if (issuer.status) return;
    state.update('clusterissuers.cert-manager.io', { ...issuer, status: { conditions: [registered] } });
  },
});

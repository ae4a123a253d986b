import { builder } from '../../graphql/builder.ts';

const DESCRIPTIONS = {
  READ: 'Read everything, areas of later versions included.',
  WRITE: 'Read and change everything, areas of later versions included.',
  ACCOUNT_READ:
    'Read the account, its members with their email addresses, single sign-on settings, API keys and passkeys.',
  ACCOUNT_WRITE: 'Change the account.',
  ADDONS_READ: 'Read the catalogue of add-ons and the add-ons of clusters.',
  ADDONS_WRITE: 'Install, upgrade and uninstall add-ons.',
  APPS_READ: 'Read the catalogue of apps and the apps and databases of clusters.',
  APPS_WRITE: 'Install, change and uninstall apps and databases.',
  AUDIT_READ: 'Read the audit log.',
  BILLING_READ: 'Read plans, the subscription, extra clusters, invoices and billing details.',
  BILLING_WRITE: 'Choose, change and cancel a plan, buy extra clusters, and change billing details.',
  CLUSTER_SECRETS_READ: 'List the Kubernetes secrets of clusters, without their values.',
  CLUSTER_SECRETS_WRITE: 'Create and delete Kubernetes secrets.',
  CLUSTERS_READ:
    'Read clusters, their nodes, node pools, pods, logs, costs, timeline and options, and the usage of the plan.',
  CLUSTERS_WRITE:
    'Create, change and delete clusters, node pools and Kubernetes objects, and download credentials.',
  DEPLOYMENTS_READ: 'Read the deployments of clusters, their versions, pods and logs.',
  DEPLOYMENTS_WRITE: 'Create, change, scale, restart and delete deployments.',
  GITOPS_READ: 'Read the GitOps status of clusters.',
  GITOPS_WRITE: 'Enable and disable GitOps.',
  INTEGRATIONS_READ: 'Read GitHub integrations, repositories and branches.',
  INTEGRATIONS_WRITE: 'Connect and remove GitHub integrations.',
  REGISTRIES_READ: 'Read the registries of the account and of clusters.',
  REGISTRIES_WRITE: 'Create and delete registries and apply them to clusters.',
  SECRETS_READ: 'List the secrets of the account, without their values.',
  SECRETS_WRITE: 'Create and delete secrets of the account, and save and remove the cloud token.',
} as const;

export type ApiKeyScopeValue = keyof typeof DESCRIPTIONS;

type Values = { [Scope in ApiKeyScopeValue]: { description: string } };
const values = Object.fromEntries(
  Object.entries(DESCRIPTIONS).map(([scope, description]) => [scope, { description }]),
) as Values;

export const ApiKeyScope = builder.enumType('ApiKeyScope', {
  description:
    'Scope of an API key: an area of the API, to read or to write. A scope that writes includes reading. The role of the creator limits the key further.',
  values,
});

/** The platform's name of a scope, such as `clusters:read`. */
export const wireScopeOf = (scope: ApiKeyScopeValue): string =>
  scope.toLowerCase().replace(/_(read|write)$/, ':$1');

const scopeByWireName = new Map(
  (Object.keys(DESCRIPTIONS) as ApiKeyScopeValue[]).map((scope) => [wireScopeOf(scope), scope]),
);

/** The scopes by the platform's names; unknown ones of a newer platform are left out. */
export function scopesFrom(names: readonly string[]): ApiKeyScopeValue[] {
  return names.flatMap((name) => scopeByWireName.get(name) ?? []);
}

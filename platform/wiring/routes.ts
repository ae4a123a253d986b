import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import { accountRoutes } from '../domains/account/account.routes.ts';
import { closingRoutes } from '../domains/account/closing/closing.routes.ts';
import { pictureRoutes } from '../domains/account/pictures.routes.ts';
import { addonRoutes } from '../domains/addons/addons.routes.ts';
import { apiKeyRoutes } from '../domains/apikeys/apikeys.routes.ts';
import { appRoutes } from '../domains/apps/apps.routes.ts';
import { auditRoutes } from '../domains/audit/audit.routes.ts';
import { sessionRoutes, signInRoutes } from '../domains/auth/auth.routes.ts';
import { credentialRoutes, verificationRoutes } from '../domains/auth/credentials.routes.ts';
import { devRoutes } from '../domains/auth/dev.routes.ts';
import { passkeyRoutes, passkeySignInRoutes } from '../domains/auth/passkeys/passkeys.routes.ts';
import { socialRoutes } from '../domains/auth/social/social.routes.ts';
import { ssoRoutes } from '../domains/auth/sso/sso.routes.ts';
import { billingRoutes, subscriptionRoutes } from '../domains/billing/billing.routes.ts';
import { checkoutRoutes } from '../domains/billing/checkout.routes.ts';
import { extraClusterRoutes } from '../domains/billing/extra-clusters/extraClusters.routes.ts';
import { invoiceRoutes } from '../domains/billing/invoices/invoices.routes.ts';
import { webhookRoutes } from '../domains/billing/webhooks.routes.ts';
import { clusterSecretRoutes } from '../domains/cluster-secrets/cluster-secrets.routes.ts';
import { clusterAccessRoutes } from '../domains/clusters/access/access.routes.ts';
import { clusterRoutes } from '../domains/clusters/clusters.routes.ts';
import { costRoutes } from '../domains/clusters/costs/costs.routes.ts';
import { favoriteRoutes } from '../domains/clusters/favorites/favorites.routes.ts';
import { clusterSettingsRoutes } from '../domains/clusters/settings/settings.routes.ts';
import { timelineRoutes } from '../domains/clusters/timeline/timeline.routes.ts';
import { deploymentRoutes } from '../domains/deployments/deployments.routes.ts';
import { eventRoutes } from '../domains/events/events.routes.ts';
import { gitopsRoutes } from '../domains/gitops/gitops.routes.ts';
import { authorizeRoutes } from '../domains/integrations/authorize.routes.ts';
import { githubRoutes } from '../domains/integrations/github.routes.ts';
import { nodepoolRoutes } from '../domains/nodepools/nodepools.routes.ts';
import { notificationRoutes, unsubscribeRoutes } from '../domains/notifications/notifications.routes.ts';
import { deploymentLogRoutes } from '../domains/deployments/logs/logs.routes.ts';
import { podLogRoutes } from '../domains/workloads/logs/logs.routes.ts';
import { manifestRoutes } from '../domains/workloads/manifests/manifests.routes.ts';
import { terminalRoutes } from '../domains/workloads/terminals/terminals.routes.ts';
import { workloadRoutes } from '../domains/workloads/workloads.routes.ts';
import { postgresRoutes } from '../domains/postgres/postgres.routes.ts';
import { maintenanceRoutes } from '../domains/nodes/maintenance/maintenance.routes.ts';
import { nodeRoutes } from '../domains/nodes/nodes.routes.ts';
import { usageRoutes } from '../domains/nodes/usage/usage.routes.ts';
import { clusterRegistryRoutes, registryRoutes } from '../domains/registries/registries.routes.ts';
import type { Area } from '../http/scopes.ts';
import { secretRoutes } from '../domains/secrets/secrets.routes.ts';
import { wrappedSecretRoutes } from '../domains/secrets/wrapped/wrapped.routes.ts';
import { operatorRoutes, supportRoutes } from '../domains/support/support.routes.ts';
import { inviteRoutes, teamRoutes } from '../domains/team/team.routes.ts';
import { demoAccountsOf } from '../worlds/demoAccounts.ts';
import type { Providers } from './providers.ts';
import type { Services } from './services.ts';

/** Pages of the embedded mail and payment providers; not registered with a real mail server. */
function developmentRoutes(
  { publicUrl, world }: Config,
  { outbox, identity, paymentEngine }: Providers,
  { account, billing }: Services,
): FastifyPluginAsyncZod[] {
  if (!outbox || !identity.embedded) return [];
  const demoAccounts = async () => {
    const known = demoAccountsOf(world).map(async (one) =>
      (await account.userByEmail(one.email)) ? [one] : [],
    );
    return (await Promise.all(known)).flat();
  };
  return [
    devRoutes({ outbox, identity: identity.embedded, publicUrl, demoAccounts }),
    ...(paymentEngine ? [checkoutRoutes(billing, paymentEngine, publicUrl)] : []),
  ];
}

/**
 * The routes of every noun, with the area whose scope an API key needs for them; null where none is needed. A single
 * route may have another area in its `config`.
 */
export function createRoutes(
  config: Config,
  providers: Providers,
  services: Services,
): (readonly [area: Area | null, routes: FastifyPluginAsyncZod])[] {
  const { github, gitops, clusterRegistries } = services;
  return [
    [null, signInRoutes(services)],
    [null, socialRoutes(services, config.publicUrl)],
    [null, passkeySignInRoutes(services.passkeys)],
    [null, passkeyRoutes(services.passkeys)],
    [null, sessionRoutes(services)],
    [null, verificationRoutes(services)],
    [null, credentialRoutes(services)],
    ['account', accountRoutes(services)],
    ['account', ssoRoutes(services.ssoSettings, config.publicUrl)],
    ['account', closingRoutes(services.closing)],
    ['account', teamRoutes(services)],
    [null, inviteRoutes(services)],
    [null, operatorRoutes(services.operators)],
    [null, supportRoutes(services.supportRequests)],
    [null, pictureRoutes(services.pictures)],
    ['billing', billingRoutes(services.billing, providers.payments.priceIds)],
    ['billing', subscriptionRoutes(services.billing, services.subscriptionChanges)],
    ['billing', invoiceRoutes(services.invoices, config.publicUrl)],
    ['billing', extraClusterRoutes(services.extraClusters)],
    [null, webhookRoutes(services.reports)],
    [null, notificationRoutes(services.notifications)],
    [null, unsubscribeRoutes(services.notifications, services.auth)],
    ['secrets', secretRoutes(services.secrets)],
    ['secrets', wrappedSecretRoutes(services.wrappedSecrets)],
    ['account', apiKeyRoutes(services.apiKeys)],
    ['audit', auditRoutes(services.audit)],
    ['account', eventRoutes(services.events)],
    ['clusters', clusterRoutes(services.clusters)],
    ['clusters', clusterSettingsRoutes(services.clusterSettings)],
    ['clusters', clusterAccessRoutes(services.clusterAccess)],
    [null, favoriteRoutes(services.favoriteClusters)],
    ['clusters', costRoutes(services.costs)],
    ['clusters', timelineRoutes(services.timeline)],
    ['clusters', nodepoolRoutes(services.nodepools, services.clusterPools)],
    ['clusters', nodeRoutes(services.nodes)],
    ['clusters', maintenanceRoutes(services.maintenance)],
    ['clusters', workloadRoutes(services.workloads)],
    ['clusters', manifestRoutes(services.manifests)],
    ['clusters', podLogRoutes(services.logs)],
    ['clusters', terminalRoutes(services.terminals)],
    ['clusters', usageRoutes(services.usage)],
    ['addons', addonRoutes(services.addons)],
    ['apps', appRoutes(services.apps)],
    ['apps', postgresRoutes(services.postgres, services.postgresMetrics, services.logs)],
    ['deployments', deploymentRoutes(services.deployments)],
    ['deployments', deploymentLogRoutes(services.deployments, services.logs)],
    ['integrations', githubRoutes(github, gitops.usersOf)],
    [null, authorizeRoutes(github, providers.gitHost, config.publicUrl)],
    ['gitops', gitopsRoutes(gitops)],
    ['registries', registryRoutes(services.registries, clusterRegistries)],
    ['registries', clusterRegistryRoutes(clusterRegistries)],
    ['cluster_secrets', clusterSecretRoutes(services.clusterSecrets)],
    ...developmentRoutes(config, providers, services).map((routes) => [null, routes] as const),
  ];
}

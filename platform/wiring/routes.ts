import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import { accountRoutes } from '../domains/account/account.routes.ts';
import { pictureRoutes } from '../domains/account/pictures.routes.ts';
import { addonRoutes } from '../domains/addons/addons.routes.ts';
import { apiKeyRoutes } from '../domains/apikeys/apikeys.routes.ts';
import { auditRoutes } from '../domains/audit/audit.routes.ts';
import { sessionRoutes, signInRoutes } from '../domains/auth/auth.routes.ts';
import { credentialRoutes, verificationRoutes } from '../domains/auth/credentials.routes.ts';
import { devRoutes } from '../domains/auth/dev.routes.ts';
import { billingRoutes } from '../domains/billing/billing.routes.ts';
import { checkoutRoutes } from '../domains/billing/checkout.routes.ts';
import { clusterSecretRoutes } from '../domains/cluster-secrets/cluster-secrets.routes.ts';
import { clusterAccessRoutes } from '../domains/clusters/access/access.routes.ts';
import { clusterRoutes } from '../domains/clusters/clusters.routes.ts';
import { clusterSettingsRoutes } from '../domains/clusters/settings/settings.routes.ts';
import { timelineRoutes } from '../domains/clusters/timeline/timeline.routes.ts';
import { eventRoutes } from '../domains/events/events.routes.ts';
import { gitopsRoutes } from '../domains/gitops/gitops.routes.ts';
import { authorizeRoutes } from '../domains/integrations/authorize.routes.ts';
import { githubRoutes } from '../domains/integrations/github.routes.ts';
import { nodepoolRoutes } from '../domains/nodepools/nodepools.routes.ts';
import { nodeRoutes } from '../domains/nodes/nodes.routes.ts';
import { clusterRegistryRoutes, registryRoutes } from '../domains/registries/registries.routes.ts';
import { secretRoutes } from '../domains/secrets/secrets.routes.ts';
import { demoAccountsOf } from '../worlds/demoAccounts.ts';
import type { Providers } from './providers.ts';
import type { Services } from './services.ts';

/** Pages of the embedded mail and payment providers; not registered with a real mail server. */
function developmentRoutes(
  { publicUrl, world }: Config,
  { outbox, payments }: Providers,
  { social, billing }: Services,
): FastifyPluginAsyncZod[] {
  if (!outbox) return [];
  const demoAccounts = () => demoAccountsOf(world);
  return [
    devRoutes({ outbox, social, publicUrl, demoAccounts }),
    checkoutRoutes(billing, payments, publicUrl),
  ];
}

/** The routes of every noun. */
export function createRoutes(
  config: Config,
  providers: Providers,
  services: Services,
): FastifyPluginAsyncZod[] {
  const { github, gitops, clusterRegistries } = services;
  return [
    signInRoutes(services),
    sessionRoutes(services),
    verificationRoutes(services),
    credentialRoutes(services),
    accountRoutes(services),
    pictureRoutes(services.pictures),
    billingRoutes(services.billing),
    secretRoutes(services.secrets),
    apiKeyRoutes(services.apiKeys),
    auditRoutes(services.audit),
    eventRoutes(services.events),
    clusterRoutes(services.clusters),
    clusterSettingsRoutes(services.clusterSettings),
    clusterAccessRoutes(services.clusterAccess),
    timelineRoutes(services.timeline),
    nodepoolRoutes(services.nodepools, services.clusterPools),
    nodeRoutes(services.nodes),
    addonRoutes(services.addons),
    githubRoutes(github, gitops.usersOf),
    authorizeRoutes(github, providers.gitHost, config.publicUrl),
    gitopsRoutes(gitops),
    registryRoutes(services.registries, clusterRegistries),
    clusterRegistryRoutes(clusterRegistries),
    clusterSecretRoutes(services.clusterSecrets),
    ...developmentRoutes(config, providers, services),
  ];
}

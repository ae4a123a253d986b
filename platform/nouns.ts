import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Core } from './core.ts';
import { accessJobs, accessRoutes, authenticateWithAccess, createAccess } from './domains/auth/access.ts';
import type { ClusterUsage } from './domains/account/usage.ts';
import { auditRoutes } from './domains/audit/audit.routes.ts';
import { createAudit } from './domains/audit/audit.service.ts';
import { clusterSecretRoutes } from './domains/cluster-secrets/cluster-secrets.routes.ts';
import { createClusterSecrets } from './domains/cluster-secrets/cluster-secrets.service.ts';
import { createFleet, fleetJobs, fleetRoutes, type Fleet } from './domains/clusters/fleet.ts';
import { createClusterRegistries } from './domains/registries/clusterRegistries.service.ts';
import { registryJobs } from './domains/registries/registries.jobs.ts';
import { clusterRegistryRoutes, registryRoutes } from './domains/registries/registries.routes.ts';
import { createRegistries } from './domains/registries/registries.service.ts';
import type { Authenticate } from './http/authGuard.ts';
import type { JobDefinition } from './jobs/definition.ts';
import { createEmbeddedAddonInstaller } from './providers/addons/embedded/embeddedAddonInstaller.ts';
import { createDatabaseBlobs } from './providers/blobs/embedded/databaseBlobs.ts';
import { createEmbeddedBootstrap } from './providers/bootstrap/embedded/embeddedBootstrap.ts';
import { createDatabaseCloudStore } from './providers/cloud/databaseCloudStore.ts';
import { openCloud } from './providers/cloud/openCloud.ts';
import { createEmbeddedGitHost } from './providers/githost/embedded/embeddedGitHost.ts';
import { createEmbeddedGitOps } from './providers/gitops/embedded/embeddedGitOps.ts';
import { createDatabaseSecrets } from './providers/kubernetes/databaseSecrets.ts';
import { createDatabaseWorlds } from './providers/kubernetes/databaseWorlds.ts';
import { createEmbeddedKubernetes } from './providers/kubernetes/embedded/embeddedKubernetes.ts';
import { createDatabaseOutbox } from './providers/mail/databaseOutbox.ts';
import { createOutboxMailer } from './providers/mail/embedded/outboxMailer.ts';
import { createSmtpMailer } from './providers/mail/smtp/smtpMailer.ts';
import { createDatabaseLedger } from './providers/payments/databaseLedger.ts';
import { createEmbeddedPayments } from './providers/payments/embedded/embeddedPayments.ts';
import { createEmbeddedRegistryChecker } from './providers/registry/embedded/embeddedRegistryChecker.ts';
import { demoAccountsOf } from './worlds/demoAccounts.ts';

/**
 * One line per port: the embedded implementation, or the real one that the configuration names. `close` ends what they
 * opened.
 */
export async function createProviders({ db, clock, config, vault, log }: Core) {
  const { smtpUrl, mailFrom: from, publicUrl } = config;
  // Mails that really leave are not shown to everybody on a page.
  const outbox = smtpUrl ? null : createDatabaseOutbox(db);
  const cloud = await openCloud({ db, clock, log, ...config });
  return {
    outbox,
    mailer: outbox
      ? createOutboxMailer({ outbox, clock })
      : createSmtpMailer({ smtpUrl: smtpUrl ?? '', from }),
    payments: createEmbeddedPayments({
      ledger: createDatabaseLedger(db, () => clock.now()),
      clock,
      publicUrl,
    }),
    cloud,
    blobs: createDatabaseBlobs({ db, clock }),
    close: () => cloud.close(),
    bootstrap: createEmbeddedBootstrap({ clock }),
    installer: createEmbeddedAddonInstaller({ clock }),
    gitHost: createEmbeddedGitHost({ store: createDatabaseCloudStore(db), publicUrl }),
    gitOps: createEmbeddedGitOps({ store: createDatabaseCloudStore(db), clock }),
    kubernetes: createEmbeddedKubernetes({
      readWorld: createDatabaseWorlds({ db, clock }),
      secrets: createDatabaseSecrets({ db, vault }),
      clock,
    }),
    registryChecker: createEmbeddedRegistryChecker({ clock }),
  };
}

export type Providers = Awaited<ReturnType<typeof createProviders>>;

/**
 * One line per noun, in the order in which they need each other. A service gets the services it calls; one that
 * is called back by a later one gets a function (`() => clusters.count(…)`).
 */
export function createServices(core: Core, providers: Providers) {
  const clusterUsage = (accountId: string): Promise<ClusterUsage> => fleet.clusters.usage(accountId);
  const audit = createAudit(core);
  const access = createAccess({ ...core, audit }, providers, clusterUsage);
  const fleet: Fleet = createFleet(core, providers, { ...access, audit });
  const onClusters = { ...core, ...providers, ...access, ...fleet, audit };
  const registries = createRegistries(onClusters);
  const clusterRegistries = createClusterRegistries({ ...onClusters, registries });
  const clusterSecrets = createClusterSecrets(onClusters);
  return { audit, ...access, ...fleet, registries, clusterRegistries, clusterSecrets };
}

export type Services = ReturnType<typeof createServices>;

/** One line per noun: its addresses. */
export function routesOf(core: Core, providers: Providers, services: Services): FastifyPluginAsyncZod[] {
  const { publicUrl, world } = core.config;
  return [
    auditRoutes(services.audit),
    ...accessRoutes(services, providers, publicUrl, () => demoAccountsOf(world)),
    ...fleetRoutes(services, providers, publicUrl),
    registryRoutes(services.registries, services.clusterRegistries),
    clusterRegistryRoutes(services.clusterRegistries),
    clusterSecretRoutes(services.clusterSecrets),
  ];
}

/** One line per noun with long work. */
export function jobsOf(core: Core, providers: Providers, services: Services): JobDefinition[] {
  const hostOf = (id: string) => services.clusters.findAny(id);
  return [
    ...accessJobs(core, providers, services),
    ...fleetJobs(core, providers, services, services),
    ...registryJobs({ ...core, ...providers, ...services, hostOf }),
  ];
}

/** Who a bearer token belongs to: an API key or a session. */
export function authenticateWith(services: Services): Authenticate {
  return authenticateWithAccess(services);
}

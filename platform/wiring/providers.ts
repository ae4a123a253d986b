import { join } from 'node:path';
import type { Core } from '../core.ts';
import { kubeconfigReader } from '../domains/clusters/access/kubeconfigs.ts';
import { bucketGrants } from '../domains/postgres/backups/bucketGrants.ts';
import type { OpenDatabase } from '../db/database.ts';
import { priceList } from '../domains/billing/billing.catalogue.ts';
import { clusterJobKey } from '../domains/clusters/jobs/kinds.ts';
import { autoscalePoolJob } from '../domains/nodepools/nodepools.kinds.ts';
import { createClientAddonInstaller } from '../providers/addons/client/clientAddonInstaller.ts';
import { createClientAppInstaller } from '../providers/apps/client/clientAppInstaller.ts';
import { createDatabaseBlobs } from '../providers/blobs/embedded/databaseBlobs.ts';
import { createClientDeployments } from '../providers/deployments/client/clientDeployments.ts';
import { createCloudInitBootstrap } from '../providers/bootstrap/cloudInit/cloudInitBootstrap.ts';
import { createJoinSecrets } from '../providers/bootstrap/cloudInit/joinSecrets.ts';
import { createUpgrades } from '../providers/bootstrap/client/upgrades.ts';
import { createEmbeddedBootstrap } from '../providers/bootstrap/embedded/embeddedBootstrap.ts';
import { createDatabaseCloudStore } from '../providers/cloud/databaseCloudStore.ts';
import { openCloud } from '../providers/cloud/openCloud.ts';
import { createEmbeddedGitHost } from '../providers/githost/embedded/embeddedGitHost.ts';
import { createClientGitOps } from '../providers/gitops/client/clientGitOps.ts';
import { createDatabaseAuthorities } from '../providers/kubernetes/authorities.ts';
import { embeddedApiAddress, embeddedApiUrl } from '../providers/kubernetes/embeddedApi.ts';
import { createClientImageRegistry } from '../providers/images/client/clientImageRegistry.ts';
import { createEmbeddedImageRegistry } from '../providers/images/embedded/embeddedImageRegistry.ts';
import { createKubernetesClients } from '../providers/kubernetes/client/clients.ts';
import { createClusterSimulation } from '../providers/kubernetes/engine/clusterSimulation.ts';
import { createKubernetesEngine } from '../providers/kubernetes/engine/kubernetesEngine.ts';
import { openIdentity } from '../providers/identity/openIdentity.ts';
import { createClusterRuntime } from '../providers/kubernetes/runtime/clusterRuntime.ts';
import { createDatabaseOutbox } from '../providers/mail/databaseOutbox.ts';
import { openObjectStore } from '../providers/objectstore/openObjectStore.ts';
import { createClientPostgres } from '../providers/postgres/client/clientPostgres.ts';
import { createPlayground } from '../providers/postgres/playground/playground.ts';
import { noPlayground } from '../providers/postgres/playground/port.ts';
import { createOutboxMailer } from '../providers/mail/embedded/outboxMailer.ts';
import { createSmtpMailer } from '../providers/mail/smtp/smtpMailer.ts';
import type { Notify } from '../providers/payments/engine/notifications.ts';
import { openPayments } from '../providers/payments/openPayments.ts';
import { createEmbeddedRegistryChecker } from '../providers/registry/embedded/embeddedRegistryChecker.ts';

/**
 * One line per port: the embedded implementation, or the real one if it is configured. `close` releases all of them.
 * `notify` delivers the webhooks of the embedded payment provider.
 */
export async function createProviders(
  { clock, config, vault, log, jobs }: Core,
  database: Pick<OpenDatabase, 'db' | 'listen'>,
  notify: Notify,
) {
  const { db } = database;
  const { smtpUrl, mailFrom: from, publicUrl } = config;
  // With a real mail server there is no outbox: its page would show everybody's mails.
  const outbox = smtpUrl ? null : createDatabaseOutbox(db);
  const authorities = createDatabaseAuthorities({ db, vault, clock });
  const simulation = createClusterSimulation({
    clock,
    vault,
    scale: async (tx, { clusterId, pool, size, drop }) => {
      await jobs.enqueue(
        tx,
        autoscalePoolJob,
        { clusterId, pool, size, drop: [...drop] },
        { key: clusterJobKey(clusterId) },
      );
    },
  });
  const address = embeddedApiAddress(config);
  const engine = createKubernetesEngine({ database, vault, clock, log, simulation, authorities, address });
  const clients = createKubernetesClients({
    clock,
    kubeconfigOf: kubeconfigReader({ db, vault }),
    inProcess: (clusterId) => engine.inProcess(clusterId),
  });
  const { google, allowsInternalIssuers } = config;
  const isDevelopment = outbox !== null;
  const identity = openIdentity({ db, google, allowsInternalIssuers, publicUrl, isDevelopment });
  const upgrades = createUpgrades({ clients, clock });
  const { paddle } = config;
  const { payments, engine: paymentEngine } = openPayments({
    ...{ db, clock, vault, log, paddle, publicUrl, notify },
    prices: priceList,
    hasPages: isDevelopment,
  });
  const cloud = await openCloud({ db, clock, log, ...config });
  const blobs = createDatabaseBlobs({ db, clock });
  const clusterPostgres = createClientPostgres({ clients, clock });
  const objectStores = openObjectStore({
    ...{ blobs, clock, log, isEmbedded: !config.hetznerApiUrl },
    grantsOf: bucketGrants({ db, clusterPostgres }),
    port: config.objectStoreEnginePort,
  });
  const playground = config.hasPostgresPlayground
    ? createPlayground({ folder: join(config.dataDir, 'playground') })
    : noPlayground;
  return {
    outbox,
    identity,
    mailer: outbox
      ? createOutboxMailer({ outbox, clock })
      : createSmtpMailer({ smtpUrl: smtpUrl ?? '', from }),
    payments,
    paymentEngine,
    cloud,
    blobs,
    start: async () => {
      await engine.start();
      await objectStores.start();
    },
    close: async () => {
      await clients.close();
      await engine.close();
      await paymentEngine?.close();
      await objectStores.close();
      await playground.close();
      await cloud.close();
    },
    bootstrap: config.hetznerApiUrl
      ? createCloudInitBootstrap({
          ...{ clients, clock, authorities, upgrades },
          joinSecrets: createJoinSecrets({ db, vault, clock }),
        })
      : createEmbeddedBootstrap({ clock, authorities, engineUrl: embeddedApiUrl(config), upgrades }),
    installer: createClientAddonInstaller({ clients }),
    appInstaller: createClientAppInstaller({ clients, clock }),
    gitHost: createEmbeddedGitHost({ store: createDatabaseCloudStore(db), publicUrl }),
    gitOps: createClientGitOps({ clients }),
    kubernetesClients: clients,
    kubernetes: createClusterRuntime(clients),
    clusterDeployments: createClientDeployments(clients),
    clusterPostgres,
    objectStores,
    playground,
    // Real clusters pull from real registries.
    images: config.hetznerApiUrl
      ? createClientImageRegistry({ clock })
      : createEmbeddedImageRegistry({ clock }),
    registryChecker: createEmbeddedRegistryChecker({ clock }),
  };
}

export type Providers = Awaited<ReturnType<typeof createProviders>>;

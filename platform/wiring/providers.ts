import type { Core } from '../core.ts';
import type { OpenDatabase } from '../db/database.ts';
import { createEmbeddedAddonInstaller } from '../providers/addons/embedded/embeddedAddonInstaller.ts';
import { createDatabaseBlobs } from '../providers/blobs/embedded/databaseBlobs.ts';
import { createEmbeddedBootstrap } from '../providers/bootstrap/embedded/embeddedBootstrap.ts';
import { createDatabaseCloudStore } from '../providers/cloud/databaseCloudStore.ts';
import { openCloud } from '../providers/cloud/openCloud.ts';
import { createEmbeddedGitHost } from '../providers/githost/embedded/embeddedGitHost.ts';
import { createEmbeddedGitOps } from '../providers/gitops/embedded/embeddedGitOps.ts';
import { createDatabaseAuthorities } from '../providers/kubernetes/authorities.ts';
import { embeddedApiAddress, embeddedApiUrl } from '../providers/kubernetes/embeddedApi.ts';
import { createClusterSimulation } from '../providers/kubernetes/engine/clusterSimulation.ts';
import { createKubernetesEngine } from '../providers/kubernetes/engine/kubernetesEngine.ts';
import { openIdentity } from '../providers/identity/openIdentity.ts';
import { createDatabaseSecrets } from '../providers/kubernetes/databaseSecrets.ts';
import { createDatabaseWorlds } from '../providers/kubernetes/databaseWorlds.ts';
import { createEmbeddedKubernetes } from '../providers/kubernetes/embedded/embeddedKubernetes.ts';
import { createDatabaseOutbox } from '../providers/mail/databaseOutbox.ts';
import { createOutboxMailer } from '../providers/mail/embedded/outboxMailer.ts';
import { createSmtpMailer } from '../providers/mail/smtp/smtpMailer.ts';
import { createDatabaseLedger } from '../providers/payments/databaseLedger.ts';
import { createEmbeddedPayments } from '../providers/payments/embedded/embeddedPayments.ts';
import { createEmbeddedRegistryChecker } from '../providers/registry/embedded/embeddedRegistryChecker.ts';

/** One line per port: the embedded implementation, or the real one if it is configured. `close` releases all of them. */
export async function createProviders(
  { clock, config, vault, log }: Core,
  database: Pick<OpenDatabase, 'db' | 'listen'>,
) {
  const { db } = database;
  const { smtpUrl, mailFrom: from, publicUrl } = config;
  // With a real mail server there is no outbox: its page would show everybody's mails.
  const outbox = smtpUrl ? null : createDatabaseOutbox(db);
  const authorities = createDatabaseAuthorities({ db, vault, clock });
  // For kubectl alone: without a port nobody would call it.
  const address = embeddedApiAddress(config);
  const engine = address
    ? createKubernetesEngine({
        database,
        vault,
        clock,
        log,
        simulation: createClusterSimulation({ clock, vault }),
        authorities,
        address,
      })
    : null;
  const identity = openIdentity({ db, google: config.google, publicUrl, isDevelopment: outbox !== null });
  const cloud = await openCloud({ db, clock, log, ...config });
  return {
    outbox,
    identity,
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
    start: async () => engine?.start(),
    close: async () => {
      await engine?.close();
      await cloud.close();
    },
    bootstrap: createEmbeddedBootstrap({ clock, authorities, engineUrl: embeddedApiUrl(config) }),
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

import type { Clock } from '../../../clock.ts';
import { orNull } from '../../kubernetes/client/absent.ts';
import type { KubernetesClients } from '../../kubernetes/client/client.ts';
import { POSTGRES_NAMESPACE } from '../config.ts';
import type { ClusterPostgres } from '../port.ts';
import { applyPostgres, removeBackups, removePostgres } from './applying.ts';
import { backupObject } from './backupObjects.ts';
import { archivingOf, backupsOf, toBackup, windowOf } from './backups.ts';
import { inNamespace, storeName } from './names.ts';
import { observePostgres } from './observing.ts';
import { lastArchivedAt, samplePostgres } from './sampling.ts';
import { appPassword, bucketSecretOf, shortPasswords } from './secrets.ts';

const CLUSTERS = 'clusters.postgresql.cnpg.io';

/** Databases of the platform, through the Kubernetes API. */
export function createClientPostgres({
  clients,
  clock,
}: {
  clients: Pick<KubernetesClients, 'of'>;
  clock: Pick<Clock, 'now'>;
}): ClusterPostgres {
  return {
    apply: async (id, spec, signal) => applyPostgres(await clients.of(id), spec, signal),
    remove: async (id, target, signal) => removePostgres(await clients.of(id), target, signal),
    removeBackups: async (id, target, signal) => removeBackups(await clients.of(id), target, signal),
    exists: async (id, name) => {
      const client = await clients.of(id);
      return (await orNull(client.get(CLUSTERS, inNamespace(name)))) !== null;
    },
    observe: async (id) => observePostgres(await clients.of(id)),
    timeline: async (id, target) => {
      const client = await clients.of(id);
      const [cluster, store, backups, lastWal] = await Promise.all([
        orNull(client.get(CLUSTERS, inNamespace(target.name))),
        orNull(client.get('objectstores.barmancloud.cnpg.io', inNamespace(storeName(target)))),
        orNull(client.list('backups.postgresql.cnpg.io', { namespace: POSTGRES_NAMESPACE })),
        lastArchivedAt(client, target),
      ]);
      const { archiving, error } = archivingOf(cluster);
      return {
        window: windowOf(target, store ?? undefined, cluster, { now: clock.now(), lastWal }),
        backups: backupsOf(target, backups ?? []),
        archiving,
        archivingError: error,
      };
    },
    appPassword: async (id, target) => appPassword(await clients.of(id), target),
    startBackup: async (id, target) => {
      const client = await clients.of(id);
      return toBackup(await client.create('backups.postgresql.cnpg.io', backupObject(target, clock.now())));
    },
    promote: async (id, { name }, instance) => {
      const client = await clients.of(id);
      // As `kubectl cnpg promote` does.
      const status = { targetPrimary: instance, targetPrimaryTimestamp: clock.now().toISOString() };
      await client.mergePatch(CLUSTERS, { ...inNamespace(name), subresource: 'status' }, { status });
    },
    shortPasswords: async (id, spec, min) => shortPasswords(await clients.of(id), spec, min),
    sample: async (id, target) => samplePostgres(await clients.of(id), target),
    bucketSecret: async (id, target) => bucketSecretOf(await clients.of(id), target),
  };
}

import type { ResourceName } from '../../kubernetes/api/resources.ts';
import { orNull } from '../../kubernetes/client/absent.ts';
import type { KubernetesClient } from '../../kubernetes/client/client.ts';
import { ensureNamespace } from '../../kubernetes/client/ensureNamespace.ts';
import { POSTGRES_NAMESPACE } from '../config.ts';
import type { PostgresSpec, PostgresTarget } from '../port.ts';
import { databaseObjectName, databaseObjects, ferretdbObjects, poolerObject } from './accessObjects.ts';
import { objectStore, scheduledBackup, scheduleName } from './backupObjects.ts';
import { clusterObject } from './clusterObject.ts';
import { ferretdbName, ID_LABEL, inNamespace, poolerName, storeName } from './names.ts';
import { writeSecrets } from './secrets.ts';

/** Makes or changes all objects of a database. */
export async function applyPostgres(
  client: KubernetesClient,
  spec: PostgresSpec,
  signal?: AbortSignal,
): Promise<void> {
  const options = { force: true, signal };
  await ensureNamespace(client, POSTGRES_NAMESPACE, signal);
  const checksum = await writeSecrets(client, spec);
  const store = objectStore(spec);
  if (store) await client.apply('objectstores.barmancloud.cnpg.io', store, options);
  const cluster = await orNull(client.get('clusters.postgresql.cnpg.io', inNamespace(spec.name), signal));
  const roles = cluster?.spec?.managed?.roles;
  await client.apply('clusters.postgresql.cnpg.io', clusterObject(spec, roles), options);
  const first = databaseObjectName(spec.name, spec.config.init_database);
  const database = await orNull(client.get('databases.postgresql.cnpg.io', inNamespace(first), signal));
  const extensions = database?.spec?.extensions?.map(({ name }) => name);
  for (const one of databaseObjects(spec, extensions))
    await client.apply('databases.postgresql.cnpg.io', one, options);
  const schedule = scheduledBackup(spec);
  if (schedule) await client.apply('scheduledbackups.postgresql.cnpg.io', schedule, options);
  else
    await client.delete('scheduledbackups.postgresql.cnpg.io', inNamespace(scheduleName(spec)), { signal });
  const pooler = poolerObject(spec);
  if (pooler) await client.apply('poolers.postgresql.cnpg.io', pooler, options);
  else await client.delete('poolers.postgresql.cnpg.io', inNamespace(poolerName(spec.name)), { signal });
  const ferretdb = ferretdbObjects(spec, checksum);
  if (!ferretdb) return;
  await client.apply('deployments.apps', ferretdb.deployment, options);
  await client.apply('services', ferretdb.service, options);
}

async function deleteAll(
  client: KubernetesClient,
  resource: ResourceName,
  { id }: PostgresTarget,
  signal: AbortSignal | undefined,
): Promise<void> {
  const labelSelector = `${ID_LABEL}=${id}`;
  // Without the operator's resources there is nothing to delete.
  const found = await orNull(client.list(resource, { namespace: POSTGRES_NAMESPACE, labelSelector, signal }));
  for (const { metadata } of found ?? [])
    await client.delete(resource, inNamespace(metadata.name), { signal });
}

/** Deletes the database; its store, keys and passwords stay for a restore. */
export async function removePostgres(
  client: KubernetesClient,
  target: PostgresTarget,
  signal?: AbortSignal,
): Promise<void> {
  await deleteAll(client, 'scheduledbackups.postgresql.cnpg.io', target, signal);
  await deleteAll(client, 'poolers.postgresql.cnpg.io', target, signal);
  await deleteAll(client, 'databases.postgresql.cnpg.io', target, signal);
  await deleteAll(client, 'deployments.apps', target, signal);
  await client.delete('services', inNamespace(ferretdbName(target.name)), { signal });
  await deleteAll(client, 'clusters.postgresql.cnpg.io', target, signal);
}

/** Deletes what a restore needs. */
export async function removeBackups(
  client: KubernetesClient,
  target: PostgresTarget,
  signal?: AbortSignal,
): Promise<void> {
  const backups = await orNull(
    client.list('backups.postgresql.cnpg.io', { namespace: POSTGRES_NAMESPACE, signal }),
  );
  for (const { metadata, spec } of backups ?? [])
    if (spec?.cluster.name === target.name)
      await client.delete('backups.postgresql.cnpg.io', inNamespace(metadata.name), { signal });
  const store = inNamespace(storeName(target));
  await client.delete('objectstores.barmancloud.cnpg.io', store, { signal });
  await deleteAll(client, 'secrets', target, signal);
}

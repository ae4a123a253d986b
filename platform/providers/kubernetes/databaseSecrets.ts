import { and, asc, eq } from 'drizzle-orm';
import type { Vault } from '../../crypto/vault.ts';
import type { Queryable } from '../../db/database.ts';
import { kubernetesPullSecrets, kubernetesSecrets } from '../../db/schema/clusterSecrets.ts';
import type { SecretStore } from './secretStore.ts';
import type { SecretInfo, SecretObject } from './secretsPort.ts';

type Row = typeof kubernetesSecrets.$inferSelect;

function toInfo({ namespace, name, type, keys, managed, createdAt }: Row): SecretInfo {
  return { namespace, name, type, keys, isManaged: managed, createdAt };
}

const named = (clusterId: string, namespace: string, name: string) =>
  and(
    eq(kubernetesSecrets.clusterId, clusterId),
    eq(kubernetesSecrets.namespace, namespace),
    eq(kubernetesSecrets.name, name),
  );

const linked = (clusterId: string, namespace: string, name: string) =>
  and(
    eq(kubernetesPullSecrets.clusterId, clusterId),
    eq(kubernetesPullSecrets.namespace, namespace),
    eq(kubernetesPullSecrets.secretName, name),
  );

/** Stores the secrets of the embedded Kubernetes in the platform's database, encrypted. */
export function createDatabaseSecrets({ db, vault }: { db: Queryable; vault: Vault }): SecretStore {
  const rowOf = (clusterId: string, secret: SecretObject, managed: boolean, at: Date) => {
    const { namespace, name, type, data } = secret;
    const plain = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, value.reveal()]));
    // Bound to its row: a value copied to another secret cannot be decrypted.
    const purpose = `kubernetes_secrets.data:${clusterId}:${namespace}:${name}`;
    const keys = Object.keys(data).sort();
    const sealed = vault.seal(JSON.stringify(plain), purpose);
    return { clusterId, namespace, name, type, keys, data: sealed, managed, createdAt: at, updatedAt: at };
  };
  return {
    list: async (clusterId) => {
      const rows = await db
        .select()
        .from(kubernetesSecrets)
        .where(eq(kubernetesSecrets.clusterId, clusterId))
        .orderBy(asc(kubernetesSecrets.namespace), asc(kubernetesSecrets.name));
      return rows.map(toInfo);
    },
    insert: async (clusterId, secret, at) => {
      const row = rowOf(clusterId, secret, false, at);
      const [made] = await db.insert(kubernetesSecrets).values(row).onConflictDoNothing().returning();
      return made ? toInfo(made) : null;
    },
    put: async (clusterId, secret, at) => {
      const row = rowOf(clusterId, secret, true, at);
      const { createdAt: _first, ...changes } = row;
      await db
        .insert(kubernetesSecrets)
        .values(row)
        .onConflictDoUpdate({
          target: [kubernetesSecrets.clusterId, kubernetesSecrets.namespace, kubernetesSecrets.name],
          set: changes,
        });
    },
    remove: async (clusterId, namespace, name) => {
      const where = named(clusterId, namespace, name);
      const gone = await db.delete(kubernetesSecrets).where(where).returning({ id: kubernetesSecrets.id });
      return gone.length > 0;
    },
    link: async (clusterId, namespace, secretName) =>
      void (await db
        .insert(kubernetesPullSecrets)
        .values({ clusterId, namespace, secretName })
        .onConflictDoNothing()),
    unlink: async (clusterId, namespace, name) =>
      void (await db.delete(kubernetesPullSecrets).where(linked(clusterId, namespace, name))),
    links: async (clusterId, namespace) => {
      const rows = await db
        .select({ name: kubernetesPullSecrets.secretName })
        .from(kubernetesPullSecrets)
        .where(
          and(eq(kubernetesPullSecrets.clusterId, clusterId), eq(kubernetesPullSecrets.namespace, namespace)),
        )
        .orderBy(asc(kubernetesPullSecrets.secretName));
      return rows.map(({ name }) => name);
    },
  };
}

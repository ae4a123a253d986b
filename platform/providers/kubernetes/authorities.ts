import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Vault } from '../../crypto/vault.ts';
import type { Queryable } from '../../db/database.ts';
import { kubeClientAuthorities, kubeServingAuthority } from '../../db/schema/kubernetes.ts';
import { makeAuthority, type Authority } from '../bootstrap/certificates.ts';

/** The certificate authorities of the embedded Kubernetes. Each is made when it is first needed. */
export interface Authorities {
  /** Signs the certificate of the API server; the same for all clusters, because they share one port. */
  serving(): Promise<Authority>;
  /** Signs the client certificates of one cluster. */
  client(clusterId: string): Promise<Authority>;
  /** Replaces it: certificates that it signed are no longer accepted. */
  rotateClient(clusterId: string): Promise<Authority>;
}

const SERVING = 'serving';
const purposes = {
  serving: 'kube_serving_authority.key',
  client: (clusterId: string) => `kube_client_authorities.key:${clusterId}`,
};

/** Stores the authorities in the platform's database, their keys encrypted. */
export function createDatabaseAuthorities({
  db,
  vault,
  clock,
}: {
  db: Queryable;
  vault: Vault;
  clock: Clock;
}): Authorities {
  const opened = (row: { certificate: string; key: string }, purpose: string): Authority => ({
    certificate: row.certificate,
    key: vault.open(row.key, purpose).reveal(),
  });
  const made = async (name: string, purpose: string) => {
    const { certificate, key } = await makeAuthority(name, clock.now());
    return { certificate, key: vault.seal(key, purpose) };
  };
  /** Of two processes that create the authority at the same time, both get the one that was stored. */
  const once = async (
    find: () => Promise<{ certificate: string; key: string }[]>,
    add: () => Promise<unknown>,
    purpose: string,
  ): Promise<Authority> => {
    const [known] = await find();
    if (known) return opened(known, purpose);
    await add();
    const [stored] = await find();
    if (!stored) throw new Error('a certificate authority disappeared while it was created');
    return opened(stored, purpose);
  };
  return {
    serving: () =>
      once(
        () => db.select().from(kubeServingAuthority).where(eq(kubeServingAuthority.name, SERVING)),
        async () =>
          db
            .insert(kubeServingAuthority)
            .values({ name: SERVING, ...(await made('k3s-server-ca', purposes.serving)) })
            .onConflictDoNothing(),
        purposes.serving,
      ),
    client: (clusterId) =>
      once(
        () => db.select().from(kubeClientAuthorities).where(eq(kubeClientAuthorities.clusterId, clusterId)),
        async () =>
          db
            .insert(kubeClientAuthorities)
            .values({ clusterId, ...(await made('k3s-client-ca', purposes.client(clusterId))) })
            .onConflictDoNothing(),
        purposes.client(clusterId),
      ),
    rotateClient: async (clusterId) => {
      const purpose = purposes.client(clusterId);
      const row = await made('k3s-client-ca', purpose);
      await db
        .insert(kubeClientAuthorities)
        .values({ clusterId, ...row })
        .onConflictDoUpdate({ target: kubeClientAuthorities.clusterId, set: row });
      return opened(row, purpose);
    },
  };
}

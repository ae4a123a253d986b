import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Secret } from '../../../crypto/secret.ts';
import type { Vault } from '../../../crypto/vault.ts';
import type { Queryable } from '../../../db/database.ts';
import { clusterCredentials, clusters } from '../../../db/schema/clusters.ts';
import { credentialPurposes } from '../jobs/credentials.ts';

/** Reads the kubeconfig of a cluster; null for one without an API: unknown, archived, or not built yet. */
export function kubeconfigReader({ db, vault }: { db: Queryable; vault: Vault }) {
  return async (clusterId: string): Promise<Secret | null> => {
    const [row] = await db
      .select({ kubeconfig: clusterCredentials.kubeconfig })
      .from(clusterCredentials)
      .innerJoin(clusters, eq(clusters.id, clusterCredentials.clusterId))
      .where(
        and(
          eq(clusters.id, clusterId),
          isNotNull(clusters.apiEndpoint),
          isNull(clusters.archivedAt),
          ne(clusters.status, 'deleted'),
        ),
      );
    return row?.kubeconfig ? vault.open(row.kubeconfig, credentialPurposes.kubeconfig(clusterId)) : null;
  };
}

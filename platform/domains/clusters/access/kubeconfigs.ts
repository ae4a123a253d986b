import type { Secret } from '../../../crypto/secret.ts';
import type { Vault } from '../../../crypto/vault.ts';
import type { Queryable } from '../../../db/database.ts';
import { credentialPurposes } from '../jobs/credentials.ts';
import { sealedKubeconfig } from './access.store.ts';

/** Reads the kubeconfig of a cluster; null for one without an API: unknown, archived, or not built yet. */
export function kubeconfigReader({ db, vault }: { db: Queryable; vault: Vault }) {
  return async (clusterId: string): Promise<Secret | null> => {
    const sealed = await sealedKubeconfig(db, clusterId);
    return sealed === null ? null : vault.open(sealed, credentialPurposes.kubeconfig(clusterId));
  };
}

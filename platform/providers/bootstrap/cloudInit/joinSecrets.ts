import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../../clock.ts';
import type { Vault } from '../../../crypto/vault.ts';
import type { Queryable } from '../../../db/database.ts';
import { clusterJoinSecrets } from '../../../db/schema/bootstrap.ts';
import { makeAuthority, type Authority } from '../certificates.ts';

/** What the nodes of a cluster on real servers share. */
export interface JoinSecrets {
  /** Signs the certificates of the API server. */
  authority: Authority;
  serverToken: string;
  agentToken: string;
}

/** Reads the secrets of a cluster; made when they are first needed. */
export type ReadJoinSecrets = (clusterId: string) => Promise<JoinSecrets>;

const purposes = {
  key: (clusterId: string) => `cluster_join_secrets.key:${clusterId}`,
  serverToken: (clusterId: string) => `cluster_join_secrets.server_token:${clusterId}`,
  agentToken: (clusterId: string) => `cluster_join_secrets.agent_token:${clusterId}`,
};

const newToken = () => randomBytes(32).toString('hex');

/** Stores the secrets in the platform's database, encrypted. */
export function createJoinSecrets({
  db,
  vault,
  clock,
}: {
  db: Queryable;
  vault: Vault;
  clock: Clock;
}): ReadJoinSecrets {
  const find = (clusterId: string) =>
    db.select().from(clusterJoinSecrets).where(eq(clusterJoinSecrets.clusterId, clusterId));
  const add = async (clusterId: string) => {
    const { certificate, key } = await makeAuthority('k3s-server-ca', clock.now());
    const row = {
      ...{ clusterId, certificate },
      key: vault.seal(key, purposes.key(clusterId)),
      serverToken: vault.seal(newToken(), purposes.serverToken(clusterId)),
      agentToken: vault.seal(newToken(), purposes.agentToken(clusterId)),
    };
    // Of two processes that make them at the same time, both use those that were stored.
    await db.insert(clusterJoinSecrets).values(row).onConflictDoNothing();
  };
  return async (clusterId) => {
    if ((await find(clusterId)).length === 0) await add(clusterId);
    const [row] = await find(clusterId);
    if (!row) throw new Error('the join secrets of a cluster disappeared while they were created');
    const open = (field: keyof typeof purposes): string =>
      vault.open(row[field], purposes[field](clusterId)).reveal();
    return {
      authority: { certificate: row.certificate, key: open('key') },
      serverToken: open('serverToken'),
      agentToken: open('agentToken'),
    };
  };
}

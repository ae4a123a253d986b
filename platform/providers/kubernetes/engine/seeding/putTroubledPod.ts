import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../../clock.ts';
import type { Vault } from '../../../../crypto/vault.ts';
import type { Database } from '../../../../db/database.ts';
import { cloudResources } from '../../../../db/schema/providers.ts';
import { createClusterSimulation } from '../clusterSimulation.ts';
import { inCluster, readHead } from '../storage/transactions.ts';
import { createTroubledDeployment } from './trouble.ts';
import type { TroubledPod } from './troubledPods.ts';

/** Adds a problematic pod to a cluster, for demonstration. A cluster without objects gets it when it is seeded. */
export async function putTroubledPod(
  { db, vault, clock }: { db: Database; vault: Vault; clock: Clock },
  cluster: { id: string; accountId: string },
  pod: TroubledPod,
): Promise<void> {
  const { owner, createdAt, ...about } = pod;
  await db.insert(cloudResources).values({
    accountId: cluster.accountId,
    clusterId: cluster.id,
    kind: 'pod',
    externalId: randomUUID(),
    name: owner,
    spec: { ...about, since: createdAt.getTime() },
    status: 'present',
  });
  const head = await readHead(db, cluster.id);
  if (head?.revision == null) return;
  const simulation = createClusterSimulation({ clock, vault });
  await inCluster({ db, vault, clock, simulation }, cluster.id, (state) => {
    createTroubledDeployment(pod, state);
    return null;
  });
}

import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../db/database.ts';
import { cloudResources } from '../../../../db/schema/providers.ts';

/** A problematic pod of a demo. */
export interface TroubledPod {
  /** Name of its deployment. */
  owner: string;
  namespace: string;
  problem: 'crashing' | 'failed' | 'error' | 'pending';
  message: string;
  restartCount: number;
  createdAt: Date;
}

const troubledPod = z.object({
  namespace: z.string(),
  problem: z.enum(['crashing', 'failed', 'error', 'pending']),
  message: z.string(),
  restartCount: z.number(),
  since: z.number(),
});

/** Adds a problematic pod to a cluster, for demonstration. */
export async function putTroubledPod(
  db: Queryable,
  cluster: { id: string; accountId: string },
  { owner, createdAt, ...pod }: TroubledPod,
): Promise<void> {
  await db.insert(cloudResources).values({
    accountId: cluster.accountId,
    clusterId: cluster.id,
    kind: 'pod',
    externalId: randomUUID(),
    name: owner,
    spec: { ...pod, since: createdAt.getTime() },
    status: 'present',
  });
}

/** By name. */
export async function readTroubledPods(db: Queryable, clusterId: string): Promise<TroubledPod[]> {
  const rows = await db
    .select()
    .from(cloudResources)
    .where(and(eq(cloudResources.kind, 'pod'), eq(cloudResources.clusterId, clusterId)))
    .orderBy(asc(cloudResources.name));
  return rows.map(({ name: owner, spec }) => {
    const { since, ...pod } = troubledPod.parse(spec);
    return { owner, ...pod, createdAt: new Date(since) };
  });
}

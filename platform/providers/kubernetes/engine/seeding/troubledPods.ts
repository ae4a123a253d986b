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

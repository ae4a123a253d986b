import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database.ts';
import { cloudResources } from '../../../../db/schema/providers.ts';
import type { Labels } from '../../port.ts';
import type { Kind, ServerRecord } from '../records.ts';

/** A server of the embedded cloud, for the embedded Kubernetes. */
export interface ServerBoot {
  name: string;
  labels: Labels;
  type: string;
  createdAt: Date;
  /** When it first runs; may be in the future. */
  bootedAt: Date;
}

/** Servers of all projects that have the labels and are not being deleted. */
export async function bootsOf(db: Queryable, wanted: Labels): Promise<ServerBoot[]> {
  const { kind, labels } = cloudResources;
  const rows = await db
    .select()
    .from(cloudResources)
    .where(and(eq(kind, 'servers' satisfies Kind), sql`${labels} @> ${JSON.stringify(wanted)}::jsonb`))
    .orderBy(cloudResources.createdAt, cloudResources.name);
  return rows.flatMap((row) => {
    const record = row.spec as unknown as ServerRecord;
    if (record.deletedAt !== null) return [];
    const { type, createdAt, bootedAt } = record;
    const [created, booted] = [new Date(createdAt), new Date(bootedAt)];
    return [{ name: row.name, labels: row.labels, type, createdAt: created, bootedAt: booted }];
  });
}

import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database.ts';
import { cloudResources } from '../../../../db/schema/providers.ts';
import type { Labels } from '../../port.ts';
import type { Kind, ServerRecord } from '../records.ts';

/** A server of the embedded cloud, for the embedded Kubernetes. */
export interface ServerBoot {
  id: string;
  /** The project it is in. */
  project: string;
  name: string;
  labels: Labels;
  type: string;
  location: string;
  privateIp: string | null;
  publicIpv4: string | null;
  createdAt: Date;
  /** When it first runs; may be in the future. */
  bootedAt: Date;
}

/** Servers of all projects that have the labels and are not being deleted. */
export async function bootsOf(db: Queryable, wanted: Labels): Promise<ServerBoot[]> {
  const { externalId: id, accountId: project, kind, name, labels, spec } = cloudResources;
  const rows = await db
    .select({ id, project, name, labels, spec })
    .from(cloudResources)
    .where(and(eq(kind, 'servers' satisfies Kind), sql`${labels} @> ${JSON.stringify(wanted)}::jsonb`))
    .orderBy(cloudResources.createdAt, cloudResources.name);
  return rows.flatMap((row) => {
    const record = row.spec as unknown as ServerRecord;
    if (record.deletedAt !== null) return [];
    const { type, location, ipv4, privateNets, createdAt, bootedAt } = record;
    return [
      {
        id: row.id,
        project: row.project,
        name: row.name,
        labels: row.labels,
        type,
        location,
        privateIp: privateNets[0]?.ip ?? null,
        publicIpv4: ipv4,
        createdAt: new Date(createdAt),
        bootedAt: new Date(bootedAt),
      },
    ];
  });
}

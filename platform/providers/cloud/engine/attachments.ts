import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { cloudResources } from '../../../db/schema/providers.ts';
import { publicIpv6 } from '../../simulation/addresses.ts';
import type { Labels } from '../port.ts';
import type { Kind, LoadBalancerRecord, VolumeRecord } from './records.ts';

/** What a project may have, unless Hetzner has raised its limits. */
const LIMITS = { volumes: 50, load_balancers: 10 } as const satisfies Partial<Record<Kind, number>>;

type AttachedKind = keyof typeof LIMITS;

interface Ordered {
  id: string;
  name: string;
  labels: Labels;
  location: string;
}

/** A volume that a cluster's storage driver has ordered. */
export interface OrderedVolume extends Ordered {
  kind: 'volumes';
  sizeGb: number;
}

/** A load balancer that a cluster's cloud controller has ordered. */
export interface OrderedBalancer extends Ordered {
  kind: 'load_balancers';
  type: string;
  ipv4: string;
  ports: readonly number[];
}

export type OrderedAttachment = OrderedVolume | OrderedBalancer;

/** How many more volumes and load balancers the project may have. */
export async function roomFor(db: Queryable, project: string): Promise<Record<AttachedKind, number>> {
  const { accountId, kind } = cloudResources;
  const kinds = ['volumes', 'load_balancers'] as const satisfies AttachedKind[];
  const rows = await db
    .select({ kind, count: count() })
    .from(cloudResources)
    .where(and(eq(accountId, project), inArray(kind, kinds)))
    .groupBy(kind);
  const countOf = (wanted: AttachedKind) => rows.find((row) => row.kind === wanted)?.count ?? 0;
  return {
    volumes: LIMITS.volumes - countOf('volumes'),
    load_balancers: LIMITS.load_balancers - countOf('load_balancers'),
  };
}

function recordOf(order: OrderedAttachment, createdAt: number): VolumeRecord | LoadBalancerRecord {
  const { location } = order;
  if (order.kind === 'volumes') return { createdAt, location, sizeGb: order.sizeGb };
  const { type, ipv4, name, ports } = order;
  const services = ports.map((port) => ({
    protocol: 'tcp',
    listen_port: port,
    destination_port: port,
  }));
  return { createdAt, location, type, ipv4, ipv6: publicIpv6(name), services, privateNets: [] };
}

/** Creates or changes a resource of a project. */
export async function putAttachment(
  db: Queryable,
  project: string,
  order: OrderedAttachment,
  now: Date,
): Promise<void> {
  const { kind, id, name, labels } = order;
  const values = { name, labels: { ...labels }, spec: { ...recordOf(order, now.getTime()) } };
  await db
    .insert(cloudResources)
    .values({ accountId: project, kind, externalId: id, status: 'present', ...values })
    .onConflictDoUpdate({
      target: [cloudResources.kind, cloudResources.externalId],
      set: { ...values, updatedAt: sql`now()` },
      setWhere: eq(cloudResources.accountId, project),
    });
}

/** Deletes a resource of a project; a missing one is no error. */
export async function deleteAttachment(
  db: Queryable,
  project: string,
  { kind, id }: Pick<OrderedAttachment, 'kind' | 'id'>,
): Promise<void> {
  const { accountId, kind: kindColumn, externalId } = cloudResources;
  await db
    .delete(cloudResources)
    .where(and(eq(accountId, project), eq(kindColumn, kind), eq(externalId, id)));
}

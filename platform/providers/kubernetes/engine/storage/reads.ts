import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Clock } from '../../../../clock.ts';
import type { Vault } from '../../../../crypto/vault.ts';
import type { Database } from '../../../../db/database.ts';
import { kubeChanges, kubeObjects } from '../../../../db/schema/kubernetes.ts';
import type { KubeObject } from '../../api/objects.ts';
import type { ResourceName } from '../../api/resources.ts';
import {
  isEverything,
  isSelected,
  selectableParts,
  selectedName,
  type SelectableParts,
  type Selection,
} from '../selectors.ts';
import type { ClusterSimulation } from '../simulation.ts';
import { openBody } from './rows.ts';

/** An object as JSON text; lists of most resources are not parsed. */
export interface ObjectText {
  namespace: string;
  name: string;
  text: string;
}

export interface ListQuery {
  resource: ResourceName;
  namespace: string | undefined;
  selection: Selection;
  limit: number | undefined;
  /** The last object of the previous page. */
  after: { namespace: string; name: string } | undefined;
}

/** A change for watchers. `object` has no data if it is a Secret. */
export interface Change {
  revision: number;
  resource: ResourceName;
  type: 'ADDED' | 'MODIFIED' | 'DELETED';
  object: KubeObject;
  /** Set if the change concerned labels or fields that can be selected. */
  previous: SelectableParts | null;
}

interface Source {
  db: Database;
  vault: Vault;
  clock: Clock;
  simulation: Pick<ClusterSimulation, 'observed'>;
}

/** The object as clients see it now: what a kubelet counts follows from the clock. */
export function observedObject({ clock, simulation }: Source, object: KubeObject): KubeObject {
  if (object.kind !== 'Pod' || object.apiVersion !== 'v1') return object;
  return simulation.observed(object, clock.now());
}

const body = sql<string>`${kubeObjects.body}::text`;

export async function readObject(
  source: Source,
  clusterId: string,
  resource: ResourceName,
  { namespace = '', name }: { namespace?: string; name: string },
): Promise<KubeObject | null> {
  const { db, vault } = source;
  const [row] = await db
    .select({ body: kubeObjects.body })
    .from(kubeObjects)
    .where(
      and(
        eq(kubeObjects.clusterId, clusterId),
        eq(kubeObjects.resource, resource),
        eq(kubeObjects.namespace, namespace),
        eq(kubeObjects.name, name),
      ),
    );
  return row ? observedObject(source, openBody(vault, clusterId, resource, row.body)) : null;
}

function condition(clusterId: string, { resource, namespace, selection, after }: ListQuery) {
  const name = selectedName(selection);
  return and(
    eq(kubeObjects.clusterId, clusterId),
    eq(kubeObjects.resource, resource),
    namespace === undefined ? undefined : eq(kubeObjects.namespace, namespace),
    name === undefined ? undefined : eq(kubeObjects.name, name),
    after && sql`(${kubeObjects.namespace}, ${kubeObjects.name}) > (${after.namespace}, ${after.name})`,
  );
}

/** Objects by namespace and name: at most one more than the limit, so that the caller knows whether there are more. */
export async function listObjects(
  source: Source,
  clusterId: string,
  query: ListQuery,
): Promise<ObjectText[]> {
  const { db, vault } = source;
  const { resource, selection, limit } = query;
  const { namespace, name } = kubeObjects;
  const ordered = db
    .select({ namespace, name, text: body })
    .from(kubeObjects)
    .where(condition(clusterId, query))
    .orderBy(asc(namespace), asc(name));
  const selectsAll = isEverything(selection);
  const isPlain = selectsAll && resource !== 'secrets' && resource !== 'pods';
  if (isPlain) return limit === undefined ? ordered : ordered.limit(limit + 1);
  const found: ObjectText[] = [];
  for (const row of await ordered) {
    const object = openBody(vault, clusterId, resource, JSON.parse(row.text) as Record<string, unknown>);
    if (!selectsAll && !isSelected(selection, selectableParts(resource, object))) continue;
    const shown = observedObject(source, object);
    const isAsStored = shown === object && resource !== 'secrets';
    found.push(isAsStored ? row : { ...row, text: JSON.stringify(shown) });
    if (limit !== undefined && found.length > limit) break;
  }
  return found;
}

/** Changes after a revision, in order. */
export async function changesAfter(
  { db }: Pick<Source, 'db'>,
  clusterId: string,
  revision: number,
): Promise<Change[]> {
  const rows = await db
    .select()
    .from(kubeChanges)
    .where(and(eq(kubeChanges.clusterId, clusterId), gt(kubeChanges.revision, revision)))
    .orderBy(asc(kubeChanges.revision));
  return rows.map(({ revision: at, resource, type, body: changed, previous }) => ({
    revision: at,
    // Only the engine writes these rows: resources of its table, and whole objects.
    resource: resource as ResourceName,
    type,
    object: changed as unknown as KubeObject,
    previous,
  }));
}

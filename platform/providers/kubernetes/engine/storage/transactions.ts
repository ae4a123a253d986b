import { and, eq, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../../../../clock.ts';
import type { Vault } from '../../../../crypto/vault.ts';
import { transaction, type Database, type Tx } from '../../../../db/database.ts';
import { clusters } from '../../../../db/schema/clusters.ts';
import { kubeClusters, kubeObjects } from '../../../../db/schema/kubernetes.ts';
import { isApiAway } from '../../../simulation/sentinels.ts';
import type { KubeObject } from '../../api/objects.ts';
import type { ResourceName } from '../../api/resources.ts';
import { DEFINITIONS, isBuiltIn } from '../builtIn.ts';
import type { ClusterSimulation } from '../simulation.ts';
import { MemoryState } from '../state/memoryState.ts';
import { createReconciliation } from '../state/reconciliation.ts';
import { entryOf } from './rows.ts';
import { saveChanges, type ClusterHead } from './saving.ts';

/** What the API server keeps its clusters with. */
export interface Storage {
  db: Database;
  vault: Vault;
  clock: Clock;
  simulation: Pick<ClusterSimulation, 'controllers' | 'infrastructure' | 'seed' | 'settled' | 'observed'>;
}

/** A caller's change. Throwing rolls the transaction back. */
export type Work = (state: MemoryState) => KubeObject | null;

interface Options {
  /** Runs the work without saving anything. */
  isDryRun?: boolean;
  /** Gives up if another transaction has the cluster. */
  skipsLocked?: boolean;
}

/** `gone`: the cluster has no API. `locked`: only with `skipsLocked`. */
export type Outcome =
  | { kind: 'done'; object: KubeObject | null }
  | { kind: 'more' }
  | { kind: 'gone' }
  | { kind: 'locked' };

/** True for clusters that answer: not those that are not built yet, archived or deleted. */
export const isServing = and(
  isNotNull(clusters.apiEndpoint),
  isNull(clusters.archivedAt),
  ne(clusters.status, 'deleted'),
);

const headColumns = {
  clusterName: clusters.name,
  isBuilt: sql<boolean>`${clusters.status} not in ('pending', 'creating')`,
  revision: kubeClusters.revision,
  compacted: kubeClusters.compacted,
  nextDueAt: kubeClusters.nextDueAt,
};

/** Adds a cluster without objects; false if there is one, or if it does not answer. */
async function insertCluster(tx: Tx, clusterId: string, now: Date): Promise<boolean> {
  const [cluster] = await tx
    .select({ id: clusters.id })
    .from(clusters)
    .where(and(eq(clusters.id, clusterId), isServing));
  if (!cluster) return false;
  const made = await tx
    .insert(kubeClusters)
    .values({ clusterId, revision: 0, compacted: 0, reachedAt: now })
    .onConflictDoNothing()
    .returning({ clusterId: kubeClusters.clusterId });
  return made.length > 0;
}

/** Locks the cluster until the transaction ends; `now` is for a cluster without objects. */
async function lock(
  tx: Tx,
  clusterId: string,
  now: Date,
  skipsLocked: boolean,
): Promise<ClusterHead | Outcome> {
  const select = () =>
    tx
      .select({ ...headColumns, reachedAt: kubeClusters.reachedAt, isServing: sql<boolean>`${isServing}` })
      .from(kubeClusters)
      .innerJoin(clusters, eq(kubeClusters.clusterId, clusters.id))
      .where(eq(kubeClusters.clusterId, clusterId));
  const of = { of: kubeClusters };
  const locked = () => select().for('update', skipsLocked ? { ...of, skipLocked: true } : of);
  const [known] = await locked();
  if (known) return known.isServing ? { ...known, isNew: false } : { kind: 'gone' };
  const isNew = await insertCluster(tx, clusterId, now);
  const [made] = await locked();
  if (made) return { ...made, isNew };
  return { kind: (await select()).length > 0 ? 'locked' : 'gone' };
}

async function load(
  { vault }: Storage,
  tx: Tx,
  clusterId: string,
  { isNew, reachedAt }: ClusterHead,
): Promise<MemoryState> {
  if (isNew) return new MemoryState(clusterId, reachedAt);
  const { resource, namespace, name, body, dueAt } = kubeObjects;
  const rows = await tx
    .select({ resource, namespace, name, body, dueAt })
    .from(kubeObjects)
    .where(eq(kubeObjects.clusterId, clusterId));
  const entries = rows.map((row) => entryOf(vault, clusterId, row));
  return new MemoryState(clusterId, reachedAt, entries);
}

interface Call extends Options {
  clusterId: string;
  work: Work | null;
  askedAt: Date;
}

/** One transaction: what is due, up to a limit, then the work if nothing is left. */
async function once(
  storage: Storage,
  tx: Tx,
  { clusterId, work, askedAt, isDryRun = false, skipsLocked = false }: Call,
): Promise<Outcome> {
  const { vault, simulation } = storage;
  const head = await lock(tx, clusterId, askedAt, skipsLocked);
  if ('kind' in head) return head;
  // A transaction that asked later may have come first.
  const now = askedAt > head.reachedAt ? askedAt : head.reachedAt;
  const infrastructure = await simulation.infrastructure(tx, clusterId, now);
  if (!infrastructure) return { kind: 'gone' };
  // Only callers miss the API: what happens in the cluster goes on, and it gets its first objects.
  if (work !== null && !head.isNew && isApiAway(head, now)) return { kind: 'gone' };
  const state = await load(storage, tx, clusterId, head);
  if (head.isNew) await simulation.seed(tx, state, infrastructure);
  const reconciliation = createReconciliation(state, simulation.controllers, infrastructure);
  const save = async () => {
    await simulation.settled(tx, state, infrastructure);
    return saveChanges({ tx, vault, state, head, now });
  };
  const isReady = reconciliation.advance(now);
  if (isReady) {
    reconciliation.sync();
    reconciliation.settle();
  }
  if (!isReady || (isDryRun && state.entries.differences().length > 0)) {
    await save();
    return { kind: 'more' };
  }
  const object = work?.(state) ?? null;
  if (isDryRun) return { kind: 'done', object };
  reconciliation.settle();
  const stored = await save();
  return { kind: 'done', object: object && (stored.get(object.metadata.uid) ?? object) };
}

/**
 * Runs the work when everything that is due has happened. Rejects with what the work throws. What becomes due meanwhile
 * is not awaited: in compressed time on a busy machine that would never end.
 */
export async function inCluster(
  storage: Storage,
  clusterId: string,
  work: Work | null,
  options: Options = {},
): Promise<Exclude<Outcome, { kind: 'more' }>> {
  const call = { ...options, clusterId, work, askedAt: storage.clock.now() };
  for (;;) {
    const outcome = await transaction(storage.db, (tx) => once(storage, tx, call));
    if (outcome.kind !== 'more') return outcome;
  }
}

interface Head {
  clusterName: string;
  isBuilt: boolean;
  isServed: boolean;
  revision: number | null;
  compacted: number | null;
  nextDueAt: Date | null;
}

/** True if the cluster has the resource: a custom one only while its definition is installed. */
function serves(resource: ResourceName | undefined): SQL<boolean> {
  if (resource === undefined || isBuiltIn(resource)) return sql`true`;
  return sql`exists (select from ${kubeObjects} where ${kubeObjects.clusterId} = ${clusters.id}
    and ${kubeObjects.resource} = ${DEFINITIONS} and ${kubeObjects.name} = ${resource})`;
}

/**
 * Revision and next step of a cluster that answers, and whether it serves the resource; null otherwise. A cluster without
 * objects has no revision.
 */
export async function readHead(
  db: Database,
  clusterId: string,
  resource?: ResourceName,
): Promise<Head | null> {
  const [head] = await db
    .select({ ...headColumns, isServed: serves(resource) })
    .from(clusters)
    .leftJoin(kubeClusters, eq(kubeClusters.clusterId, clusters.id))
    .where(and(eq(clusters.id, clusterId), isServing));
  return head ?? null;
}

/** Due times of all clusters that answer. */
export async function readDueTimes(db: Database): Promise<{ clusterId: string; nextDueAt: Date }[]> {
  const rows = await db
    .select({
      clusterId: kubeClusters.clusterId,
      nextDueAt: sql<Date>`${kubeClusters.nextDueAt}`.mapWith(kubeClusters.nextDueAt),
    })
    .from(kubeClusters)
    .innerJoin(clusters, eq(kubeClusters.clusterId, clusters.id))
    .where(and(isNotNull(kubeClusters.nextDueAt), isServing));
  return rows;
}

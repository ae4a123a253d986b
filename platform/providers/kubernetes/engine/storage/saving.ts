import { and, eq, lt, lte, or, sql } from 'drizzle-orm';
import type { Vault } from '../../../../crypto/vault.ts';
import type { Tx } from '../../../../db/database.ts';
import { kubeChanges, kubeClusters, kubeObjects } from '../../../../db/schema/kubernetes.ts';
import type { KubeObject } from '../../api/objects.ts';
import { selectableParts } from '../selectors.ts';
import { isSame } from '../state/isSame.ts';
import type { Difference, Entry } from '../state/entries.ts';
import type { MemoryState } from '../state/memoryState.ts';
import { notifyChange } from './notifications.ts';
import { publicBody, sealedBody } from './rows.ts';

const KEPT_CHANGES = 2_000;
const KEPT_MS = 10 * 60_000;
/** Old changes are deleted once per so many revisions. */
const COMPACT_EVERY = 50;

type ChangeRow = typeof kubeChanges.$inferInsert;

/** Where a cluster's rows stand when a transaction begins. */
export interface ClusterHead {
  clusterName: string;
  /** False while its servers and required add-ons are set up. */
  isBuilt: boolean;
  revision: number;
  compacted: number;
  nextDueAt: Date | null;
  /** Time of its last step. */
  reachedAt: Date;
  /** It gets its first objects in this transaction. */
  isNew: boolean;
}

interface Saving {
  tx: Tx;
  vault: Vault;
  state: MemoryState;
  head: ClusterHead;
  now: Date;
}

function withRevision(object: KubeObject, revision: number): KubeObject {
  return { ...object, metadata: { ...object.metadata, resourceVersion: String(revision) } };
}

/** Numbers the changes, in their order. */
class Numbering {
  revision: number;
  readonly changes: ChangeRow[] = [];
  readonly stored: Entry[] = [];
  readonly deleted: Entry[] = [];
  readonly #clusterId: string;
  readonly #now: Date;

  constructor(clusterId: string, revision: number, now: Date) {
    this.#clusterId = clusterId;
    this.revision = revision;
    this.#now = now;
  }

  add({ before, after }: Difference): void {
    const isReplaced = before && after && before.object.metadata.uid !== after.object.metadata.uid;
    if (before && (!after || isReplaced)) {
      this.#change('DELETED', before, null);
      if (!after) this.deleted.push(before);
    }
    if (!after) return;
    const previous = isReplaced ? null : before;
    if (previous && isSame(previous.object, after.object)) {
      // Only the time of its next step is new: nothing that a client could see.
      if (previous.dueAt?.getTime() !== after.dueAt?.getTime()) this.stored.push(after);
      return;
    }
    const object = this.#change(previous ? 'MODIFIED' : 'ADDED', after, previous);
    this.stored.push({ ...after, object });
  }

  #change(type: ChangeRow['type'], { resource, object }: Entry, previous: Entry | null): KubeObject {
    const numbered = withRevision(object, ++this.revision);
    const parts = previous && selectableParts(resource, previous.object);
    this.changes.push({
      clusterId: this.#clusterId,
      revision: this.revision,
      resource,
      type,
      body: publicBody(resource, numbered),
      // Kept only where a selection could tell the difference.
      previous: parts && !isSame(parts, selectableParts(resource, object)) ? parts : null,
      at: this.#now,
    });
    return numbered;
  }
}

function rowOf(
  { vault, state }: Saving,
  { resource, object, dueAt }: Entry,
): typeof kubeObjects.$inferInsert {
  const { clusterId } = state;
  const { name, namespace = '', uid, resourceVersion } = object.metadata;
  const body = sealedBody(vault, clusterId, { resource, object });
  return { clusterId, resource, namespace, name, uid, revision: Number(resourceVersion), dueAt, body };
}

async function store(saving: Saving, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const { clusterId, resource, namespace, name } = kubeObjects;
  await saving.tx
    .insert(kubeObjects)
    .values(entries.map((entry) => rowOf(saving, entry)))
    .onConflictDoUpdate({
      target: [clusterId, resource, namespace, name],
      set: {
        uid: sql`excluded.uid`,
        revision: sql`excluded.revision`,
        dueAt: sql`excluded.due_at`,
        body: sql`excluded.body`,
      },
    });
}

async function erase({ tx, state }: Saving, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const isOne = ({ resource, object: { metadata } }: Entry) =>
    and(
      eq(kubeObjects.resource, resource),
      eq(kubeObjects.namespace, metadata.namespace ?? ''),
      eq(kubeObjects.name, metadata.name),
    );
  await tx
    .delete(kubeObjects)
    .where(and(eq(kubeObjects.clusterId, state.clusterId), or(...entries.map(isOne))));
}

/** Deletes old changes; returns the newest deleted revision. */
async function compact({ tx, state, head, now }: Saving, revision: number): Promise<number> {
  if (Math.floor(head.revision / COMPACT_EVERY) === Math.floor(revision / COMPACT_EVERY))
    return head.compacted;
  const isOld = or(
    lte(kubeChanges.revision, revision - KEPT_CHANGES),
    lt(kubeChanges.at, new Date(now.getTime() - KEPT_MS)),
  );
  const gone = await tx
    .delete(kubeChanges)
    .where(and(eq(kubeChanges.clusterId, state.clusterId), isOld))
    .returning({ revision: kubeChanges.revision });
  return gone.reduce((newest, row) => Math.max(newest, row.revision), head.compacted);
}

/**
 * Saves what the transaction changed, each change with a new revision, and notifies watchers. Returns the objects as
 * they are stored, by uid. Writes nothing if nothing changed.
 */
export async function saveChanges(saving: Saving): Promise<Map<string, KubeObject>> {
  const { tx, state, head, now } = saving;
  const { clusterId } = state;
  const numbering = new Numbering(clusterId, head.revision, now);
  for (const difference of state.entries.differences()) numbering.add(difference);
  const { revision, changes, stored, deleted } = numbering;
  const nextDueAt = state.nextDueAt();
  await erase(saving, deleted);
  await store(saving, stored);
  // Nobody can have watched a cluster before it existed.
  if (changes.length > 0 && !head.isNew) await tx.insert(kubeChanges).values(changes);
  const isMoved = revision !== head.revision || nextDueAt?.getTime() !== head.nextDueAt?.getTime();
  if (isMoved) {
    const compacted = head.isNew ? revision : await compact(saving, revision);
    await tx
      .update(kubeClusters)
      .set({ revision, compacted, nextDueAt, reachedAt: state.now })
      .where(eq(kubeClusters.clusterId, clusterId));
    await notifyChange(tx, { clusterId, revision, nextDueAt });
  }
  return new Map(stored.map(({ object }) => [object.metadata.uid, object]));
}

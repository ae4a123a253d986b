import type { ObjectMeta } from 'kubernetes-types/meta/v1.d.ts';
import type { KubeObject, NewObject, Stored } from '../api/objects.ts';
import type { ResourceName } from '../api/resources.ts';

/**
 * All objects of one cluster inside a transaction. Objects are immutable: a change is a new object. After the
 * controllers have run, the store saves what changed, each change with a new resourceVersion.
 */
export interface ClusterState {
  readonly clusterId: string;
  /** Time of the current step. Missed steps are carried out at their own times, so this can lie in the past. */
  readonly now: Date;
  get<R extends ResourceName>(resource: R, name: string, namespace?: string): Stored<R> | undefined;
  /** By namespace and name; `labels` must all be equal. */
  list<R extends ResourceName>(
    resource: R,
    filter?: { namespace?: string; labels?: Readonly<Record<string, string>> },
  ): Stored<R>[];
  /** Objects whose controlling owner is this one. */
  owned<R extends ResourceName>(resource: R, owner: KubeObject): Stored<R>[];
  /** Adds kind, uid, creationTimestamp and generation. With `owner` it gets a controlling owner reference. */
  create<R extends ResourceName>(
    resource: R,
    object: NewObject<R> & { metadata: ObjectMeta & { name: string } },
    owner?: KubeObject,
  ): Stored<R>;
  /** Replaces the object; the generation grows when its spec changed. Does nothing if it is equal. */
  update<R extends ResourceName>(resource: R, object: Stored<R>): Stored<R>;
  /**
   * Deletes the object and collects what it owns. An object with finalizers, a namespace, and a pod on a node are first
   * marked with a deletionTimestamp; removing a marked one without finalizers deletes it.
   */
  remove<R extends ResourceName>(resource: R, object: Stored<R>): void;
  /** Has the object reconciled again at that time; null cancels it. Each object has one such time. */
  wakeAt<R extends ResourceName>(resource: R, object: Stored<R>, at: Date | null): void;
  /** Records an Event about an object; equal ones are counted. Events are kept for an hour. */
  recordEvent(
    object: KubeObject,
    event: { type: 'Normal' | 'Warning'; reason: string; message: string },
  ): void;
}

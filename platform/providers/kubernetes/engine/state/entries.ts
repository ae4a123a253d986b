import type { KubeObject } from '../../api/objects.ts';
import type { ResourceName } from '../../api/resources.ts';

/** An object with the time at which it is reconciled again. */
export interface Entry {
  resource: ResourceName;
  object: KubeObject;
  dueAt: Date | null;
}

/** What a transaction did to an object: `before` is null for a new one, `after` for a deleted one. */
export interface Difference {
  resource: ResourceName;
  before: Entry | null;
  after: Entry | null;
}

export function keyOf(resource: ResourceName, name: string, namespace = ''): string {
  return `${resource}/${namespace}/${name}`;
}

export function keyOfObject(resource: ResourceName, { metadata }: KubeObject): string {
  return keyOf(resource, metadata.name, metadata.namespace);
}

/** The objects of a cluster, by name and by resource, and what they were before the transaction. */
export class Entries {
  readonly #all = new Map<string, Entry>();
  readonly #byResource = new Map<ResourceName, Map<string, Entry>>();
  /** Changed objects as they were, in the order of their last change. */
  readonly #before = new Map<string, { resource: ResourceName; entry: Entry | null }>();

  /** Changed objects that the controllers have not seen. */
  #unseen: { resource: ResourceName; object: KubeObject }[] = [];

  constructor(loaded: Iterable<Entry>) {
    for (const entry of loaded) this.#put(keyOfObject(entry.resource, entry.object), entry);
  }

  get(key: string): Entry | undefined {
    return this.#all.get(key);
  }

  all(): Iterable<Entry> {
    return this.#all.values();
  }

  ofResource(resource: ResourceName): Iterable<Entry> {
    return this.#byResource.get(resource)?.values() ?? [];
  }

  set(entry: Entry): void {
    const key = keyOfObject(entry.resource, entry.object);
    const { resource, object } = entry;
    // Another due time concerns nobody else.
    if (this.#all.get(key)?.object !== object) this.#unseen.push({ resource, object });
    this.#remember(key, resource);
    this.#put(key, entry);
  }

  delete({ resource, object }: Entry): void {
    const key = keyOfObject(resource, object);
    this.#remember(key, resource);
    this.#all.delete(key);
    this.#byResource.get(resource)?.delete(key);
    this.#unseen.push({ resource, object });
  }

  /** Objects that were changed or deleted since the last call, in order. */
  takeUnseen(): { resource: ResourceName; object: KubeObject }[] {
    const unseen = this.#unseen;
    this.#unseen = [];
    return unseen;
  }

  /** The one that is due first; null if none is. */
  nextDue(): { entry: Entry; dueAt: Date } | null {
    let first: { entry: Entry; dueAt: Date } | null = null;
    for (const entry of this.#all.values()) {
      const { dueAt } = entry;
      if (dueAt !== null && (first === null || dueAt < first.dueAt)) first = { entry, dueAt };
    }
    return first;
  }

  /** What has changed since the beginning, in the order of the last changes. */
  differences(): Difference[] {
    return [...this.#before].map(([key, { resource, entry }]) => ({
      resource,
      before: entry,
      after: this.#all.get(key) ?? null,
    }));
  }

  #put(key: string, entry: Entry): void {
    this.#all.set(key, entry);
    const siblings = this.#byResource.get(entry.resource);
    if (siblings) siblings.set(key, entry);
    else this.#byResource.set(entry.resource, new Map([[key, entry]]));
  }

  #remember(key: string, resource: ResourceName): void {
    const known = this.#before.get(key);
    this.#before.delete(key);
    this.#before.set(key, known ?? { resource, entry: this.#all.get(key) ?? null });
  }
}

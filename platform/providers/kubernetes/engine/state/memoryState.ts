import { createHash, randomUUID } from 'node:crypto';
import type { ObjectMeta, OwnerReference } from 'kubernetes-types/meta/v1.d.ts';
import type { KubeObject, NewObject, Stored } from '../../api/objects.ts';
import { apiVersionOf, resources, type ResourceName } from '../../api/resources.ts';
import { withServerDefaults } from '../admission/defaults.ts';
import { withServiceAddress } from '../admission/serviceAddress.ts';
import { trackUpdate, type Manager } from '../apply/managedFields.ts';
import { isBuiltIn } from '../builtIn.ts';
import type { ClusterState } from '../clusterState.ts';
import { endsGradually, eraseEntry, removeEntry, type Propagation } from './deletion.ts';
import { Entries, keyOf, keyOfObject, type Entry } from './entries.ts';
import { objectAt } from '../json.ts';
import { isSame } from './isSame.ts';
import { kubernetesTime } from './kubernetesTime.ts';
import { eventEnd, eventObject } from './recordedEvents.ts';

/** The field manager of all controllers. */
const CONTROLLERS: Manager = { name: 'kube-controller-manager', operation: 'Update', subresource: undefined };

function byName(a: KubeObject, b: KubeObject): number {
  const [left, right] = [a.metadata, b.metadata];
  if (left.namespace !== right.namespace) return (left.namespace ?? '') < (right.namespace ?? '') ? -1 : 1;
  return left.name < right.name ? -1 : 1;
}

function hasLabels({ metadata }: KubeObject, labels: Readonly<Record<string, string>>): boolean {
  return Object.entries(labels).every(([name, value]) => metadata.labels?.[name] === value);
}

function controllerReference({ apiVersion, kind, metadata }: KubeObject): OwnerReference {
  const { name, uid } = metadata;
  return { apiVersion, kind, name, uid, controller: true, blockOwnerDeletion: true };
}

/** With the defaults of the API. What is made for an owner is made from the owner's template, which has them already. */
function completed<T extends { metadata: ObjectMeta }>(resource: ResourceName, object: T): T {
  const isOwned = object.metadata.ownerReferences?.some(({ controller }) => controller);
  return isOwned ? object : withServerDefaults(resource, object);
}

/** Entries are written by `create` and `update` alone, which take objects of their resource. */
function asStored<R extends ResourceName>(object: KubeObject): Stored<R> {
  return object as unknown as Stored<R>;
}

/** The state of a cluster in memory, which records what changes. */
export class MemoryState implements ClusterState {
  readonly clusterId: string;
  now: Date;
  readonly entries: Entries;

  constructor(clusterId: string, now: Date, entries: Iterable<Entry> = []) {
    this.clusterId = clusterId;
    this.now = now;
    this.entries = new Entries(entries);
  }

  get<R extends ResourceName>(resource: R, name: string, namespace?: string): Stored<R> | undefined {
    const entry = this.entries.get(keyOf(resource, name, namespace));
    return entry && asStored<R>(entry.object);
  }

  list<R extends ResourceName>(
    resource: R,
    { namespace, labels }: { namespace?: string; labels?: Readonly<Record<string, string>> } = {},
  ): Stored<R>[] {
    const found: KubeObject[] = [];
    for (const { object } of this.entries.ofResource(resource)) {
      if (namespace !== undefined && object.metadata.namespace !== namespace) continue;
      if (labels === undefined || hasLabels(object, labels)) found.push(object);
    }
    return found.sort(byName).map((object) => asStored<R>(object));
  }

  owned<R extends ResourceName>(resource: R, owner: KubeObject): Stored<R>[] {
    const isOwned = ({ metadata }: KubeObject): boolean =>
      metadata.ownerReferences?.some(({ uid, controller }) => controller && uid === owner.metadata.uid) ??
      false;
    return this.list(resource).filter(isOwned);
  }

  create<R extends ResourceName>(
    resource: R,
    object: NewObject<R> & { metadata: ObjectMeta & { name: string } },
    owner?: KubeObject,
  ): Stored<R> {
    const { metadata } = object;
    const ownerReferences = owner && [...(metadata.ownerReferences ?? []), controllerReference(owner)];
    const owned = { ...object, metadata: { ...metadata, ...(ownerReferences && { ownerReferences }) } };
    return asStored<R>(this.insert(resource, completed(resource, owned)));
  }

  update<R extends ResourceName>(resource: R, object: Stored<R>): Stored<R> {
    const old = this.find(resource, object.metadata.name, object.metadata.namespace);
    const complete = completed(resource, object);
    // Clients that apply the object must neither undo nor overwrite what a controller decided, such as a scale.
    const isTracked =
      old?.metadata.managedFields && !isSame(objectAt(old, 'spec'), objectAt(complete, 'spec'));
    const rules = { isCustom: !isBuiltIn(resource) };
    const tracked = isTracked ? trackUpdate(old, complete, CONTROLLERS, rules, this.now) : complete;
    return asStored<R>(this.replace(resource, tracked));
  }

  remove<R extends ResourceName>(resource: R, object: Stored<R>): void {
    this.delete(resource, object);
  }

  find(resource: ResourceName, name: string, namespace?: string): KubeObject | undefined {
    return this.entries.get(keyOf(resource, name, namespace))?.object;
  }

  /** `create` for an object of any resource. */
  insert(resource: ResourceName, object: { metadata: ObjectMeta & { name: string } }): KubeObject {
    const { metadata } = object;
    const key = keyOf(resource, metadata.name, metadata.namespace);
    if (this.entries.get(key)) throw new Error(`${key} exists already`);
    const made: KubeObject = {
      ...this.#addressed(resource, object),
      apiVersion: apiVersionOf(resources[resource]),
      kind: resources[resource].kind,
      metadata: {
        ...metadata,
        ...('spec' in object && { generation: 1 }),
        uid: randomUUID(),
        creationTimestamp: kubernetesTime(this.now),
      },
    };
    this.entries.set({ resource, object: made, dueAt: null });
    return made;
  }

  /** `update` for an object of any resource. */
  replace(resource: ResourceName, object: KubeObject): KubeObject {
    const key = keyOfObject(resource, object);
    const entry = this.entries.get(key);
    // It can be deleted between a controller's read and its write.
    if (!entry || entry.object.metadata.uid !== object.metadata.uid) return object;
    const { object: old } = entry;
    const generation = this.#generation(old, object);
    const { resourceVersion } = old.metadata;
    const addressed = this.#addressed(resource, object);
    const updated: KubeObject = {
      ...addressed,
      metadata: { ...object.metadata, resourceVersion, generation },
    };
    if (isSame(old, updated)) return old;
    this.entries.set({ ...entry, object: updated });
    const isReleased = (old.metadata.finalizers?.length ?? 0) > 0 && !updated.metadata.finalizers?.length;
    const isMarked = updated.metadata.deletionTimestamp !== undefined;
    if (isMarked && isReleased && !endsGradually(resource, updated))
      eraseEntry(this, { ...entry, object: updated });
    return updated;
  }

  /** `remove` for an object of any resource. */
  delete(resource: ResourceName, object: KubeObject, propagation: Propagation = 'Background'): void {
    const entry = this.entries.get(keyOfObject(resource, object));
    if (entry?.object.metadata.uid === object.metadata.uid) removeEntry(this, entry, propagation);
  }

  wakeAt<R extends ResourceName>(resource: R, object: Stored<R>, at: Date | null): void {
    const key = keyOfObject(resource, object);
    const entry = this.entries.get(key);
    if (!entry || entry.dueAt?.getTime() === at?.getTime()) return;
    this.entries.set({ ...entry, dueAt: at });
  }

  recordEvent(
    object: KubeObject,
    event: { type: 'Normal' | 'Warning'; reason: string; message: string },
  ): void {
    const identity = [object.metadata.uid, event.type, event.reason, event.message].join('\n');
    const suffix = createHash('sha256').update(identity).digest('hex').slice(0, 16);
    const wanted = eventObject(object, event, suffix, this.now);
    const known = this.get('events', wanted.metadata.name, wanted.metadata.namespace);
    const recorded = known
      ? this.update('events', {
          ...known,
          count: (known.count ?? 1) + 1,
          lastTimestamp: wanted.lastTimestamp,
        })
      : this.create('events', wanted);
    this.wakeAt('events', recorded, eventEnd(this.now));
  }

  /** When the next object is due; null if none is. */
  nextDueAt(): Date | null {
    return this.entries.nextDue()?.dueAt ?? null;
  }

  /** Changes since the last call, for the controllers. */
  takeUnseen(): { resource: ResourceName; object: KubeObject }[] {
    return this.entries.takeUnseen();
  }

  #addressed<T extends { metadata: ObjectMeta & { name: string } }>(resource: ResourceName, object: T): T {
    return resource === 'services' ? withServiceAddress(object, this.list('services')) : object;
  }

  #generation(old: KubeObject, object: KubeObject): number | undefined {
    const { generation } = old.metadata;
    if (generation === undefined) return undefined;
    return isSame(objectAt(old, 'spec'), objectAt(object, 'spec')) ? generation : generation + 1;
  }
}

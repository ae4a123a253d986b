import type { KubeObject } from '../../api/objects.ts';
import type { ResourceName } from '../../api/resources.ts';
import { objectAt } from '../json.ts';
import type { Entries, Entry } from './entries.ts';
import { kubernetesTime } from './kubernetesTime.ts';

export type Propagation = 'Background' | 'Foreground' | 'Orphan';

const FOREGROUND = 'foregroundDeletion';

/** The objects that can be deleted. */
interface Deletable {
  readonly entries: Entries;
  readonly now: Date;
  replace(resource: ResourceName, object: KubeObject): KubeObject;
}

/** True for objects that something inside of the cluster has to end before they are gone. */
export function endsGradually(resource: ResourceName, object: KubeObject): boolean {
  if (resource === 'namespaces') return true;
  return resource === 'pods' && 'nodeName' in objectAt(object, 'spec');
}

/** Deletes an object as its propagation says; one with finalizers or a gradual end is only marked. */
export function removeEntry(state: Deletable, entry: Entry, propagation: Propagation = 'Background'): void {
  const { resource, object: current } = entry;
  const dependents = propagation === 'Background' ? [] : dependentsOf(state, current);
  if (propagation === 'Orphan') for (const dependent of dependents) disown(state, dependent, current);
  const waits = propagation === 'Foreground' && dependents.length > 0 ? [FOREGROUND] : [];
  const finalizers = [...(current.metadata.finalizers ?? []), ...waits];
  const isMarked = current.metadata.deletionTimestamp !== undefined;
  if (finalizers.length === 0 && (isMarked || !endsGradually(resource, current))) {
    eraseEntry(state, entry);
    return;
  }
  if (!isMarked) mark(state, entry, finalizers);
  if (waits.length > 0) for (const dependent of dependents) removeEntry(state, dependent);
}

function mark(state: Deletable, entry: Entry, finalizers: string[]): void {
  const { object } = entry;
  const deletionTimestamp = kubernetesTime(state.now);
  const metadata = { ...object.metadata, deletionTimestamp, ...(finalizers.length > 0 && { finalizers }) };
  state.entries.set({ ...entry, object: { ...object, metadata } });
}

function dependentsOf(state: Deletable, owner: KubeObject): Entry[] {
  const { uid } = owner.metadata;
  return [...state.entries.all()].filter(({ object }) =>
    object.metadata.ownerReferences?.some((reference) => reference.uid === uid),
  );
}

/** Removes the reference to an owner. */
function disown(state: Deletable, { resource, object }: Entry, owner: KubeObject): void {
  const left = (object.metadata.ownerReferences ?? []).filter(({ uid }) => uid !== owner.metadata.uid);
  state.replace(resource, { ...object, metadata: { ...object.metadata, ownerReferences: left } });
}

/** Deletes an object at once, and what it owned. */
export function eraseEntry(state: Deletable, entry: Entry): void {
  const { object } = entry;
  state.entries.delete(entry);
  for (const dependent of dependentsOf(state, object)) {
    const others = (dependent.object.metadata.ownerReferences ?? []).length - 1;
    if (others > 0) disown(state, dependent, object);
    else removeEntry(state, dependent);
  }
  for (const { uid } of object.metadata.ownerReferences ?? []) release(state, uid);
}

/** Deletes an owner that waited for its dependents, if the last one is gone. */
function release(state: Deletable, uid: string): void {
  for (const { resource, object } of state.entries.all()) {
    const { metadata } = object;
    if (metadata.uid !== uid || !metadata.finalizers?.includes(FOREGROUND)) continue;
    if (dependentsOf(state, object).length > 0) return;
    const finalizers = metadata.finalizers.filter((name) => name !== FOREGROUND);
    state.replace(resource, { ...object, metadata: { ...metadata, finalizers } });
    return;
  }
}

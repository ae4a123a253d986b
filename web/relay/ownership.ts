interface Disposable {
  dispose: () => void;
}

const owners = new WeakMap<Disposable, number>();
const unclaimed = new Set<Disposable>();

/** Records a reference that a loader created and no screen has claimed yet. */
export function expectOwner(reference: Disposable): void {
  unclaimed.add(reference);
}

/**
 * Counts a reader of a preloaded reference and returns the release. Disposal waits one task, because StrictMode runs
 * every effect twice and a disposed reference cannot be revived.
 */
export function own(reference: Disposable): () => void {
  unclaimed.delete(reference);
  owners.set(reference, (owners.get(reference) ?? 0) + 1);
  return () => {
    owners.set(reference, (owners.get(reference) ?? 1) - 1);
    setTimeout(() => {
      if (owners.get(reference) === 0) reference.dispose();
    }, 0);
  };
}

/** Loader data and what it holds. */
function withMembers(data: unknown): unknown[] {
  if (typeof data !== 'object' || data === null) return [data];
  const members: unknown[] = Object.values(data);
  return [data, ...members];
}

/**
 * Disposes references whose screen was left before it was rendered: such a screen never ran an effect, so it never
 * became an owner. `inUse` is the loader data of the current routes: a reference, or an object of several.
 */
export function disposeUnclaimed(inUse: readonly unknown[]): void {
  const used = new Set(inUse.flatMap(withMembers));
  for (const reference of unclaimed) {
    if (used.has(reference)) continue;
    unclaimed.delete(reference);
    reference.dispose();
  }
}

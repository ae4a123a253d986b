import type { Stored } from '../../../api/objects.ts';

export type Deployment = Stored<'deployments.apps'>;
export type ReplicaSet = Stored<'replicasets.apps'>;

export function wanted(object: { spec?: { replicas?: number } }): number {
  return object.spec?.replicas ?? 1;
}

export function sumOf(sets: readonly ReplicaSet[], of: (set: ReplicaSet) => number | undefined): number {
  return sets.reduce((sum, set) => sum + (of(set) ?? 0), 0);
}

function resolve(
  value: number | string | undefined,
  total: number,
  round: (value: number) => number,
): number {
  if (typeof value === 'number') return value;
  return round((Number.parseFloat(value ?? '25%') * total) / 100);
}

/** How many pods a rollout may have too many, and too few. */
export function limitsOf(deployment: Deployment): { surge: number; unavailable: number } {
  const { type, rollingUpdate } = deployment.spec?.strategy ?? {};
  const total = wanted(deployment);
  if (type === 'Recreate') return { surge: 0, unavailable: total };
  const surge = resolve(rollingUpdate?.maxSurge, total, Math.ceil);
  const unavailable = resolve(rollingUpdate?.maxUnavailable, total, Math.floor);
  return surge === 0 && unavailable === 0 ? { surge: 0, unavailable: 1 } : { surge, unavailable };
}

/** New sizes of replica sets. */
export type Scaling = ReadonlyMap<ReplicaSet, number>;

/** Recreate: the old pods end before the first new one starts. */
export function recreateScaling(
  deployment: Deployment,
  current: ReplicaSet,
  old: readonly ReplicaSet[],
): Scaling {
  const running = old.filter((set) => wanted(set) > 0);
  if (running.length > 0) return new Map(running.map((set) => [set, 0]));
  return new Map([[current, wanted(deployment)]]);
}

/** RollingUpdate: the next step up of the new set and down of the old ones, within surge and unavailability. */
export function rollingScaling(
  deployment: Deployment,
  current: ReplicaSet,
  old: readonly ReplicaSet[],
): Scaling {
  const total = wanted(deployment);
  const { surge, unavailable } = limitsOf(deployment);
  const all = [current, ...old];
  const room = total + surge - sumOf(all, wanted);
  const up = Math.min(total, Math.max(wanted(current), wanted(current) + room));
  const scaling = new Map(up === wanted(current) ? [] : [[current, up]]);
  const newUnavailable = wanted(current) - (current.status?.availableReplicas ?? 0);
  let removable = sumOf(all, wanted) - (total - unavailable) - newUnavailable;
  const stepDown = (set: ReplicaSet, atMost: number): void => {
    const left = scaling.get(set) ?? wanted(set);
    const step = Math.min(left, atMost, removable);
    if (step <= 0) return;
    scaling.set(set, left - step);
    removable -= step;
  };
  // Pods that do not serve go first; after that no more than the new pods replace.
  for (const set of old) stepDown(set, wanted(set) - (set.status?.availableReplicas ?? 0));
  const serving = sumOf(all, ({ status }) => status?.availableReplicas);
  removable = Math.min(removable, serving - (total - unavailable));
  for (const set of old) stepDown(set, Number.POSITIVE_INFINITY);
  return scaling;
}

import { kubernetesTime } from '../../state/kubernetesTime.ts';

interface Condition {
  type: string;
  status: string;
  reason?: string;
  message?: string;
  lastTransitionTime?: string;
}

/** What a controller finds out; the time follows from the previous condition. */
export type NewCondition = Pick<Condition, 'type' | 'status' | 'reason' | 'message'>;

/** The conditions with this one set. Its transition time only changes with its status. */
export function withCondition<C extends Condition>(
  conditions: readonly C[] | undefined,
  next: NewCondition,
  now: Date,
): (C | (NewCondition & { lastTransitionTime: string }))[] {
  const before = (conditions ?? []).find(({ type }) => type === next.type);
  const since = before?.status === next.status ? before.lastTransitionTime : undefined;
  const changed = { ...before, ...next, lastTransitionTime: since ?? kubernetesTime(now) };
  if (!before) return [...(conditions ?? []), changed];
  return (conditions ?? []).map((one) => (one.type === next.type ? changed : one));
}

/** The condition of that type. */
export function conditionOf<C extends { type: string }>(
  object: { status?: { conditions?: readonly C[] } },
  type: string,
): C | undefined {
  return object.status?.conditions?.find((one) => one.type === type);
}

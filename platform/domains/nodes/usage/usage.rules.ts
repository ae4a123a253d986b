/** Intervals and retention of measured usage. Pure: no database, no clock. */
import type { Amount, ClusterLoad, KubernetesNode } from '../../../providers/kubernetes/port.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const usageRangeNames = ['1h', '24h', '7d'] as const;
export type UsageRange = (typeof usageRangeNames)[number];

/** How far each range goes back, and the length of its intervals. */
export const usageRanges = {
  '1h': { durationMs: HOUR, stepMs: MINUTE },
  '24h': { durationMs: 24 * HOUR, stepMs: 5 * MINUTE },
  '7d': { durationMs: 7 * 24 * HOUR, stepMs: 30 * MINUTE },
} as const satisfies Record<UsageRange, object>;

/** What is measured: nodes by name, or pods by namespace and name. */
export type UsageKind = 'node' | 'pod';

/** The load of a node or pod at a moment. */
export interface UsageReading {
  subject: string;
  at: Date;
  usage: Amount;
  allocatable: Amount;
}

/** The mean of the readings in an interval. */
export interface UsageInterval extends UsageReading {
  stepMs: number;
  readings: number;
}

export function startOfInterval(at: Date, stepMs: number): Date {
  return new Date(Math.floor(at.getTime() / stepMs) * stepMs);
}

/** Start of the oldest interval of a range. A range ends with the interval that contains `now`. */
export function startOfRange(range: UsageRange, now: Date): Date {
  const { durationMs, stepMs } = usageRanges[range];
  return new Date(startOfInterval(now, stepMs).getTime() - durationMs + stepMs);
}

/** The readings of nodes that are ready and measured. */
export function readingsOf(nodes: readonly KubernetesNode[], at: Date): UsageReading[] {
  return nodes.flatMap(({ name, status, usage, allocatable }) =>
    usage && status === 'ready' ? [{ subject: name, at, usage, allocatable }] : [],
  );
}

/** The readings of pods; what a pod without limits may use is what its node has. */
export function podReadingsOf({ nodes, podLoads }: Omit<ClusterLoad, 'pods'>, at: Date): UsageReading[] {
  const byName = new Map(nodes.map(({ name, allocatable }) => [name, allocatable]));
  return podLoads.flatMap(({ pod, node, usage, limits }) => {
    const allocatable = limits ?? byName.get(node);
    return allocatable ? [{ subject: pod, at, usage, allocatable }] : [];
  });
}

function mean(a: Amount, countA: number, b: Amount): Amount {
  const of = (one: number, other: number): number => (one * countA + other) / (countA + 1);
  return { cpuMillis: of(a.cpuMillis, b.cpuMillis), memoryMi: of(a.memoryMi, b.memoryMi) };
}

/** The intervals of every range that the readings belong to, without those past their retention. */
export function intervalsOf(readings: readonly UsageReading[], now: Date): UsageInterval[] {
  const intervals = new Map<string, UsageInterval>();
  for (const range of usageRangeNames) {
    const { stepMs } = usageRanges[range];
    const oldest = startOfRange(range, now);
    for (const { subject, at, usage, allocatable } of readings) {
      const start = startOfInterval(at, stepMs);
      if (start < oldest) continue;
      const key = `${stepMs} ${start.getTime()} ${subject}`;
      const known = intervals.get(key);
      const count = known?.readings ?? 0;
      intervals.set(key, {
        subject,
        at: start,
        stepMs,
        readings: count + 1,
        usage: known ? mean(known.usage, count, usage) : usage,
        allocatable: known ? mean(known.allocatable, count, allocatable) : allocatable,
      });
    }
  }
  return [...intervals.values()];
}

/** Intervals of measured databases. Pure. */
import type { PostgresSample } from '../../../providers/postgres/port.ts';
import {
  startOfInterval,
  startOfRange,
  usageRangeNames,
  usageRanges,
  type UsageRange,
} from '../../nodes/usage/usage.rules.ts';

export interface MeasuredSample {
  at: Date;
  sample: PostgresSample;
}

/** The intervals of all ranges that a measurement belongs to. */
export function intervalsOf({ at }: { at: Date }): { stepMs: number; at: Date }[] {
  return usageRangeNames.map((range) => {
    const { stepMs } = usageRanges[range];
    return { stepMs, at: startOfInterval(at, stepMs) };
  });
}

/** The starts of all intervals of a range, oldest first. */
export function timesOf(range: UsageRange, now: Date): Date[] {
  const { durationMs, stepMs } = usageRanges[range];
  const first = startOfRange(range, now).getTime();
  return Array.from({ length: durationMs / stepMs }, (_, i) => new Date(first + i * stepMs));
}

type Counter = 'transactions' | 'blocksHit' | 'blocksRead';

/** The increase of a counter since the interval before; null without one, and after a restart. */
export function increase(
  before: PostgresSample | undefined,
  now: PostgresSample | undefined,
  counter: Counter,
): number | null {
  const [first, last] = [before?.[counter], now?.[counter]];
  return first == null || last == null || last < first ? null : last - first;
}

/** The share of blocks that were found in memory; null while none is read. */
export function hitRatio(before: PostgresSample | undefined, now: PostgresSample | undefined): number | null {
  const hit = increase(before, now, 'blocksHit');
  const read = increase(before, now, 'blocksRead');
  if (hit === null || read === null || hit + read === 0) return null;
  return hit / (hit + read);
}

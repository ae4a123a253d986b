import { isRecent } from '../../../lib/time.ts';

/** One interval; null where nothing was measured. */
export type MetricPoint = { readonly at: number; readonly value: number | null };

/** The present, null if it is not recent, and the peak of what was measured. */
export function metricSummaryOf(
  points: readonly MetricPoint[],
  stepSeconds: number,
): { now: number | null; peak: number } {
  const measured = points.flatMap(({ at, value }) => (value === null ? [] : [{ at, value }]));
  const [end, last] = [points.at(-1), measured.at(-1)];
  const now = end && last && isRecent(last.at, end.at, stepSeconds) ? last.value : null;
  return { now, peak: Math.max(...measured.map(({ value }) => value)) };
}

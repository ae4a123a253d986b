/** One interval; null where nothing was measured. */
export type MetricPoint = { readonly at: number; readonly value: number | null };

/** The present, null if it is not recent, and the peak of what was measured. */
export function summaryOf(
  points: readonly MetricPoint[],
  stepSeconds: number,
): { now: number | null; peak: number } {
  const measured = points.flatMap(({ at, value }) => (value === null ? [] : [{ at, value }]));
  const [end, last] = [points.at(-1), measured.at(-1)];
  // The interval of the present may have no measurement yet.
  const isRecent = end !== undefined && last !== undefined && end.at - last.at <= 2 * stepSeconds * 1_000;
  return { now: isRecent ? last.value : null, peak: Math.max(...measured.map(({ value }) => value)) };
}

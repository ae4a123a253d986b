/** The value in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The smallest value that `share` percent of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** One line of a printed table. */
export function row(what: string, figure: string): void {
  console.log(`${what.padEnd(64)}${figure}`);
}

/** Milliseconds for people. */
export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** Bytes as megabytes of 2^20. */
export const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

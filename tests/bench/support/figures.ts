/** The median. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The smallest value that is not exceeded by `share` percent of the values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Prints one line of a table. */
export function row(what: string, figure: string): void {
  console.log(`${what.padEnd(64)}${figure}`);
}

/** Formats milliseconds. */
export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** Formats bytes as megabytes of 2^20 bytes. */
export const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

/** Processor time of this process since its start. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

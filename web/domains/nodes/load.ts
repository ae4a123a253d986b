/** Load and health levels: the colours of the specification, always shown with a word. */
type Level = 'green' | 'amber' | 'red';

interface Compute {
  readonly cores: number;
  readonly memoryGb: number;
}

/** A whole percentage; 0 of 0 is 0. */
export function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.round((100 * part) / whole) : 0;
}

/** Below 65 % green, from 85 % on red. Takes the displayed number, so that number and colour agree. */
export function loadLevel(percent: number): Level {
  if (percent >= 85) return 'red';
  return percent >= 65 ? 'amber' : 'green';
}

/** From 80 % on green, below 50 % red. */
export function podLevel(percent: number): Level {
  if (percent >= 80) return 'green';
  return percent >= 50 ? 'amber' : 'red';
}

/** The load: measured usage, or the pods' requests if usage is not measured. */
export function loadSource<T extends Compute>(
  usage: T | null | undefined,
  requests: T,
): { isMeasured: boolean; of: T } {
  return usage ? { isMeasured: true, of: usage } : { isMeasured: false, of: requests };
}

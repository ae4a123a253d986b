import { randomInt } from 'node:crypto';

/** Moments within one millisecond. With 41 bits of milliseconds the number stays exact until 2039. */
const PER_MS = 4096;
/** How far the clocks of two gateways may lie apart, in milliseconds; the web client grants the same. */
export const CLOCK_SKEW_MS = 2000;

/**
 * The order of what this gateway heard: every event, and every REST request at its start, takes the next number. It is
 * the time of day, but never stands still and never goes back. As text `<milliseconds>.<count>.<gateway>`: exact
 * between revs of one gateway, and good to `CLOCK_SKEW_MS` between two of them.
 */
export class Revs {
  readonly #gateway: number;
  readonly #now: () => number;
  #last = 0;
  /** Every object of a list has the same one. */
  #written = { rev: -1, text: '' };

  constructor(gateway: number = randomInt(1, 2 ** 31), now: () => number = Date.now) {
    this.#gateway = gateway;
    this.#now = now;
  }

  next(): number {
    this.#last = Math.max(this.#last + 1, Math.floor(this.#now()) * PER_MS);
    return this.#last;
  }

  format(rev: number): string {
    if (this.#written.rev !== rev)
      this.#written = { rev, text: `${Math.floor(rev / PER_MS)}.${rev % PER_MS}.${this.#gateway}` };
    return this.#written.text;
  }

  /**
   * The number in a text. One of another gateway counts as older by the skew of the clocks, so that nothing is taken
   * for told that was not; -1, older than everything, for what is no rev.
   */
  parse(text: string): number {
    const parts = /^(\d{1,13})\.(\d{1,4})(?:\.(\d+))?$/.exec(text);
    if (parts === null) return -1;
    const rev = Number(parts[1]) * PER_MS + Number(parts[2]);
    return Number(parts[3]) === this.#gateway ? rev : Math.max(-1, rev - CLOCK_SKEW_MS * PER_MS);
  }
}

/** Negative when `a` is older than `b`, 0 when they are the same, positive when it is newer. */
export function compareRevs(a: string, b: string): number {
  const [partsA, partsB] = [a.split('.').map(Number), b.split('.').map(Number)];
  for (const [place, part] of partsA.entries()) {
    const difference = part - (partsB[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

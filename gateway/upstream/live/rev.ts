import { randomInt } from 'node:crypto';

/** Revs per millisecond. With 41 bits of milliseconds the number stays exact until 2039. */
const PER_MS = 4096;
/** Maximum clock difference between two gateways in milliseconds; the web client uses the same. */
export const CLOCK_SKEW_MS = 2000;

/**
 * Total order of the events and REST requests of this gateway: each event on arrival and each request at its start
 * takes the next number. It is based on the time of day but strictly increasing. As text
 * `<milliseconds>.<count>.<gateway>`: exact between revs of one gateway, accurate to `CLOCK_SKEW_MS` between two.
 */
export class Revs {
  readonly #gateway: number;
  readonly #now: () => number;
  #last = 0;
  /** Cached because the objects of a list share one rev. */
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
   * The number of a text. A rev of another gateway counts as older by the clock skew, so that no missed event is
   * overlooked; -1, older than all, for invalid text.
   */
  parse(text: string): number {
    const parts = /^(\d{1,13})\.(\d{1,4})(?:\.(\d+))?$/.exec(text);
    if (parts === null) return -1;
    const rev = Number(parts[1]) * PER_MS + Number(parts[2]);
    return Number(parts[3]) === this.#gateway ? rev : Math.max(-1, rev - CLOCK_SKEW_MS * PER_MS);
  }
}

/** Negative when `a` is older than `b`, 0 when they are equal, positive when it is newer. */
export function compareRevs(a: string, b: string): number {
  const [partsA, partsB] = [a.split('.').map(Number), b.split('.').map(Number)];
  for (const [place, part] of partsA.entries()) {
    const difference = part - (partsB[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

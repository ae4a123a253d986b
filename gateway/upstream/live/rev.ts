/**
 * The order of what this gateway heard: every event, and every REST request at its start, takes the next number. As
 * text `<epoch>.<n>`, where the epoch is the start of this process, so that a restart counts as newer.
 */
export class Revs {
  readonly #epoch: number;
  #last = 0;

  constructor(epoch: number = Date.now()) {
    this.#epoch = epoch;
  }

  next(): number {
    this.#last += 1;
    return this.#last;
  }

  format(rev: number): string {
    return `${this.#epoch}.${rev}`;
  }

  /** The number in a text of this process; -1, older than everything, for any other text. */
  parse(text: string): number {
    const [epoch, rev] = text.split('.');
    return epoch === String(this.#epoch) && /^\d+$/.test(rev ?? '') ? Number(rev) : -1;
  }
}

/** Negative when `a` is older than `b`, 0 when they are the same, positive when it is newer. */
export function compareRevs(a: string, b: string): number {
  const [epochA = 0, numberA = 0] = a.split('.').map(Number);
  const [epochB = 0, numberB = 0] = b.split('.').map(Number);
  return epochA - epochB || numberA - numberB;
}

import type { LiveEvent } from './events.ts';

const KEPT = 256;

/** The last events of a connection, for readers who come a moment after what they read. */
export class Recent {
  readonly #events: { rev: number; event: LiveEvent }[] = [];
  /** The newest event that is not kept any more. */
  #forgotten = -1;

  add(rev: number, event: LiveEvent): void {
    this.#events.push({ rev, event });
    if (this.#events.length > KEPT) this.#forgotten = this.#events.shift()?.rev ?? this.#forgotten;
  }

  /** Was there an event after `since` that the reader wants? Yes where nobody knows any more. */
  hasAfter(since: number, isWanted: (event: LiveEvent) => boolean): boolean {
    if (since < this.#forgotten) return true;
    return this.#events.some(({ rev, event }) => rev > since && isWanted(event));
  }
}

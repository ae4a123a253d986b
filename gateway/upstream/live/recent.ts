import type { LiveEvent } from './events.ts';

const KEPT = 256;

/** The last events of a connection, for readers that subscribe after loading data. */
export class Recent {
  readonly #events: { rev: number; event: LiveEvent }[] = [];
  /** The rev of the newest dropped event. */
  #forgotten = -1;

  add(rev: number, event: LiveEvent): void {
    this.#events.push({ rev, event });
    if (this.#events.length > KEPT) this.#forgotten = this.#events.shift()?.rev ?? this.#forgotten;
  }

  /** Whether there was a wanted event after `since`. True when such events may have been dropped. */
  hasAfter(since: number, isWanted: (event: LiveEvent) => boolean): boolean {
    if (since < this.#forgotten) return true;
    return this.#events.some(({ rev, event }) => rev > since && isWanted(event));
  }
}

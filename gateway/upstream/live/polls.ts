import { CoalescingQueue } from './queue.ts';

export interface PollOptions<T> {
  /** Milliseconds between two regular reads. */
  everyMs: number;
  /** Reads the data with this viewer's token. */
  read: () => Promise<T>;
}

/** A viewer's part of a shared poll: yields the newest data until it is closed. */
export interface Watch<T> extends AsyncIterableIterator<T> {
  /** Reads soon instead of at the next interval. Several calls cause one read. */
  readSoon(): void;
}

/** Delay that combines several events of one change. */
const SOON_MS = 150;
/** Number of viewers whose tokens are tried, because a session may have ended. */
const MOST_NAMES = 3;

class Viewer<T> extends CoalescingQueue<T> implements Watch<T> {
  readonly #hurry: () => void;
  readonly read: () => Promise<T>;

  constructor(options: PollOptions<T>, parts: { hurry: () => void; leave: (viewer: Viewer<T>) => void }) {
    super({
      limit: 1,
      overflow: () => {
        throw new Error('one state of one thing cannot overflow');
      },
      onClose: () => parts.leave(this),
    });
    this.#hurry = parts.hurry;
    this.read = options.read;
  }

  readSoon(): void {
    this.#hurry();
  }
}

class Poll<T> {
  readonly #viewers = new Set<Viewer<T>>();
  readonly #everyMs: number;
  readonly #onEmpty: () => void;
  #timer: NodeJS.Timeout | null = null;
  #isLooking = false;
  #isHurried = false;

  constructor(everyMs: number, onEmpty: () => void) {
    this.#everyMs = everyMs;
    this.#onEmpty = onEmpty;
  }

  join(options: PollOptions<T>): Watch<T> {
    const viewer = new Viewer<T>(options, {
      hurry: () => this.#hurry(),
      leave: (leaving) => this.#leave(leaving),
    });
    this.#viewers.add(viewer);
    if (this.#timer === null && !this.#isLooking) this.#schedule(this.#everyMs);
    return viewer;
  }

  #leave(viewer: Viewer<T>): void {
    this.#viewers.delete(viewer);
    if (this.#viewers.size > 0) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#onEmpty();
  }

  #schedule(ms: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), ms);
    this.#timer.unref();
  }

  #hurry(): void {
    if (this.#isLooking) this.#isHurried = true;
    else this.#schedule(SOON_MS);
  }

  async #look(): Promise<void> {
    this.#timer = null;
    this.#isLooking = true;
    for (const viewer of [...this.#viewers].slice(0, MOST_NAMES)) {
      try {
        const state = await viewer.read();
        for (const each of this.#viewers) each.push(state, 'state');
        break;
      } catch {
        // Viewers keep their data until a read succeeds; failures show in their own queries.
        continue;
      }
    }
    this.#isLooking = false;
    if (this.#viewers.size > 0) this.#schedule(this.#isHurried ? SOON_MS : this.#everyMs);
    this.#isHurried = false;
  }
}

/** Polls of data for which the platform sends no events: one read for all viewers, while there are any. */
export class SharedPolls {
  readonly #polls = new Map<string, Poll<unknown>>();

  /** Number of running polls. */
  get size(): number {
    return this.#polls.size;
  }

  /**
   * Joins the poll of `key`. Data is read with the token of any viewer and sent to all, so each viewer must be
   * allowed to see it. The same key must always have the same type.
   */
  watch<T>(key: string, options: PollOptions<T>): Watch<T> {
    const found = this.#polls.get(key) as Poll<T> | undefined;
    if (found) return found.join(options);
    const poll = new Poll<T>(options.everyMs, () => this.#polls.delete(key));
    this.#polls.set(key, poll as Poll<unknown>);
    return poll.join(options);
  }
}

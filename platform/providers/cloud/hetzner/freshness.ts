import type { Clock } from '../../../clock.ts';

interface Entry<T> {
  value: T;
  at: number;
}

interface Options {
  clock: Clock;
  /** Milliseconds for which a value is fresh. */
  freshMs: number;
  /** Maximum real milliseconds to wait for a new value while there is an old one. */
  patienceMs: number;
  /** The same while there is none. */
  firstPatienceMs: number;
}

/** A cache by key that reloads old values, and returns the old one if that is slow or fails. */
interface Freshness<T> {
  /** Rejects only without a value for the key: with the error of `load`, or with TooLate. */
  get(key: string, load: () => Promise<T>): Promise<T>;
  /** The newest value under any key. */
  newest(): T | undefined;
}

const MOST_ENTRIES = 200;

/** There was no value in time; a later one is kept for the next caller. */
export class TooLate extends Error {
  override name = 'TooLate';
}

function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<T>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate()), ms);
  });
  return Promise.race([work, timedOut]).finally(() => clearTimeout(timer));
}

/** An in-memory cache; concurrent callers share one load. */
export function createFreshness<T>(options: Options): Freshness<T> {
  const { clock, freshMs, patienceMs, firstPatienceMs } = options;
  const entries = new Map<string, Entry<T>>();
  const running = new Map<string, Promise<T>>();
  let newest: Entry<T> | undefined;

  const refresh = (key: string, load: () => Promise<T>): Promise<T> => {
    const begun = running.get(key);
    if (begun) return begun;
    const work = load()
      .then((value) => {
        newest = { value, at: clock.now().getTime() };
        entries.delete(key);
        entries.set(key, newest);
        const [oldest] = entries.keys();
        if (entries.size > MOST_ENTRIES && oldest !== undefined) entries.delete(oldest);
        return value;
      })
      .finally(() => running.delete(key));
    running.set(key, work);
    return work;
  };

  return {
    get: async (key, load) => {
      const known = entries.get(key);
      if (known && clock.now().getTime() - known.at < freshMs) return known.value;
      const work = refresh(key, load);
      return known ? inTime(work, patienceMs).catch(() => known.value) : inTime(work, firstPatienceMs);
    },
    newest: () => newest?.value,
  };
}

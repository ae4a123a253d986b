import type { Clock } from '../../../clock.ts';

interface Entry<T> {
  value: T;
  at: number;
}

interface Options {
  clock: Clock;
  /** Milliseconds for which an answer is good. */
  goodMs: number;
  /** Real milliseconds that somebody waits for a newer answer while an old one is there. */
  patienceMs: number;
  /** The same while there is none. */
  firstPatienceMs: number;
}

/** Answers by key that are asked for again when they are old; an old one serves when that takes too long or fails. */
interface Freshness<T> {
  /** Rejects only while nothing is known under the key: with what `load` rejects with, or with TooLate. */
  get(key: string, load: () => Promise<T>): Promise<T>;
  /** The newest answer under any key. */
  newest(): T | undefined;
}

const MOST_ENTRIES = 200;

/** Nothing was known and nothing came in time; what comes later is kept for the next one who asks. */
export class TooLate extends Error {
  override name = 'TooLate';
}

function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate()), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Keeps answers in memory; several who ask at once share one call. */
export function createFreshness<T>(options: Options): Freshness<T> {
  const { clock, goodMs, patienceMs, firstPatienceMs } = options;
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
      if (known && clock.now().getTime() - known.at < goodMs) return known.value;
      const work = refresh(key, load);
      return known ? inTime(work, patienceMs).catch(() => known.value) : inTime(work, firstPatienceMs);
    },
    newest: () => newest?.value,
  };
}

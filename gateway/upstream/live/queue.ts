/**
 * Items that wait for a slow reader. An item with a key replaces the waiting item of that key, because only the
 * newest state matters; items without a key keep their order. Beyond `limit` all items are replaced by one `overflow`
 * item, which makes the reader refetch.
 */
export class CoalescingQueue<T> implements AsyncIterableIterator<T> {
  readonly #limit: number;
  readonly #overflow: () => T;
  readonly #waiting = new Map<string, T>();
  #serial = 0;
  #wake: ((result: IteratorResult<T>) => void) | null = null;
  #closed = false;
  #overflowed = false;
  readonly #onClose: () => void;

  constructor(options: { limit: number; overflow: () => T; onClose?: () => void }) {
    this.#limit = options.limit;
    this.#overflow = options.overflow;
    this.#onClose = options.onClose ?? (() => undefined);
  }

  get size(): number {
    return this.#waiting.size;
  }

  push(item: T, key: string | null): void {
    if (this.#closed) return;
    if (this.#wake !== null) {
      const wake = this.#wake;
      this.#wake = null;
      wake({ value: item, done: false });
      return;
    }
    // The waiting overflow item makes the reader refetch everything anyway.
    if (this.#overflowed) return;
    const place = key === null ? `#${(this.#serial += 1)}` : `=${key}`;
    this.#waiting.delete(place);
    this.#waiting.set(place, item);
    if (this.#waiting.size > this.#limit) {
      this.#waiting.clear();
      this.#waiting.set('overflow', this.#overflow());
      this.#overflowed = true;
    }
  }

  /** The first waiting item; undefined when there is none. */
  take(): T | undefined {
    const first = this.#waiting.entries().next();
    if (first.done) return undefined;
    this.#waiting.delete(first.value[0]);
    this.#overflowed = false;
    return first.value[1];
  }

  next(): Promise<IteratorResult<T>> {
    if (this.#waiting.size > 0) return Promise.resolve({ value: this.take() as T, done: false });
    if (this.#closed) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  /** Ends the iteration and drops waiting items. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#waiting.clear();
    this.#wake?.({ value: undefined, done: true });
    this.#wake = null;
    this.#onClose();
  }

  return(): Promise<IteratorResult<T>> {
    this.close();
    return Promise.resolve({ value: undefined, done: true });
  }

  throw(error: unknown): Promise<IteratorResult<T>> {
    this.close();
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/** What a call watches to know when to give up; every AbortSignal is one. */
export interface EndSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** A signal of our own: an AbortController for each call would cost as much as reading its answer. */
export class Ending implements EndSignal {
  readonly #listeners = new Set<() => void>();
  #isOver = false;

  get aborted(): boolean {
    return this.#isOver;
  }

  /** Tells every listener, each once. */
  abort(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const listeners = [...this.#listeners];
    this.#listeners.clear();
    for (const listener of listeners) listener();
  }

  addEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.delete(listener);
  }
}

/** Items from callbacks for one asynchronous reader. */
export interface Channel<T> {
  push(item: T): void;
  /** The next item; `timeout` if that promise resolves first, `ended` when the signal has aborted. */
  take(timeout: Promise<void> | null): Promise<T | 'timeout' | 'ended'>;
}

export function createChannel<T>(signal: AbortSignal): Channel<T> {
  const items: T[] = [];
  let wake = (): void => {};
  signal.addEventListener('abort', () => wake(), { once: true });
  return {
    push: (item) => {
      items.push(item);
      wake();
    },
    take: async (timeout) => {
      let isTimeout = false;
      if (items.length === 0 && !signal.aborted) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          timeout?.then(
            () => {
              isTimeout = true;
              resolve();
            },
            // The signal aborts it.
            () => {},
          );
        });
      }
      if (signal.aborted) return 'ended';
      const item = items.shift();
      if (item !== undefined) return item;
      return isTimeout ? 'timeout' : 'ended';
    },
  };
}

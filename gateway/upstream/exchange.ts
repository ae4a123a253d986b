import type { Dispatcher } from 'undici';
import type { EndSignal } from './ending.ts';
import type { WireAnswer, WireRequest } from './transport.ts';

type Incoming = Record<string, string | string[] | undefined>;

/** Collects one answer as it comes in. */
class Collector implements Dispatcher.DispatchHandler {
  readonly #signal: EndSignal;
  readonly #done: (answer: WireAnswer) => void;
  readonly #fail: (error: Error) => void;
  readonly #chunks: Buffer[] = [];
  #status = 0;
  #headers: Incoming = {};
  #abort: (() => void) | null = null;

  constructor(signal: EndSignal, done: (answer: WireAnswer) => void, fail: (error: Error) => void) {
    this.#signal = signal;
    this.#done = done;
    this.#fail = fail;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // A waiting request may be begun again on another connection.
    this.#letGo();
    this.#abort = () => controller.abort(new Error('The call was given up.'));
    if (this.#signal.aborted) this.#abort();
    else this.#signal.addEventListener('abort', this.#abort, { once: true });
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: Incoming): void {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.#letGo();
    const [first] = this.#chunks;
    const whole = this.#chunks.length === 1 && first ? first : Buffer.concat(this.#chunks);
    this.#done({ status: this.#status, headers: this.#headers, body: whole.toString('utf8') });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#letGo();
    this.#fail(error);
  }

  #letGo(): void {
    if (this.#abort !== null) this.#signal.removeEventListener('abort', this.#abort);
    this.#abort = null;
  }
}

/**
 * One request and its whole answer as text. Without the stream that `request` would make of each body: a page of nine
 * calls would spend a third of its time on them.
 */
export function exchange(pool: Dispatcher, request: WireRequest): Promise<WireAnswer> {
  const { method, path, headers, body, signal } = request;
  return new Promise((done, fail) => {
    if (signal.aborted) return fail(new Error('The call was given up.'));
    pool.dispatch({ method, path, headers, body: body ?? null }, new Collector(signal, done, fail));
  });
}

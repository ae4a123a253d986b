import type { LiveSocket } from './socket.ts';

const LONGEST_WAIT_MS = 5000;

/** Reconnects after the server refused the connection, which socket.io-client does not. Delays double up to 5 s. */
export class Reopening {
  readonly #socket: LiveSocket;
  readonly #firstWaitMs: number;
  #refusals = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(socket: LiveSocket, firstWaitMs = 1000) {
    this.#socket = socket;
    this.#firstWaitMs = firstWaitMs;
  }

  later(): void {
    if (this.#timer !== null) return;
    const base = Math.min(this.#firstWaitMs * 2 ** this.#refusals, LONGEST_WAIT_MS);
    this.#refusals = Math.min(this.#refusals + 1, 10);
    this.#timer = setTimeout(
      () => {
        this.#timer = null;
        if (!this.#socket.connected) this.#socket.connect();
      },
      base * (0.75 + Math.random() / 2),
    );
    this.#timer.unref();
  }

  /** The server accepted the connection. */
  reset(): void {
    this.#refusals = 0;
    this.stop();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

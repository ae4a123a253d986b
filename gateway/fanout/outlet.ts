import { WebSocket } from 'ws';

export interface OutletLimits {
  /** Bytes that may wait in the socket before further results are queued. */
  bufferBytes: number;
  /** Milliseconds without progress after which a full socket is terminated. */
  stallMs: number;
}

type Wire = Pick<WebSocket, 'readyState' | 'bufferedAmount' | 'send' | 'terminate'>;

/**
 * The socket of a client, shared by its subscriptions. While the client does not read, at most `bufferBytes` and one
 * frame wait here; then the socket is terminated without a close frame, which would wait behind the rest. Clients
 * reconnect and refetch.
 */
export class Outlet {
  readonly #socket: Wire;
  readonly #limits: OutletLimits;
  readonly #onStall: () => void;
  readonly #waiting = new Set<() => void>();
  #timer: NodeJS.Timeout | null = null;

  constructor(socket: Wire, limits: OutletLimits, onStall: () => void) {
    this.#socket = socket;
    this.#limits = limits;
    this.#onStall = onStall;
  }

  get isFull(): boolean {
    return this.#socket.bufferedAmount >= this.#limits.bufferBytes;
  }

  send(frame: string): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(frame, this.#sent);
  }

  /** Calls back once, as soon as there is room again. */
  whenRoom(call: () => void): void {
    this.#waiting.add(call);
    this.#timer ??= setTimeout(() => this.#stalled(), this.#limits.stallMs).unref();
  }

  /** Removes all waiting callbacks; the socket is closed. */
  close(): void {
    this.#waiting.clear();
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  readonly #sent = (): void => {
    if (this.#waiting.size === 0) return;
    this.#timer?.refresh();
    this.#wake();
  };

  #wake(): void {
    for (const call of this.#waiting) {
      if (this.isFull) return;
      this.#waiting.delete(call);
      call();
    }
    if (this.#waiting.size === 0) this.close();
  }

  #stalled(): void {
    this.#timer = null;
    // Frames written by the protocol itself have no callback.
    if (!this.isFull) return this.#wake();
    this.close();
    this.#onStall();
    this.#socket.terminate();
  }
}

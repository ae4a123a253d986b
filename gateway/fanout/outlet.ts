import { WebSocket } from 'ws';

export interface OutletLimits {
  /** Bytes that may wait in the socket before its subscriptions queue and compress what is new. */
  bufferBytes: number;
  /** Milliseconds without any progress after which a full socket is cut off. */
  stallMs: number;
}

type Wire = Pick<WebSocket, 'readyState' | 'bufferedAmount' | 'send' | 'terminate'>;

/**
 * One client's socket, shared by its subscriptions. While the client does not read, at most `bufferBytes` and one
 * frame wait here; then it is cut off without a closing frame, which would wait behind the rest. Clients come back
 * from that and fetch anew.
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

  /** Calls once, as soon as there is room again. */
  whenRoom(call: () => void): void {
    this.#waiting.add(call);
    this.#timer ??= setTimeout(() => this.#stalled(), this.#limits.stallMs).unref();
  }

  /** Forgets who waits; the socket is gone. */
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
    // Frames that the protocol itself sends have no callback.
    if (!this.isFull) return this.#wake();
    this.close();
    this.#onStall();
    this.#socket.terminate();
  }
}

import type { ServerMessage } from '../../../i18n/MessageText.tsx';
import { Emitter } from '../../../lib/emitter.ts';
import { sessionExpired } from '../../../relay/signals.ts';
import type { TerminalSession, TerminalSize } from '../../../ui/terminal/TerminalScreen.tsx';

export const shells = ['sh', 'bash', 'ash', 'zsh'] as const;
export type Shell = (typeof shells)[number];

interface TerminalAddress {
  /** UUID of the cluster. */
  readonly uuid: string;
  readonly namespace: string;
  readonly pod: string;
  readonly container: string;
  readonly shell: Shell;
}

/** `why` is null when the connection broke, or when the user ended it. */
export type TerminalState =
  | { readonly status: 'connecting' }
  | { readonly status: 'open'; readonly warning: ServerMessage | null }
  | { readonly status: 'ended'; readonly why: ServerMessage | null; readonly isOwn: boolean };

/** Bytes of one message; the server accepts four times as many. */
const PART_BYTES = 16 * 1024;
const CONNECTING: TerminalState = { status: 'connecting' };

interface ControlMessage {
  readonly type: 'open' | 'warning' | 'end';
  readonly code?: string;
  readonly detail?: ServerMessage | null;
}

function urlOf({ uuid, namespace, pod, container, shell }: TerminalAddress, size: TerminalSize): string {
  const url = new URL(
    `/terminal/clusters/${[uuid, 'pods', namespace, pod].map(encodeURIComponent).join('/')}`,
    window.location.href,
  );
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.search = new URLSearchParams({
    container,
    shell,
    columns: String(size.columns),
    rows: String(size.rows),
  }).toString();
  return url.href;
}

/** One shell in a container, from its start to its end. */
export class TerminalConnection implements TerminalSession {
  readonly #address: TerminalAddress;
  readonly #changes = new Emitter();
  #state: TerminalState = CONNECTING;
  #socket: WebSocket | null = null;

  constructor(address: TerminalAddress) {
    this.#address = address;
  }

  readonly state = (): TerminalState => this.#state;

  readonly subscribe = this.#changes.subscribe;

  open(size: TerminalSize, write: (output: Uint8Array) => void): () => void {
    const socket = new WebSocket(urlOf(this.#address, size));
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    this.#set(CONNECTING);
    socket.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer | string>) => {
      if (typeof data !== 'string') write(new Uint8Array(data));
      else if (this.#socket === socket) this.#handle(JSON.parse(data) as ControlMessage);
    });
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#end(null, false);
    });
    return () => {
      if (this.#socket === socket) this.#socket = null;
      socket.close();
    };
  }

  input(text: string): void {
    if (this.#state.status !== 'open') return;
    const bytes = new TextEncoder().encode(text);
    for (let start = 0; start < bytes.length; start += PART_BYTES)
      this.#socket?.send(bytes.subarray(start, start + PART_BYTES));
    if (this.#state.warning) this.#set({ status: 'open', warning: null });
  }

  resize({ columns, rows }: TerminalSize): void {
    if (this.#state.status === 'open') this.#socket?.send(JSON.stringify({ type: 'resize', columns, rows }));
  }

  /** Ends it at the wish of the user. */
  readonly disconnect = (): void => {
    this.#socket?.close();
    this.#end(null, true);
  };

  #handle({ type, code, detail = null }: ControlMessage): void {
    if (type === 'open') this.#set({ status: 'open', warning: null });
    if (type === 'warning') this.#set({ status: 'open', warning: detail });
    if (type !== 'end') return;
    if (code === 'UNAUTHENTICATED') sessionExpired.emit();
    this.#end(detail, false);
  }

  /** The first reason counts: the connection closes after it was given. */
  #end(why: ServerMessage | null, isOwn: boolean): void {
    if (this.#state.status !== 'ended') this.#set({ status: 'ended', why, isOwn });
  }

  #set(state: TerminalState): void {
    this.#state = state;
    this.#changes.emit();
  }
}

import type { LookupFunction } from 'node:net';
import { io } from 'socket.io-client';
import { spreadAgent } from '../addresses.ts';

/** The part of a socket.io connection that the live channel uses; tests replace it. */
export interface LiveSocket {
  readonly connected: boolean;
  /** Passes every event by name and payload, including `connect`, `disconnect` (reason) and `connect_error`. */
  listen(handler: (event: string, payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
  connect(): void;
  close(): void;
}

export type OpenSocket = (token: string) => LiveSocket;

/**
 * Opens connections as specified: WebSocket only, 1 to 5 s between attempts, unlimited attempts, 20 s timeout. Each
 * attempt may use another address, and tries the next one when the first refuses.
 */
export function socketOpener(origin: string, lookup?: LookupFunction): OpenSocket {
  // The type only allows agents of browser polyfills; the value is passed unchanged to Node's http.
  const agent = spreadAgent(origin, lookup) as unknown as string;
  return (token) => {
    const socket = io(origin, {
      transports: ['websocket'],
      withCredentials: true,
      forceNew: true,
      reconnection: true,
      reconnectionAttempts: Infinity,
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      randomizationFactor: 0.5,
      timeout: 20_000,
      agent,
      auth: { token },
      extraHeaders: { authorization: `Bearer ${token}` },
    });
    return {
      get connected() {
        return socket.connected;
      },
      listen(handler) {
        socket.on('connect', () => handler('connect', null));
        socket.on('disconnect', (reason) => handler('disconnect', reason));
        socket.on('connect_error', (error) => handler('connect_error', error.message));
        socket.onAny((event: string, payload: unknown) => handler(event, payload));
      },
      emit: (event, payload) => void socket.emit(event, payload),
      connect: () => void socket.connect(),
      close: () => void socket.close(),
    };
  };
}

import type { LookupFunction } from 'node:net';
import { io } from 'socket.io-client';
import { spreadAgent } from '../addresses.ts';

/** What the live channel needs of a socket.io connection; tests put their own in its place. */
export interface LiveSocket {
  readonly connected: boolean;
  /** Every event by name and payload, `connect`, `disconnect` (reason) and `connect_error` included. */
  listen(handler: (event: string, payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
  connect(): void;
  close(): void;
}

export type OpenSocket = (token: string) => LiveSocket;

/**
 * Opens connections as the specification words it: websocket only, 1 to 5 s between attempts, unlimited, 20 s. Each
 * attempt may reach another platform, and tries the next one where the first refuses.
 */
export function socketOpener(origin: string, lookup?: LookupFunction): OpenSocket {
  // Its types know the agents of browsers' polyfills alone; what it is given goes to Node's http as it is.
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

import { io } from 'socket.io-client';

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

/** Opens connections as the specification words it: websocket only, 1 to 5 s between attempts, unlimited, 20 s. */
export function socketOpener(origin: string): OpenSocket {
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

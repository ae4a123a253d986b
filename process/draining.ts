import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Stops an HTTP server without cutting off responses. */
export interface Draining {
  readonly isStopping: boolean;
  /** From now on each response closes its connection, so that a proxy sends the next request elsewhere. */
  begin(): void;
  /**
   * Accepts no more connections; resolves when all responses were sent, or after `patienceMs` milliseconds, when it closes
   * those that are left. A connection that was accepted just before has `graceMs` to send its request.
   */
  finish(patienceMs: number, graceMs: number): Promise<void>;
}

/** A connection, with the last of its pipelined responses. */
interface Connection {
  last: ServerResponse | null;
}

/** Watches the requests of a server from before it listens. */
export function drainable(server: Server): Draining {
  // By connection, because V8 keeps the responses that were deleted from a large set until the next full collection.
  const connections = new Map<Socket, Connection>();
  let isStopping = false;
  let isClosing = false;
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { last: null });
    socket.once('close', () => connections.delete(socket));
  });
  // First of all listeners: no header can be added to a response that has started.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isStopping) response.setHeader('connection', 'close');
    // A connection whose body was read after its response becomes idle only now.
    request.once('close', () => {
      if (isClosing) server.closeIdleConnections();
    });
    const connection = connections.get(request.socket);
    if (connection === undefined) return;
    connection.last = response;
    response.once('close', () => {
      if (connection.last === response) connection.last = null;
    });
  });
  return {
    get isStopping() {
      return isStopping;
    },
    begin() {
      isStopping = true;
      for (const { last } of connections.values())
        if (last?.headersSent === false) last.setHeader('connection', 'close');
    },
    async finish(patienceMs, graceMs) {
      const over = new AbortController();
      const wait = (ms: number) => delay(ms, undefined, { signal: over.signal }).catch(() => undefined);
      // Connections that the operating system has already accepted reach the server in this turn of the event loop.
      await new Promise((resolve) => setImmediate(resolve));
      // The `close` of an HTTP server would cut connections whose first request is still being sent.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      await Promise.race([closed, wait(graceMs)]);
      isClosing = true;
      server.closeIdleConnections();
      await Promise.race([closed, wait(patienceMs)]);
      over.abort();
      server.closeAllConnections();
    },
  };
}

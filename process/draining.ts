import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** How a server goes away without breaking off what it answers. */
export interface Draining {
  readonly isStopping: boolean;
  /** From now on each answer ends its connection, so that the next request goes elsewhere; all are still answered. */
  begin(): void;
  /**
   * Takes no more connections; resolves when every answer has left, or after `patienceMs` milliseconds without mercy. A
   * connection that was taken a moment ago has `graceMs` to send its request.
   */
  finish(patienceMs: number, graceMs: number): Promise<void>;
}

/** A connection; of several answers that wait there for their turn, the one that comes last. */
interface Connection {
  last: ServerResponse | null;
}

/** Watches the requests of a server from before it listens. */
export function drainable(server: Server): Draining {
  // By connection, and not a set of answers: V8 gives a set that things come into and leave a new table again and again,
  // and from every old one hang all its answers until the next full collection.
  const connections = new Map<Socket, Connection>();
  let isStopping = false;
  let isClosing = false;
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { last: null });
    socket.once('close', () => connections.delete(socket));
  });
  // Before those who answer: an answer that has begun takes no more headers.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isStopping) response.setHeader('connection', 'close');
    // A connection whose body was still read after its answer becomes idle only now.
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
      // The event loop has just taken what waited at the door; whoever still waits when it closes is turned away.
      await new Promise((resolve) => setImmediate(resolve));
      // An HTTP server's own way to close breaks connections whose first request is on its way.
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

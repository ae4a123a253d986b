import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
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

/** Watches the requests of a server from before it listens. */
export function drainable(server: Server): Draining {
  const running = new Set<ServerResponse>();
  let isStopping = false;
  // Before those who answer: an answer that has begun takes no more headers.
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isStopping) response.setHeader('connection', 'close');
    running.add(response);
    response.once('close', () => running.delete(response));
  });
  return {
    get isStopping() {
      return isStopping;
    },
    begin() {
      isStopping = true;
      for (const response of running) if (!response.headersSent) response.setHeader('connection', 'close');
    },
    async finish(patienceMs, graceMs) {
      const over = new AbortController();
      const wait = (ms: number) => delay(ms, undefined, { signal: over.signal }).catch(() => undefined);
      // The event loop has just taken what waited at the door; whoever still waits when it closes is turned away.
      await new Promise((resolve) => setImmediate(resolve));
      // An HTTP server's own way to close breaks connections whose first request is on its way.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      await Promise.race([closed, wait(graceMs)]);
      server.closeIdleConnections();
      await Promise.race([closed, wait(patienceMs)]);
      over.abort();
      server.closeAllConnections();
    },
  };
}

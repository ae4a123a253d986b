import type { Server, ServerResponse } from 'node:http';

/** How a server goes away without breaking off what it answers. */
export interface Draining {
  readonly isStopping: boolean;
  /** From now on each answer ends its connection, so that the next request goes elsewhere; all are still answered. */
  begin(): void;
  /** Takes no more connections; resolves when every answer has left, or after so many milliseconds without mercy. */
  finish(patienceMs: number): Promise<void>;
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
    async finish(patienceMs) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, patienceMs)));
      await Promise.race([closed, patience]);
      clearTimeout(timer);
      server.closeAllConnections();
    },
  };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Gateway } from '../yoga.ts';
import { createApp } from './app.ts';
import { attachSockets } from './sockets.ts';

const DRAIN_MS = 10_000;

/** Serves a gateway on its configured port (0: any free one). `stop` lets running requests finish for a while. */
export async function listen(gateway: Gateway): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer(createApp(gateway));
  const sockets = attachSockets(gateway, server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(gateway.config.port, gateway.config.host, resolve);
  });
  const stop = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await sockets.stop();
    server.closeIdleConnections();
    const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    await closed;
    clearTimeout(force);
    await gateway.stop();
  };
  return { port: (server.address() as AddressInfo).port, stop };
}

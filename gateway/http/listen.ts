import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Gateway } from '../yoga.ts';
import { createApp } from './app.ts';
import { drainable } from '../../process/draining.ts';
import { attachSockets } from './sockets.ts';

const DRAIN_MS = 10_000;
/** Unless there is no delay either: then nobody is to be waited for. */
const GRACE_MS = 500;
/** Longer than proxies keep an idle connection (nginx, ingress and cloud balancers: 60 s): they close it, never we. */
const KEEP_ALIVE_MS = 75_000;
/** How long a client may take to send a request, a file of some megabytes included; then 408. */
const TIMEOUTS = { requestTimeout: 60_000, headersTimeout: 60_000, connectionsCheckingInterval: 5_000 };

/**
 * Serves a gateway on its configured port (0: any free one). `stop` says so at /readyz, serves on for
 * `config.stopDelayMs`, then closes the WebSockets so that their clients go elsewhere, and lets what runs finish.
 */
export async function listen(
  gateway: Gateway,
  timeouts = TIMEOUTS,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, ...timeouts });
  const draining = drainable(server);
  server.on('request', createApp(gateway, draining));
  const sockets = attachSockets(gateway, server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(gateway.config.port, gateway.config.host, resolve);
  });
  const stop = async () => {
    draining.begin();
    await delay(gateway.config.stopDelayMs);
    const graceMs = Math.min(GRACE_MS, gateway.config.stopDelayMs);
    await Promise.all([draining.finish(DRAIN_MS, graceMs), sockets.stop()]);
    await gateway.stop();
  };
  return { port: (server.address() as AddressInfo).port, stop };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Gateway } from '../yoga.ts';
import { createApp } from './app.ts';
import { drainable } from '../../process/draining.ts';
import { attachUpgrades } from './upgrades.ts';

const DRAIN_MS = 10_000;
/** Not applied when there is no delay. */
const GRACE_MS = 500;
/**
 * Longer than proxies keep idle connections (nginx, ingress and cloud load balancers: 60 s), so that they close them
 * first.
 */
const KEEP_ALIVE_MS = 75_000;
/** Time a client has to send a request, including files; then 408. */
const TIMEOUTS = { requestTimeout: 60_000, headersTimeout: 60_000, connectionsCheckingInterval: 5_000 };

/**
 * Serves a gateway on its configured port (0: any free one). `stop` reports it at /readyz, serves for another
 * `config.stopDelayMs`, then ends the WebSockets and event streams so that their clients reconnect elsewhere, and waits for running
 * requests.
 */
export async function listen(
  gateway: Gateway,
  timeouts = TIMEOUTS,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, ...timeouts });
  const draining = drainable(server);
  server.on('request', createApp(gateway, draining));
  const sockets = attachUpgrades(gateway, server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(gateway.config.port, gateway.config.host, resolve);
  });
  const stop = async () => {
    draining.begin();
    await delay(gateway.config.stopDelayMs);
    const graceMs = Math.min(GRACE_MS, gateway.config.stopDelayMs);
    gateway.eventStreams.endAll();
    await Promise.all([draining.finish(DRAIN_MS, graceMs), sockets.stop()]);
    await gateway.stop();
  };
  return { port: (server.address() as AddressInfo).port, stop };
}

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Gateway } from '../yoga.ts';
import { isAllowedOrigin } from './origins.ts';
import { headerReader, noteClientAddress } from './responses.ts';
import { createSockets } from './sockets.ts';
import { createTerminals } from './terminals.ts';

/** WebSockets of one address. */
export interface Upgradable {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes all of them. */
  stop(): Promise<void>;
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Handles WebSocket upgrades, which pages of other origins do not get. Returns a function that closes all sockets. */
export function attachUpgrades(gateway: Gateway, server: Server): { stop: () => Promise<void> } {
  const graph = createSockets(gateway);
  const terminals = createTerminals(gateway);
  const find = (url: string): Upgradable | null => {
    if (url.split('?', 1)[0] === '/graphql') return graph;
    return terminals.serves(url) ? terminals : null;
  };
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const found = find(request.url ?? '');
    if (found === null) return refuse(socket, '404 Not Found');
    if (!isAllowedOrigin(gateway.config, headerReader(request))) return refuse(socket, '403 Forbidden');
    noteClientAddress(request, gateway.config.trustProxy);
    found.upgrade(request, socket, head);
  };
  server.on('upgrade', upgrade);
  return {
    async stop() {
      server.off('upgrade', upgrade);
      await Promise.all([graph.stop(), terminals.stop()]);
    },
  };
}

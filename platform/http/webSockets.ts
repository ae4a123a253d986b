import { createServer } from 'node:http';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';

/** Of socket.io, which answers these upgrades itself. */
const LIVE_CHANNEL = '/socket.io/';
const LARGEST_MESSAGE = 64 * 1024;

/** Lets routes have a `wsHandler`. Their upgrades pass the same hooks as other requests. */
export async function useWebSockets(app: FastifyInstance): Promise<void> {
  // The plugin answers every upgrade of the server that it is given, so it does not get those of the live channel.
  const server = createServer();
  app.server.on('upgrade', (request, socket, head) => {
    if (!request.url?.startsWith(LIVE_CHANNEL)) server.emit('upgrade', request, socket, head);
  });
  await app.register(websocket, {
    options: { server, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false },
  });
}

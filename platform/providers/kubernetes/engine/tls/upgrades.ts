import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Server } from 'node:https';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { FastifyBaseLogger } from 'fastify';
import { EXEC_PROTOCOLS } from '../exec/channels.ts';
import type { Start } from '../exec/exec.ts';
import { execOverWebSocket } from '../exec/webSocket.ts';
import { badRequest, StatusError } from '../http/status.ts';
import type { OpenStreams } from './openStreams.ts';
import { authenticate, headersOf, type Allowed } from './requests.ts';

/** A request for a stream in both directions, whose client is known. */
export interface UpgradeRequest {
  clusterId: string;
  /** With its query, without the cluster. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

interface Options {
  allowed: Allowed;
  streams: OpenStreams;
  /** The command to run; throws StatusError. */
  prepare: (request: UpgradeRequest) => Promise<Start>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

function protocolsOf({ headers }: IncomingMessage): string[] {
  return (headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim());
}

/** 400 for SPDY, and for tunnels of SPDY. */
function requireWebSocket(request: IncomingMessage): void {
  const isWebSocket = request.headers.upgrade?.toLowerCase() === 'websocket';
  if (isWebSocket && protocolsOf(request).some((one) => EXEC_PROTOCOLS.includes(one))) return;
  throw badRequest(
    `this API server streams over WebSocket (${EXEC_PROTOCOLS.join(', ')}), which kubectl does since 1.31`,
  );
}

/** Answers an upgrade with an error, as a response without an upgrade. */
function refuse(socket: Duplex, error: unknown, log: Options['log']): void {
  const isExpected = error instanceof StatusError;
  if (!isExpected) log.error({ err: error }, 'the embedded Kubernetes failed');
  const status = isExpected ? error : new StatusError('InternalError', 'an internal error occurred');
  const body = JSON.stringify(status.toJSON());
  const head = [
    `HTTP/1.1 ${status.code} ${STATUS_CODES[status.code] ?? ''}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Handles the upgrades with which clients run commands in containers. Returns the function that ends all of them. */
export function attachUpgrades(server: Server, { allowed, streams, prepare, log }: Options): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    handleProtocols: (offered) => EXEC_PROTOCOLS.find((one) => offered.has(one)) ?? false,
  });
  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const access = await authenticate(allowed, request);
    const { clusterId, path } = access;
    const start = await prepare({ clusterId, path, headers: headersOf(request) });
    requireWebSocket(request);
    sockets.handleUpgrade(request, socket, head, (client) => {
      const ended = streams.add(access, () => client.terminate());
      client.once('close', ended).on('error', () => client.terminate());
      execOverWebSocket(client, start);
    });
  };
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    upgrade(request, socket, head).catch((error: unknown) => refuse(socket, error, log));
  });
  return () => {
    for (const client of sockets.clients) client.terminate();
  };
}

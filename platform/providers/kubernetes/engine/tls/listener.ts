import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../../clock.ts';
import { listenOn } from '../../../../listenOn.ts';
import { LARGEST_BYTES } from '../http/body.ts';
import type { ApiReply } from '../http/call.ts';
import type { Start } from '../exec/exec.ts';
import { StatusError } from '../http/status.ts';
import type { OpenStreams } from './openStreams.ts';
import { keepRenewed, type ServingCertificate } from './renewal.ts';
import { authenticate, headersOf, type Allowed } from './requests.ts';
import { attachUpgrades, type UpgradeRequest } from './upgrades.ts';

/** A request whose client is known. */
export interface AuthenticatedRequest {
  clusterId: string;
  method: string;
  /** With its query, without the cluster. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  signal: AbortSignal;
}

interface Options {
  port: number;
  host: string;
  /** Signs a certificate for the names of this server. */
  sign: () => Promise<ServingCertificate>;
  clock: Clock;
  allowed: Allowed;
  streams: OpenStreams;
  handle: (request: AuthenticatedRequest) => Promise<ApiReply>;
  prepare: (request: UpgradeRequest) => Promise<Start>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LARGEST_BYTES)
      throw new StatusError('RequestEntityTooLarge', `Request entity too large: limit is ${LARGEST_BYTES}`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

async function send(response: ServerResponse, { status, contentType, body }: ApiReply): Promise<void> {
  response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-cache, private' });
  if (typeof body === 'string') {
    response.end(body);
    return;
  }
  // A watch without events still has to answer.
  response.flushHeaders();
  for await (const part of body) {
    if (response.destroyed) return;
    if (response.write(part)) continue;
    await new Promise<void>((resolve) => {
      response.once('drain', resolve);
      response.once('close', resolve);
    });
  }
  response.end();
}

async function serve(options: Options, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const left = new AbortController();
  response.once('close', () => left.abort());
  const { path, ...access } = await authenticate(options.allowed, request);
  const { method = 'GET' } = request;
  const { clusterId } = access;
  const body = await bodyOf(request);
  const headers = headersOf(request);
  const reply = await options.handle({ clusterId, method, path, headers, body, signal: left.signal });
  if (typeof reply.body === 'string') return send(response, reply);
  const ended = options.streams.add(access, () => response.destroy());
  try {
    await send(response, reply);
  } finally {
    ended();
  }
}

function sendError(response: ServerResponse, error: unknown, log: Options['log']): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const isExpected = error instanceof StatusError;
  if (!isExpected) log.error({ err: error }, 'the embedded Kubernetes failed');
  const status = isExpected ? error : new StatusError('InternalError', 'an internal error occurred');
  response.writeHead(status.code, { 'content-type': 'application/json' });
  response.end(JSON.stringify(status.toJSON()));
}

function listening(server: Server, { port, host }: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/** Listens with TLS for the clients of all clusters, at /clusters/<id>. Returns the function that stops it. */
export async function listen(options: Options): Promise<() => Promise<void>> {
  const { sign, log } = options;
  const { certificate, key } = await sign();
  // Clients are authenticated per request, against the authority of their cluster.
  const security = { cert: certificate, key, requestCert: true, rejectUnauthorized: false };
  const server = createServer({ ...security, minVersion: 'TLSv1.2' }, (request, response) => {
    serve(options, request, response).catch((error: unknown) => sendError(response, error, log));
  });
  const endUpgraded = attachUpgrades(server, options);
  await listenOn('KUBERNETES_ENGINE_PORT', listening(server, options));
  const endRenewal = keepRenewed(server, sign, options);
  return async () => {
    endRenewal();
    endUpgraded();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  };
}

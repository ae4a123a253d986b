import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { Pool } from 'undici';
import { spreadLookup, wasNeverSent } from './addresses.ts';
import { exchange } from './exchange.ts';

export type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One attempt. `path` is absolute and encoded; the signal aborts the attempt. */
export interface WireRequest {
  method: Method;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
  signal: AbortSignal;
}

export interface WireResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A response whose body is streamed; aborting the request ends it. */
export interface StreamedResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Readable;
}

/** Sends one request; rejects on network failures, never because of a status. */
export type Transport = (request: WireRequest) => Promise<WireResponse>;

/** Sends one request and resolves with its status, before the body. */
export type StreamTransport = (request: WireRequest) => Promise<StreamedResponse>;

/** Number of connection attempts per request. */
const CONNECT_ATTEMPTS = 3;
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * A keep-alive pool to one origin, behind which there may be several platforms. The pool is used directly because it
 * doubles the throughput of fetch. Pipelining is 1, because a slow response would delay those behind it. A request
 * that got no connection is repeated at once, because another platform may accept it; a request that may have been
 * received is not repeated.
 */
export function poolTransport(
  origin: string,
  lookup: LookupFunction = spreadLookup(),
  options: Pick<Pool.Options, 'connections' | 'bodyTimeout'> = { connections: 128 },
): {
  send: Transport;
  stream: StreamTransport;
  close: () => Promise<void>;
} {
  const connect = { lookup, timeout: CONNECT_TIMEOUT_MS };
  const pool = new Pool(origin, { pipelining: 1, keepAliveTimeout: 30_000, connect, ...options });
  const withConnection = async <Answer>(
    { signal }: WireRequest,
    run: () => Promise<Answer>,
  ): Promise<Answer> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run();
      } catch (error) {
        if (attempt === CONNECT_ATTEMPTS || signal.aborted || !wasNeverSent(error)) throw error;
      }
    }
  };
  const send: Transport = (request) => withConnection(request, () => exchange(pool, request));
  const stream = async (request: WireRequest) => {
    const { body, ...wire } = request;
    const answer = await withConnection(request, () => pool.request({ ...wire, body: body ?? null }));
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  };
  return { send, stream, close: () => pool.destroy() };
}

import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { Pool } from 'undici';
import { spreadLookup, wasNeverSent } from './addresses.ts';
import { exchange } from './exchange.ts';

export type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One attempt on the wire. `path` is absolute and encoded; the signal ends the attempt. */
export interface WireRequest {
  method: Method;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
  signal: AbortSignal;
}

export interface WireAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** An answer whose body is passed on as it arrives; aborting the request ends it. */
export interface StreamedAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Readable;
}

/** Carries one request; rejects on network failure, never because of a status. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>;

/** How often a connection is tried before a request counts as not answered. */
const DIALS = 3;
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * A keep-alive pool to one origin, whatever number of platforms stand behind its name. The pool itself rather
 * than fetch: it doubles what the gateway carries. Pipelining stays 1, because one slow answer would hold up those behind it.
 * A request that found no connection is tried again at once, since behind one address, too, there may be another
 * platform; what may have reached one is repeated by nobody here.
 */
export function poolTransport(
  origin: string,
  lookup: LookupFunction = spreadLookup(),
): {
  send: Transport;
  stream: (request: WireRequest) => Promise<StreamedAnswer>;
  close: () => Promise<void>;
} {
  const connect = { lookup, timeout: CONNECT_TIMEOUT_MS };
  const pool = new Pool(origin, { connections: 128, pipelining: 1, keepAliveTimeout: 30_000, connect });
  const dialled = async <Answer>({ signal }: WireRequest, ask: () => Promise<Answer>): Promise<Answer> => {
    for (let dial = 1; ; dial += 1) {
      try {
        return await ask();
      } catch (error) {
        if (dial === DIALS || signal.aborted || !wasNeverSent(error)) throw error;
      }
    }
  };
  const send: Transport = (request) => dialled(request, () => exchange(pool, request));
  const stream = async (request: WireRequest) => {
    const { body, ...wire } = request;
    const answer = await dialled(request, () => pool.request({ ...wire, body: body ?? null }));
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  };
  return { send, stream, close: () => pool.destroy() };
}

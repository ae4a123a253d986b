import type { Readable } from 'node:stream';
import { Pool } from 'undici';

export type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One attempt on the wire. `path` is absolute and encoded; the signal ends the attempt. */
export interface WireRequest {
  method: Method;
  path: string;
  headers: Record<string, string>;
  body?: string;
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

/**
 * A keep-alive pool to one origin. `Pool.request` rather than fetch: it doubles what the gateway carries. Pipelining
 * stays 1, because one slow answer would hold up those behind it.
 */
export function poolTransport(origin: string): {
  send: Transport;
  stream: (request: WireRequest) => Promise<StreamedAnswer>;
  close: () => Promise<void>;
} {
  const pool = new Pool(origin, { connections: 64, pipelining: 1, keepAliveTimeout: 30_000 });
  const send: Transport = async ({ method, path, headers, body, signal }) => {
    const answer = await pool.request({ method, path, headers, body: body ?? null, signal });
    return { status: answer.statusCode, headers: answer.headers, body: await answer.body.text() };
  };
  const stream = async ({ method, path, headers, body, signal }: WireRequest) => {
    const answer = await pool.request({ method, path, headers, body: body ?? null, signal });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  };
  return { send, stream, close: () => pool.destroy() };
}

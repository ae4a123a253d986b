import type { FastifyBaseLogger } from 'fastify';
import type { ChangeFeed } from '../storage/changeFeed.ts';
import type { Storage } from '../storage/transactions.ts';
import type { ClusterSimulation } from '../simulation.ts';

/** What all requests share. */
export interface ApiServer extends Storage {
  feed: ChangeFeed;
  simulation: ClusterSimulation;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** A request to the API of one cluster. */
export interface ApiCall {
  server: ApiServer;
  clusterId: string;
  method: string;
  /** Without query. */
  path: string;
  query: URLSearchParams;
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Aborted when the caller leaves. */
  signal: AbortSignal;
}

/** A response; a stream is sent in parts, as they come. */
export interface ApiReply {
  status: number;
  contentType: string;
  body: string | AsyncIterable<string>;
}

export function json(body: object, status = 200): ApiReply {
  return { status, contentType: 'application/json', body: JSON.stringify(body) };
}

/** The value of a query parameter; undefined if it is absent or empty. */
export function parameter({ query }: ApiCall, name: string): string | undefined {
  return query.get(name) || undefined;
}

/** True for `1` and `true`, as Go parses them. */
export function flag(call: ApiCall, name: string): boolean {
  return ['1', 't', 'true'].includes((parameter(call, name) ?? '').toLowerCase());
}

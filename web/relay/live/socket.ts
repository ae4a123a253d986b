import type { Client } from 'graphql-ws';
import { Observable } from 'relay-runtime';
import type { GraphQLResponse, PayloadError, RequestParameters, Variables } from 'relay-runtime';
import { loadScript } from '../../lib/loadScript.ts';
import { oldestRevision } from './responses.ts';
import { LiveQueue } from './liveQueue.ts';
import { NetworkError, toGraphQLErrors } from '../errors.ts';
import { requestResync, setLink } from './liveStatus.ts';
import { sessionExpired } from '../signals.ts';

/** Close codes after which reconnecting is pointless: not signed in, or another protocol. */
const FATAL_CODES = new Set([4400, 4401, 4004, 4005, 4406]);
const SESSION_OVER = new Set([4401, 4403]);

const closeCode = (event: unknown): number | undefined =>
  typeof event === 'object' && event !== null && 'code' in event ? Number(event.code) : undefined;

/** True unless the server would refuse again. */
export function shouldRetry(event: unknown): boolean {
  const code = closeCode(event);
  return code === undefined || !(FATAL_CODES.has(code) || SESSION_OVER.has(code));
}

/** 1, 2, 4 … 30 s, each shifted by up to half, so that browsers do not reconnect at the same time. */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const base = Math.min(1_000 * 2 ** attempt, 30_000);
  return base / 2 + random() * base;
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

function address(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`;
}

interface SocketOptions {
  readonly url?: string;
  /** Milliseconds to wait before this attempt. */
  readonly delay?: (attempt: number) => number;
  /** Runs several deliveries in one store notification. */
  readonly together?: (run: () => void) => void;
}

async function openClient({ url = address(), delay = retryDelay }: SocketOptions): Promise<Client> {
  const { createClient } = await loadScript(() => import('graphql-ws'));
  return createClient({
    url,
    lazy: true,
    lazyCloseTimeout: 5_000,
    keepAlive: 12_000,
    retryAttempts: Infinity,
    shouldRetry,
    retryWait: (attempt) => wait(delay(attempt)),
    on: {
      connected: (_socket, _payload, wasRetry) => {
        setLink('socket', true);
        if (wasRetry) requestResync();
      },
      closed: (event) => onClosed(event),
    },
  });
}

function onClosed(event: unknown): void {
  const code = closeCode(event);
  if (code !== undefined && SESSION_OVER.has(code)) return sessionExpired.emit();
  // 1000 is our own close after the last subscription ended.
  if (code !== 1000) setLink('socket', false);
}

/** The WebSocket of one environment; library and connection are loaded with the first subscription. */
export class LiveSocket {
  private client: Promise<Client> | undefined;
  private readonly queue: LiveQueue;

  constructor(private readonly options: SocketOptions = {}) {
    this.queue = new LiveQueue(options.together);
  }

  /** A client that could not be loaded is loaded again by the next subscription. */
  private open(): Promise<Client> {
    if (this.client) return this.client;
    const opened: Promise<Client> = openClient(this.options).catch((cause: unknown) => {
      if (this.client === opened) this.client = undefined;
      throw new NetworkError(cause);
    });
    this.client = opened;
    return opened;
  }

  /** Relay's subscribe function for persisted documents. */
  readonly subscribe = (request: RequestParameters, variables: Variables): Observable<GraphQLResponse> =>
    Observable.create((sink) => {
      let stop: (() => void) | undefined;
      let isStopped = false;
      Promise.all([this.open(), oldestRevision()]).then(
        ([client, since]) => {
          if (isStopped) return;
          stop = client.subscribe(
            // The protocol requires a query text; the gateway uses the document id.
            {
              query: '',
              operationName: request.name,
              variables,
              extensions: { documentId: request.id, ...(since === undefined ? {} : { since }) },
            },
            {
              next: (value) => this.queue.push(() => sink.next(value as GraphQLResponse)),
              error: (error) => this.queue.push(() => sink.error(toError(error))),
              complete: () => this.queue.push(() => sink.complete()),
            },
          );
        },
        (error: unknown) => sink.error(toError(error)),
      );
      return () => {
        isStopped = true;
        stop?.();
      };
    });

  /** Closes the connection; a new subscription opens another one. */
  async dispose(): Promise<void> {
    const client = await this.client?.catch(() => undefined);
    this.client = undefined;
    await client?.dispose();
    setLink('socket', true);
  }
}

function toError(error: unknown): Error {
  if (error instanceof Error) return error;
  // The server refused the operation and keeps the connection open.
  if (Array.isArray(error)) return toGraphQLErrors(200, error as PayloadError[]);
  return new Error(`The live channel closed with code ${closeCode(error) ?? 'unknown'}.`);
}

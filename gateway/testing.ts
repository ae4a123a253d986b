import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql/index.js';
import { pino } from 'pino';
import { readConfig, type GatewayConfig } from './config.ts';
import type { LiveExtensions } from './graphql/liveExtensions.ts';
import { CSRF_HEADER } from './plugins/csrf.ts';
import { engineFor } from './plugins/engine.ts';
import type { TextPolicy } from './plugins/textPolicy.ts';
import type { LiveSocket } from './upstream/live/socket.ts';
import type { Transport, WireResponse, WireRequest } from './upstream/transport.ts';
import { createGateway, type GatewayParts } from './yoga.ts';

/** Writes persisted operations, text by id, into a new folder; returns the file for `config.operationsFile`. */
export function writeOperations(texts: Readonly<Record<string, string>>): string {
  const file = join(mkdtempSync(join(tmpdir(), 'operations-')), 'operations.json');
  writeFileSync(file, JSON.stringify(texts));
  return file;
}

/** A call of the gateway with its JSON body; forms as text. */
export interface Call {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

/** A response with its status. Other values in the table are bodies with status 200. */
export class Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;
  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Creates an Answer. */
export function answer(status: number, body: unknown, headers?: Record<string, string>): Answer {
  return new Answer(status, body, headers);
}

/**
 * `METHOD /path` → a body, an `answer(…)`, or a function of the call that returns either (or throws: network
 * failure).
 */
export type UpstreamTable = Record<string, unknown>;

/** A platform that responds from a table and records its calls. Unknown paths return 404. */
export function fakeUpstream(table: UpstreamTable): { transport: Transport; calls: Call[] } {
  const calls: Call[] = [];
  const transport = async (request: WireRequest): Promise<WireResponse> => {
    const body: unknown =
      typeof request.body === 'string' ? JSON.parse(request.body) : request.body?.toString();
    const call: Call = { method: request.method, path: request.path, body, headers: request.headers };
    calls.push(call);
    const key = `${request.method} ${request.path}`;
    const entry: unknown = key in table ? table[key] : answer(404, { message: `${key} is not in the table` });
    const given: unknown = await (typeof entry === 'function'
      ? (entry as (call: Call) => unknown)(call)
      : entry);
    const whole = given instanceof Answer ? given : new Answer(200, given);
    const text = typeof whole.body === 'string' ? whole.body : JSON.stringify(whole.body);
    return { status: whole.status, headers: whole.headers, body: text };
  };
  return { transport, calls };
}

/** Upstream sockets without a network: `push` delivers an event to all open ones. */
export function fakeLive() {
  const sockets = new Set<FakeSocket>();
  const emitted: { event: string; payload: unknown }[] = [];
  class FakeSocket implements LiveSocket {
    connected = false;
    readonly token: string;
    #handler: (event: string, payload: unknown) => void = () => undefined;
    constructor(token: string) {
      this.token = token;
    }
    listen(handler: (event: string, payload: unknown) => void): void {
      this.#handler = handler;
      queueMicrotask(() => this.connect());
    }
    emit(event: string, payload: unknown): void {
      emitted.push({ event, payload });
      if (event === 'authenticate') this.#handler('authenticated', payload);
    }
    deliver(event: string, payload: unknown): void {
      this.#handler(event, payload);
    }
    connect(): void {
      if (this.connected) return;
      this.connected = true;
      this.#handler('connect', null);
    }
    drop(reason: string): void {
      this.connected = false;
      this.#handler('disconnect', reason);
    }
    close(): void {
      this.connected = false;
      sockets.delete(this);
    }
  }
  return {
    /** Events that the gateway sent upstream, including `authenticate`. */
    emitted,
    open(token: string): LiveSocket {
      const socket = new FakeSocket(token);
      sockets.add(socket);
      return socket;
    },
    get size(): number {
      return sockets.size;
    },
    /** The platform sends an event. */
    push(event: string, payload: unknown): void {
      for (const socket of sockets) socket.deliver(event, payload);
    },
    /** The platform sends an event to the sockets of one session. */
    pushTo(token: string, event: string, payload: unknown): void {
      for (const socket of sockets) if (socket.token === token) socket.deliver(event, payload);
    },
    /** The platform closes every connection, as it does when a session is revoked. */
    hangUp(): void {
      for (const socket of sockets) socket.drop('io server disconnect');
    },
    /** The connection is lost and restored: events in between are lost. */
    reconnect(): void {
      for (const socket of sockets) {
        socket.drop('transport close');
        socket.connect();
      }
    },
  };
}

export interface Executed<Data = Record<string, unknown>> {
  data: Data | null | undefined;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[] | undefined;
  extensions: LiveExtensions | undefined;
  /** The upstream calls of this operation. */
  calls: Call[];
  response: Response;
}

export interface TestOptions {
  upstream?: UpstreamTable;
  streams?: GatewayParts['streams'];
  config?: Partial<GatewayConfig>;
  /** By default text operations are allowed for everyone; null uses the real policy. */
  textPolicy?: TextPolicy | null;
  /** Replaces the schema. */
  schema?: GraphQLSchema;
  limits?: GatewayParts['limits'];
  tracing?: GatewayParts['tracing'];
  log?: GatewayParts['log'];
}

/** A session token; the fake upstream accepts any. */
export const TEST_TOKEN = 'test-token';

/**
 * The real gateway with a fake platform. `execute` runs a document through `yoga.fetch` as a signed-in caller
 * (`token: null` for none) and returns the upstream calls as well; `subscribe` runs a subscription without a socket.
 */
export function testGateway(options: TestOptions = {}) {
  const live = fakeLive();
  const upstream = fakeUpstream({
    'GET /api/user': { data: { account_id: 'account-1' } },
    ...options.upstream,
  });
  const gateway = createGateway({
    config: { ...readConfig({ LOG_LEVEL: 'silent', OPERATIONS_FILE: '/nonexistent' }), ...options.config },
    transport: upstream.transport,
    openSocket: (token) => live.open(token),
    log: options.log ?? pino({ level: 'silent' }),
    tracing: options.tracing ?? null,
    baseDelayMs: 1,
    ...(options.streams ? { streams: options.streams } : {}),
    ...(options.schema ? { schema: options.schema } : {}),
    ...(options.limits ? { limits: options.limits } : {}),
    ...(options.textPolicy === null
      ? {}
      : { textPolicy: options.textPolicy ?? (() => Promise.resolve(null)) }),
  });
  return {
    gateway,
    live,
    calls: upstream.calls,
    execute: executor(gateway, upstream.calls),
    subscribe: subscriber(gateway),
    stop: gateway.stop,
  };
}

export interface Sender {
  token?: string | null;
  headers?: Record<string, string>;
}

function executor(gateway: ReturnType<typeof createGateway>, calls: Call[]) {
  return async <Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
    { token = TEST_TOKEN, headers = {} }: Sender = {},
  ): Promise<Executed<Data>> => {
    const before = calls.length;
    const response = await gateway.yoga.fetch('http://localhost/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [CSRF_HEADER]: '1',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    });
    const result = (await response.json()) as Pick<Executed<Data>, 'data' | 'errors' | 'extensions'>;
    const { data, errors, extensions } = result;
    return { data, errors, extensions, response, calls: calls.slice(before) };
  };
}

function subscriber(gateway: ReturnType<typeof createGateway>) {
  return async <Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
    { token = TEST_TOKEN }: Sender = {},
  ): Promise<AsyncIterableIterator<{ data?: Data | null; errors?: readonly Error[] }>> => {
    const socketCaller = {
      token,
      credential: token === null ? null : ('bearer' as const),
      locale: 'en',
      requestId: 'test-request',
      publicUrl: 'http://localhost',
      isSecure: false,
    };
    const engine = engineFor(gateway, socketCaller, { query, variables });
    const document = engine.parse(query);
    const problems = engine.validate(engine.schema, document);
    if (problems.length > 0) throw new Error(problems.map((problem) => problem.message).join('\n'));
    const contextValue = await engine.contextFactory();
    const result: unknown = await engine.subscribe({
      schema: engine.schema,
      document,
      variableValues: variables,
      contextValue,
    });
    if (typeof result !== 'object' || result === null || !(Symbol.asyncIterator in result)) {
      throw new Error(`The subscription did not start: ${JSON.stringify(result)}`);
    }
    return result as AsyncIterableIterator<{ data?: Data | null; errors?: readonly Error[] }>;
  };
}

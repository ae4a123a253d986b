import { randomUUID } from 'node:crypto';
import { createClient } from 'graphql-ws';
import { pino } from 'pino';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../../process/testing.ts';
import { readConfig } from '../../gateway/config.ts';
import { listen } from '../../gateway/http/listen.ts';
import { startTracing } from '../../process/tracing/tracing.ts';
import { createGateway, type Gateway } from '../../gateway/yoga.ts';
import type { Clock } from '../../platform/clock.ts';
import { startTestPlatform, type TestPlatform } from '../../platform/testing.ts';
import { worldPassword, type WorldName } from '../../platform/worlds/demoAccounts.ts';
import { startFaultProxy, type FaultProxy, type SeenCall } from './faultProxy.ts';
import { formOf } from '../../web/relay/mutations/uploads.ts';

/** The sender of operations: a browser with a session cookie, a client with an API key, or an anonymous caller. */
export interface Caller {
  headers: Record<string, string>;
  /** The session token or API key; empty for an anonymous caller. */
  token: string;
}

export const anonymous: Caller = { headers: {}, token: '' };

/** A caller with an API key or any other bearer token. */
export function bearer(token: string): Caller {
  return { headers: { authorization: `Bearer ${token}` }, token };
}

export interface GraphError {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; requestId: string; [more: string]: unknown };
}

export interface Executed<Data> {
  data: Data | null | undefined;
  errors: GraphError[] | undefined;
  extensions: { revs?: Record<string, string | null> } | undefined;
  /** The codes of the errors; empty without errors. */
  codes: string[];
  /** The platform calls of this operation, as `METHOD /path`. */
  calls: string[];
  response: Response;
  /** The response body. */
  text: string;
}

export interface Subscribed<Data> {
  /** The results received so far, including errors of the operation. */
  items: { data?: Data | null; errors?: readonly unknown[] }[];
  /** Waits for a result whose data satisfies the condition. */
  until: (wanted: (data: Data) => boolean) => Promise<Data>;
  /** The platform calls made for this subscription so far. */
  calls: () => string[];
  /** Resolves with the close code of the socket. */
  closed: Promise<number>;
  stop: () => Promise<void>;
}

export interface ContractOptions {
  worlds?: readonly WorldName[];
  /** Environment variables of the platform. */
  platform?: Record<string, string>;
  /** Environment variables of the gateway. */
  gateway?: Record<string, string>;
  /** True if the platform is unreachable at first. */
  isDown?: boolean;
  /** The clock of the platform; the system clock by default. */
  clock?: Clock;
}

type Variables = Record<string, unknown>;

/** A listening gateway with a client for it. */
export interface ContractGateway {
  url: string;
  gateway: Gateway;
  execute: <Data = Variables>(
    document: string,
    variables?: Variables,
    as?: Caller,
  ) => Promise<Executed<Data>>;
  /** Executes an operation and returns its data; throws on errors. */
  run: <Data = Variables>(document: string, variables: Variables, as: Caller) => Promise<Data>;
  /** Signs in a user of a world through the GraphQL API. */
  signIn: (email: string) => Promise<Caller>;
  /** The log output of the gateway. */
  log: () => string;
  stop: () => Promise<void>;
}

/** The real gateway and platform connected over HTTP and socket.io, with a proxy between them that injects faults. */
export interface ContractStack extends ContractGateway {
  platform: TestPlatform;
  proxy: FaultProxy;
  /** Subscribes over a real WebSocket and waits until the platform has authenticated the session. */
  subscribe: <Data = Variables>(
    document: string,
    variables: Variables,
    as: Caller,
  ) => Promise<Subscribed<Data>>;
}

const describeCall = ({ method, path }: SeenCall) => `${method} ${path}`;

/** The files in a value with their paths. */
function filesIn(value: unknown, path: string): [path: string, file: File][] {
  if (value instanceof File) return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => filesIn(inner, `${path}.${key}`));
}

/** A JSON body, or a multipart form if a variable contains a file. */
function bodyOf(query: string, variables: Variables): { body: string | FormData; type: object } {
  const body = JSON.stringify({ query, variables }, (_key, value: unknown) =>
    value instanceof File ? null : value,
  );
  const files = filesIn(variables, 'variables');
  if (files.length > 0) return { body: formOf(body, Object.fromEntries(files)), type: {} };
  return { body, type: { 'content-type': 'application/json' } };
}

function executor(url: string, proxy: FaultProxy): ContractStack['execute'] {
  return async <Data>(query: string, variables: Variables = {}, as: Caller = anonymous) => {
    const requestId = randomUUID();
    const { body, type } = bodyOf(query, variables);
    const headers = {
      ...type,
      'x-graphql-yoga-csrf': '1',
      'x-request-id': requestId,
      ...as.headers,
    };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    const text = await response.text();
    const result = JSON.parse(text) as Pick<Executed<Data>, 'data' | 'errors' | 'extensions'>;
    const { data, errors, extensions } = result;
    const calls = proxy.seen.filter((call) => call.requestId === requestId).map(describeCall);
    return {
      data,
      errors,
      extensions,
      codes: (errors ?? []).map(({ extensions }) => extensions.code),
      calls,
      response,
      text,
    };
  };
}

/** The session id in a token; null for API keys. */
function sessionOf(token: string): string | null {
  const claims = token.split('.')[1];
  if (claims === undefined) return null;
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string }).sid;
}

function subscriber(url: string, proxy: FaultProxy, platform: TestPlatform): ContractStack['subscribe'] {
  return async <Data>(query: string, variables: Variables, as: Caller) => {
    const requestId = randomUUID();
    const headers = { ...as.headers, 'x-request-id': requestId };
    class Identified extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { headers });
      }
    }
    let ended: (code: number) => void = () => undefined;
    const closed = new Promise<number>((resolve) => (ended = resolve));
    const client = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: Identified,
      retryAttempts: 0,
      on: { closed: (event) => ended((event as { code: number }).code) },
    });
    const items: Subscribed<Data>['items'] = [];
    client.subscribe<Data>(
      { query, variables },
      { next: (item) => items.push(item), error: () => undefined, complete: () => undefined },
    );
    const session = sessionOf(as.token);
    const rooms = platform.app.io.sockets.adapter.rooms;
    if (session !== null)
      await eventually(() => expect(rooms.has(`session:${session}`) || items.length > 0).toBe(true));
    return {
      items,
      closed,
      calls: () => proxy.seen.filter((call) => call.requestId === requestId).map(describeCall),
      until: (wanted: (data: Data) => boolean) =>
        eventually(() => {
          const found = items.find(({ data }) => data != null && wanted(data))?.data;
          if (found == null)
            throw new Error(`no result satisfies the condition among ${JSON.stringify(items)}`);
          return found;
        }),
      stop: async () => client.dispose(),
    };
  };
}

const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(input: { email: $email, password: $password }) { __typename }
}`;

/** The caller with the session cookie that a response set. */
export function callerOf(response: Response): Caller {
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('kubedeck_session='));
  const pair = cookie?.split(';')[0];
  if (pair === undefined) throw new Error('The response set no session cookie.');
  return { headers: { cookie: pair }, token: decodeURIComponent(pair.split('=')[1] ?? '') };
}

function startPlatform({ worlds, platform: env, clock }: ContractOptions): Promise<TestPlatform> {
  // Every test signs in from the same address, and polling for a state sends more requests than the rate limit
  // of a session allows.
  const all = { RATE_LIMIT_CREDENTIALS: '10000', RATE_LIMIT_REQUESTS: '100000', ...env };
  return startTestPlatform({ worlds, env: all, clock });
}

/** Starts a gateway in this process that calls the platform through the proxy; retries wait milliseconds. */
export async function startContractGateway(
  proxy: FaultProxy,
  publicUrl: string,
  env: Record<string, string> = {},
): Promise<ContractGateway> {
  const lines: string[] = [];
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    UPSTREAM_URL: proxy.url,
    // The platform uses this address in links and redirects.
    PUBLIC_URL: publicUrl,
    OPERATIONS_FILE: '/nonexistent',
    LOG_LEVEL: 'trace',
    ...env,
  });
  const log = pino({ level: config.logLevel }, { write: (line: string) => void lines.push(line) });
  const tracing = await startTracing(config, log);
  const gateway = createGateway({
    config,
    log,
    tracing,
    baseDelayMs: 5,
    // The text policy calls the platform, which would add to the counted calls, so only its own tests enable it.
    ...('OPERATIONS' in env ? {} : { textPolicy: () => Promise.resolve(null) }),
  });
  const { port, stop } = await listen(gateway);
  const url = `http://127.0.0.1:${port}`;
  const execute = executor(url, proxy);
  return {
    url,
    gateway,
    execute,
    run: async <Data>(document: string, variables: Variables, as: Caller) => {
      const { data, errors } = await execute<Data>(document, variables, as);
      if (errors || data == null) throw new Error(`The operation failed: ${JSON.stringify(errors)}`);
      return data;
    },
    signIn: async (email) => callerOf((await execute(SIGN_IN, { email, password: worldPassword })).response),
    log: () => lines.join(''),
    stop: async () => {
      await stop();
      await tracing?.stop();
    },
  };
}

/** Starts platform, proxy and gateway in this process. */
export async function startContractStack(options: ContractOptions = {}): Promise<ContractStack> {
  const platform = await startPlatform(options);
  const proxy = await startFaultProxy(() => platform.url);
  if (options.isDown) await proxy.down();
  const gateway = await startContractGateway(proxy, platform.app.core.config.publicUrl, options.gateway);
  return {
    ...gateway,
    platform,
    proxy,
    subscribe: subscriber(gateway.url, proxy, platform),
    stop: async () => {
      await gateway.stop();
      await proxy.stop();
      await platform.stop();
    },
  };
}

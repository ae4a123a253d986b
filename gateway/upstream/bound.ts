import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Trace } from '../tracing/trace.ts';
import type { Patience, UpstreamClient } from './client.ts';
import { parseResponse, type Envelope, type OnInvalid } from './envelope.ts';
import { TooManyCallsError } from './errors.ts';
import type { Revs } from './live/rev.ts';
import type { Path } from './path.ts';
import { rateLimitIn, type RateLimit } from './rateLimit.ts';
import type { Method, WireResponse } from './transport.ts';

/** Parsed data and the rev at which its request started. */
export interface Stamped<T> {
  data: T;
  startedAt: number;
}

export interface CallOptions {
  /** Position of the data in the body; `data` by default. */
  envelope?: Envelope;
  headers?: Record<string, string>;
  /** Input fields by the platform's names in refusals, where snake → camel is not enough. */
  fields?: Readonly<Record<string, string>>;
  /** Number of attempts and first delay, which doubles. */
  patience?: Patience;
  /** Token to use instead of the caller's. */
  token?: string | null;
}

export interface Caller {
  readonly token: string | null;
  readonly locale: string;
  readonly requestId: string;
  readonly signal?: AbortSignal | undefined;
  readonly clientAddress?: string | null | undefined;
  readonly idempotencyKey?: string | null | undefined;
  readonly trace?: Trace | undefined;
  /** Called with the rate limit of each response. */
  readonly onRateLimit?: ((now: RateLimit) => void) | undefined;
}

/** Maps an error of a call to the error to throw, so that this folder does not depend on GraphQL errors. */
export type MapError = (
  error: unknown,
  call: Pick<CallOptions, 'fields'> & { token: string | null },
) => unknown;

/** An optional call returns null for 404. */
type Finding = CallOptions & { isOptional?: boolean };

/** A response and its parsed forms: every object of a list may load the same list. */
interface Fetched {
  answer: Promise<Stamped<string | null>>;
  readings: Map<z.ZodType, { envelope: Envelope; reading: Promise<Stamped<unknown> | null> }>;
}

/** Calls with the same key share one request. */
function keyOf(path: Path, { headers, token, isOptional }: Finding): string {
  if (headers === undefined && token === undefined && !isOptional) return path.value;
  return `${path.value} ${JSON.stringify([headers, token, isOptional])}`;
}

type Sending = Exclude<Method, 'GET' | 'HEAD' | 'OPTIONS'>;

/**
 * The platform called with one caller's token. A path is fetched once per request; mutations clear what was fetched.
 */
export class BoundUpstream {
  readonly #client: UpstreamClient;
  readonly #caller: Caller;
  readonly #revs: Revs;
  readonly #log: Logger;
  readonly #mapError: MapError;
  readonly #maxCalls: number;
  readonly #answers = new Map<string, Fetched>();
  readonly #loads = new Map<string, Promise<unknown>>();
  #token: string | null;
  #calls = 0;
  #rateLimit: RateLimit | null = null;

  constructor(parts: {
    client: UpstreamClient;
    caller: Caller;
    revs: Revs;
    log: Logger;
    mapError: MapError;
    /** Number of calls between two mutations; more are refused. */
    maxCalls?: number;
  }) {
    this.#client = parts.client;
    this.#caller = parts.caller;
    this.#revs = parts.revs;
    this.#log = parts.log;
    this.#mapError = parts.mapError;
    this.#maxCalls = parts.maxCalls ?? Infinity;
    this.#token = parts.caller.token;
  }

  /** The token of the calls; null for none. */
  get token(): string | null {
    return this.#token;
  }

  /** The rate limit with the fewest remaining calls of those received; null when the platform sends none. */
  get rateLimit(): RateLimit | null {
    return this.#rateLimit;
  }

  /** Uses another token from now on and clears what was fetched. */
  switchToken(token: string | null): void {
    this.#token = token;
    this.forget();
  }

  /** GET, parsed. */
  async get<T>(path: Path, schema: z.ZodType<T>, options: CallOptions = {}): Promise<T> {
    return (await this.read(path, schema, options)).data;
  }

  /** GET, parsed, with the start of the request for `live.overlay`. */
  read<T>(path: Path, schema: z.ZodType<T>, options: CallOptions = {}): Promise<Stamped<T>> {
    return this.#read(path, schema, options) as Promise<Stamped<T>>;
  }

  /** Like `read`, but null for 404. */
  find<T>(path: Path, schema: z.ZodType<T>, options: CallOptions = {}): Promise<Stamped<T> | null> {
    return this.#read(path, schema, { ...options, isOptional: true });
  }

  /** POST, PUT, PATCH or DELETE, parsed, with the start of the request. Without `body` no body is sent. */
  async send<T>(
    method: Sending,
    path: Path,
    schema: z.ZodType<T>,
    body?: unknown,
    options: CallOptions = {},
  ): Promise<Stamped<T>> {
    const { envelope = 'data' } = options;
    try {
      const { data: text, startedAt } = await this.#call(method, path, body, options);
      return { data: parseResponse(text, { schema, envelope }, path, this.#reportInvalid), startedAt };
    } catch (error) {
      throw this.#mapped(error, options);
    } finally {
      this.forget();
    }
  }

  /** GET whose response goes on until the signal aborts. */
  stream(path: Path, signal: AbortSignal): Promise<Readable> {
    const { locale, requestId } = this.#caller;
    return this.#client.stream({ method: 'GET', path, token: this.#token, locale, requestId, signal });
  }

  async post<T>(path: Path, schema: z.ZodType<T>, body?: unknown, options?: CallOptions): Promise<T> {
    return (await this.send('POST', path, schema, body, options)).data;
  }

  async put<T>(path: Path, schema: z.ZodType<T>, body?: unknown, options?: CallOptions): Promise<T> {
    return (await this.send('PUT', path, schema, body, options)).data;
  }

  async patch<T>(path: Path, schema: z.ZodType<T>, body?: unknown, options?: CallOptions): Promise<T> {
    return (await this.send('PATCH', path, schema, body, options)).data;
  }

  async delete<T>(path: Path, schema: z.ZodType<T>, body?: unknown, options?: CallOptions): Promise<T> {
    return (await this.send('DELETE', path, schema, body, options)).data;
  }

  /** Runs `make` once per key and request and returns the same promise to all callers. Mutations clear it. */
  load<T>(key: string, make: () => Promise<T>): Promise<T> {
    let found = this.#loads.get(key) as Promise<T> | undefined;
    if (found === undefined) {
      found = make();
      this.#loads.set(key, found);
    }
    return found;
  }

  /** Clears all fetched responses, after a mutation. */
  forget(): void {
    this.#answers.clear();
    this.#loads.clear();
    this.#calls = 0;
  }

  #read<T>(path: Path, schema: z.ZodType<T>, options: Finding): Promise<Stamped<T> | null> {
    const key = keyOf(path, options);
    let fetched = this.#answers.get(key);
    if (fetched === undefined) {
      fetched = { answer: this.#call('GET', path, undefined, options), readings: new Map() };
      this.#answers.set(key, fetched);
    }
    const { envelope = 'data' } = options;
    const known = fetched.readings.get(schema);
    if (known?.envelope === envelope) return known.reading as Promise<Stamped<T> | null>;
    const reading = fetched.answer
      .then(({ data: text, startedAt }) =>
        text === null
          ? null
          : { data: parseResponse(text, { schema, envelope }, path, this.#reportInvalid), startedAt },
      )
      .catch((error: unknown) => {
        throw this.#mapped(error, options);
      });
    fetched.readings.set(schema, { envelope, reading });
    return reading;
  }

  #call(method: Method, path: Path, body: unknown, options: CallOptions): Promise<Stamped<string>>;
  #call(method: Method, path: Path, body: unknown, options: Finding): Promise<Stamped<string | null>>;
  async #call(method: Method, path: Path, body: unknown, options: Finding): Promise<Stamped<string | null>> {
    this.#calls += 1;
    if (this.#calls > this.#maxCalls) throw new TooManyCallsError(this.#maxCalls);
    const startedAt = this.#revs.next();
    const { locale, requestId, signal, clientAddress, idempotencyKey, trace } = this.#caller;
    const { headers, patience, isOptional } = options;
    const data = await this.#client.request({
      method,
      path,
      locale,
      requestId,
      token: options.token === undefined ? this.#token : options.token,
      ...(body === undefined ? {} : { body }),
      ...(signal && method === 'GET' ? { signal } : {}),
      headers: {
        ...(clientAddress ? { 'x-forwarded-for': clientAddress } : {}),
        ...(idempotencyKey && method === 'POST' ? { 'idempotency-key': idempotencyKey } : {}),
        ...headers,
      },
      ...(patience ? { patience } : {}),
      ...(isOptional ? { isOptional } : {}),
      ...(trace ? { trace } : {}),
      onHeaders: this.#noteRateLimit,
    });
    return { data, startedAt };
  }

  #mapped(error: unknown, { fields, token = this.#token }: CallOptions): unknown {
    return this.#mapError(error, { token, ...(fields ? { fields } : {}) });
  }

  readonly #noteRateLimit = (headers: WireResponse['headers']): void => {
    const found = rateLimitIn(headers, Date.now());
    if (found === null || found.remaining > (this.#rateLimit?.remaining ?? Infinity)) return;
    this.#rateLimit = found;
    this.#caller.onRateLimit?.(found);
  };

  readonly #reportInvalid: OnInvalid = (details) => {
    const { requestId, trace } = this.#caller;
    this.#log.error({ ...details, requestId, ...trace?.ids }, 'upstream answer does not fit');
  };
}

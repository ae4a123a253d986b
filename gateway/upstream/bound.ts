import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Trace } from '../tracing/trace.ts';
import type { Patience, UpstreamAnswer, UpstreamClient } from './client.ts';
import type { EndSignal } from './ending.ts';
import { parseAnswer, unwrap, type Envelope } from './envelope.ts';
import type { FieldNames } from './failures.ts';
import type { Revs } from './live/rev.ts';
import type { Path } from './path.ts';
import type { Method } from './transport.ts';

/** Parsed data and the moment (in revs) at which its request started. */
export interface Stamped<T> {
  data: T;
  startedAt: number;
}

export interface CallOptions {
  /** Where the answer lies in the body; `data` unless told. */
  envelope?: Envelope;
  headers?: Record<string, string>;
  /** The platform's field names in refusals → names in the GraphQL input, where snake → camel is not enough. */
  fields?: FieldNames;
  /** Repeat on failure although the method is not idempotent. */
  retryable?: boolean;
  /** Another number of tries, and another wait before the second one; it doubles. */
  patience?: Patience;
  /** Everybody is answered the same: text that has not changed is not read again. */
  isCommon?: boolean;
  /** Ask with this credential instead of the caller's. */
  token?: string | null;
}

export interface Caller {
  readonly token: string | null;
  readonly locale: string;
  readonly requestId: string;
  readonly signal?: EndSignal | undefined;
  readonly clientAddress?: string | null | undefined;
  readonly trace?: Trace | undefined;
}

/** An answer, and what it was read as: one list may be asked for by every object in it. */
interface Answered {
  answer: Promise<Stamped<UpstreamAnswer>>;
  readings: Map<z.ZodType, { envelope: Envelope | undefined; reading: Promise<Stamped<unknown>> }>;
}

/** Calls are the same when nothing about them differs. */
function keyOf(path: Path, { headers, token }: CallOptions): string {
  if (headers === undefined && token === undefined) return path.value;
  return `${path.value} ${JSON.stringify([headers, token])}`;
}

/** What bodies that many requests share were read as last. */
const common = new WeakMap<object, { schema: z.ZodType; data: unknown }>();

function readingOf(body: unknown, schema: z.ZodType): { data: unknown } | undefined {
  const known = typeof body === 'object' && body !== null ? common.get(body) : undefined;
  return known?.schema === schema ? known : undefined;
}

const TAKEN = Symbol('taken');

/**
 * The body, which is let go of: what was read of it lives as long as the request, and both together make lists twice as
 * heavy. Whoever reads it as something else parses the text again.
 */
function takeBody(answer: UpstreamAnswer): unknown {
  const again = () => (answer.text === '' ? null : (JSON.parse(answer.text) as unknown));
  const body = answer.body === TAKEN ? again() : answer.body;
  answer.body = TAKEN;
  return body;
}

type Sending = Exclude<Method, 'GET' | 'HEAD' | 'OPTIONS'>;

/** The upstream on behalf of one caller. A path is fetched once per request; any change forgets what was fetched. */
export class BoundUpstream {
  readonly #client: UpstreamClient;
  readonly #caller: Caller;
  readonly #revs: Revs;
  readonly #log: Logger;
  readonly #answers = new Map<string, Answered>();
  readonly #loads = new Map<string, Promise<unknown>>();

  constructor(parts: { client: UpstreamClient; caller: Caller; revs: Revs; log: Logger }) {
    this.#client = parts.client;
    this.#caller = parts.caller;
    this.#revs = parts.revs;
    this.#log = parts.log;
  }

  /** GET, parsed. */
  async get<T>(path: Path, schema: z.ZodType<T>, options: CallOptions = {}): Promise<T> {
    return (await this.read(path, schema, options)).data;
  }

  /** GET, parsed, with the stamp that `live.overlay` needs. */
  read<T>(path: Path, schema: z.ZodType<T>, options: CallOptions = {}): Promise<Stamped<T>> {
    const key = keyOf(path, options);
    let answered = this.#answers.get(key);
    if (answered === undefined) {
      answered = { answer: this.#call('GET', path, undefined, options), readings: new Map() };
      this.#answers.set(key, answered);
    }
    const { envelope } = options;
    const known = answered.readings.get(schema);
    if (known !== undefined && known.envelope === envelope) return known.reading as Promise<Stamped<T>>;
    const reading = answered.answer.then((answer) => this.#parse(answer, path, schema, options));
    answered.readings.set(schema, { envelope, reading });
    return reading;
  }

  /** POST, PUT, PATCH or DELETE, parsed and stamped. `body` undefined sends none. */
  async send<T>(
    method: Sending,
    path: Path,
    schema: z.ZodType<T>,
    body?: unknown,
    options: CallOptions = {},
  ): Promise<Stamped<T>> {
    try {
      return this.#parse(await this.#call(method, path, body, options), path, schema, options);
    } finally {
      this.forget();
    }
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

  /** Runs `make` once per key and request; the same promise for everyone who asks. Forgotten after any change. */
  load<T>(key: string, make: () => Promise<T>): Promise<T> {
    let found = this.#loads.get(key) as Promise<T> | undefined;
    if (found === undefined) {
      found = make();
      this.#loads.set(key, found);
    }
    return found;
  }

  /** Forgets every answer: after a change, or when the caller became somebody else. */
  forget(): void {
    this.#answers.clear();
    this.#loads.clear();
  }

  async #call(
    method: Method,
    path: Path,
    body: unknown,
    options: CallOptions,
  ): Promise<Stamped<UpstreamAnswer>> {
    const startedAt = this.#revs.next();
    const { token, locale, requestId, signal, clientAddress, trace } = this.#caller;
    const { headers, fields, retryable, patience, isCommon } = options;
    const data = await this.#client.request({
      method,
      path,
      locale,
      requestId,
      token: options.token === undefined ? token : options.token,
      ...(body === undefined ? {} : { body }),
      ...(signal && method === 'GET' ? { signal } : {}),
      headers: { ...(clientAddress ? { 'x-forwarded-for': clientAddress } : {}), ...headers },
      ...(fields ? { fields } : {}),
      ...(retryable ? { retryable } : {}),
      ...(patience ? { patience } : {}),
      ...(isCommon ? { isCommon } : {}),
      ...(trace ? { trace } : {}),
    });
    return { data, startedAt };
  }

  #parse<T>(
    answer: Stamped<UpstreamAnswer>,
    path: Path,
    schema: z.ZodType<T>,
    options: CallOptions,
  ): Stamped<T> {
    const body = options.isCommon ? answer.data.body : takeBody(answer.data);
    const known = options.isCommon ? readingOf(body, schema) : undefined;
    if (known !== undefined) return { data: known.data as T, startedAt: answer.startedAt };
    const inner = unwrap(body, options.envelope ?? 'data');
    const data = parseAnswer(schema, inner, path, (details) =>
      this.#log.error({ ...details, requestId: this.#caller.requestId }, 'upstream answer does not fit'),
    );
    if (options.isCommon && typeof body === 'object' && body !== null) common.set(body, { schema, data });
    return { data, startedAt: answer.startedAt };
  }
}

import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Logger } from 'pino';
import type { Trace } from '../tracing/trace.ts';
import { FileForm } from './fileForm.ts';
import { jsonOf } from './envelope.ts';
import {
  InvalidResponseError,
  isPlanLimit,
  UpstreamResponseError,
  UpstreamUnavailableError,
} from './errors.ts';
import type { Path } from './path.ts';
import type {
  Method,
  StreamedResponse,
  StreamTransport,
  Transport,
  WireRequest,
  WireResponse,
} from './transport.ts';

export interface Patience {
  tries: number;
  delayMs: number;
}

export interface UpstreamRequest {
  method: Method;
  path: Path;
  token: string | null;
  locale: string;
  requestId: string;
  /** Sent as JSON, or as a form when it is a FileForm. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** If true, a 404 resolves to null. */
  isOptional?: boolean;
  /** Number of attempts and first delay, which doubles. */
  patience?: Patience;
  /** Parent of the call's span. */
  trace?: Trace;
  /** Called with the headers of each response. */
  onHeaders?: (headers: WireResponse['headers']) => void;
}

export interface ClientOptions {
  transport: Transport;
  /** Sends requests whose response does not end soon. */
  streams?: StreamTransport;
  log: Logger;
  /** Limit for the whole call, including delays and retries. */
  timeoutMs: number;
  /** Delay before the first retry; doubles each time. */
  baseDelayMs?: number;
  onAnswer?: (details: { method: Method; template: string; status: number; seconds: number }) => void;
}

const REPEATS = 3;
const REPEATED_STATUSES = new Set([408, 429, 500, 502, 503, 504]);
/** A longer Retry-After is passed on to the caller. */
const LONGEST_RETRY_AFTER_S = 5;

/** One attempt; `body` is the parsed JSON of a failed response. */
type Attempt = { answer: WireResponse; body: unknown } | { answer: null; error: Error };

const isSuccess = ({ status }: WireResponse) => status >= 200 && status < 300;

function retryAfterOf(answer: WireResponse): number | null {
  const header = answer.headers['retry-after'];
  if (typeof header !== 'string') return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}

/** The encoded body and its content type. */
function wireBody({ body }: UpstreamRequest): { type: string; body: string | Buffer } | null {
  if (body === undefined) return null;
  if (body instanceof FileForm) return { type: body.contentType, body: body.body };
  return { type: 'application/json', body: JSON.stringify(body) };
}

function headersOf(request: UpstreamRequest, type: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': request.locale,
    'x-request-id': request.requestId,
    ...(request.token === null ? {} : { authorization: `Bearer ${request.token}` }),
    ...(type === undefined ? {} : { 'content-type': type }),
    ...request.headers,
  };
}

/** Milliseconds before the next attempt; null when there is none. */
function delayBefore(
  attempt: number,
  last: Attempt,
  request: UpstreamRequest,
  baseDelayMs: number,
): number | null {
  const repeats = request.patience ? request.patience.tries - 1 : REPEATS;
  if (attempt >= repeats || request.method !== 'GET') return null;
  const backoff = (request.patience?.delayMs ?? baseDelayMs) * 2 ** attempt;
  if (last.answer === null) return last.error instanceof InvalidResponseError ? null : backoff;
  if (!REPEATED_STATUSES.has(last.answer.status) || isPlanLimit(last.body)) return null;
  const asked = retryAfterOf(last.answer);
  if (asked !== null && asked > LONGEST_RETRY_AFTER_S) return null;
  return Math.max(backoff, (asked ?? 0) * 1000);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
  });
}

/** Aborts on the time limit or when the caller has left; `end` removes the timer and the listener. */
function limited(timeoutMs: number, caller: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeoutMs).unref();
  if (caller?.aborted) abort();
  else caller?.addEventListener('abort', abort, { once: true });
  const end = () => {
    clearTimeout(timer);
    caller?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, end };
}

/** Calls the platform over one transport: retries of GET, time limit and headers. Throws the errors of `errors.ts`. */
export class UpstreamClient {
  readonly #options: Required<Pick<ClientOptions, 'baseDelayMs'>> & ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = { ...options, baseDelayMs: options.baseDelayMs ?? 1000 };
  }

  /** The text of a successful response; null for 404 on an optional call. */
  request(request: UpstreamRequest): Promise<string | null> {
    const call = request.trace?.call(request.method, request.path.template);
    if (call === undefined) return this.#send(request);
    const headers = { ...request.headers, ...call.headers };
    return this.#send({ ...request, headers }, (last, repeats) =>
      call.end({ status: last.answer?.status ?? null, headers: last.answer?.headers ?? {}, repeats }),
    );
  }

  /** The body of a successful response as it arrives, without a time limit; aborting the signal ends it. */
  async stream(request: UpstreamRequest & { signal: AbortSignal }): Promise<Readable> {
    const { method, path, signal } = request;
    const wire = { method, path: path.value, headers: headersOf(request, undefined), signal };
    const { status, body } = await this.#opened(wire);
    if (status >= 200 && status < 300) return body;
    throw new UpstreamResponseError({ status, body: jsonOf(await text(body)), retryAfter: null });
  }

  async #opened(wire: WireRequest): Promise<StreamedResponse> {
    const { streams } = this.#options;
    if (!streams) throw new UpstreamUnavailableError();
    try {
      return await streams(wire);
    } catch {
      throw new UpstreamUnavailableError();
    }
  }

  async #send(
    request: UpstreamRequest,
    onEnd?: (last: Attempt, repeats: number) => void,
  ): Promise<string | null> {
    const { timeoutMs } = this.#options;
    const deadline = Date.now() + timeoutMs;
    const { signal, end } = limited(timeoutMs, request.signal);
    for (let attempt = 0; ; attempt += 1) {
      const last = await this.#attempt(request, signal);
      const delay = signal.aborted ? null : delayBefore(attempt, last, request, this.#options.baseDelayMs);
      if (delay !== null && Date.now() + delay < deadline) {
        await pause(delay, signal);
        if (!signal.aborted) continue;
      }
      end();
      onEnd?.(last, attempt);
      return this.#conclude(request, last);
    }
  }

  async #attempt(request: UpstreamRequest, signal: AbortSignal): Promise<Attempt> {
    const { transport, log, onAnswer } = this.#options;
    const started = performance.now();
    const observe = (status: number) =>
      onAnswer?.({
        method: request.method,
        template: request.path.template,
        status,
        seconds: (performance.now() - started) / 1000,
      });
    const sent = wireBody(request);
    const wire = {
      method: request.method,
      path: request.path.value,
      headers: headersOf(request, sent?.type),
      signal,
      ...(sent === null ? {} : { body: sent.body }),
    };
    try {
      const answer = await transport(wire);
      observe(answer.status);
      request.onHeaders?.(answer.headers);
      return { answer, body: isSuccess(answer) ? undefined : jsonOf(answer.body) };
    } catch (error) {
      observe(0);
      const reason = error instanceof Error ? error.message : String(error);
      log.warn(
        { path: request.path.template, requestId: request.requestId, ...request.trace?.ids, reason },
        'upstream did not answer',
      );
      return {
        answer: null,
        error: error instanceof InvalidResponseError ? error : new UpstreamUnavailableError(),
      };
    }
  }

  #conclude(request: UpstreamRequest, last: Attempt): string | null {
    if (last.answer === null) throw last.error;
    if (isSuccess(last.answer)) return last.answer.body;
    if (request.isOptional && last.answer.status === 404) return null;
    const { status } = last.answer;
    throw new UpstreamResponseError({ status, body: last.body, retryAfter: retryAfterOf(last.answer) });
  }
}

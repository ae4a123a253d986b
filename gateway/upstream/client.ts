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
import type { Method, Transport, WireAnswer } from './transport.ts';

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
  /** Sent as JSON, unless it is a form with a file. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** That there is nothing (404) is an answer: null. */
  isOptional?: boolean;
  /** Another number of tries, and another wait before the second one; it doubles. */
  patience?: Patience;
  /** Where the span of the call hangs. */
  trace?: Trace;
}

export interface ClientOptions {
  transport: Transport;
  log: Logger;
  /** For the whole call, waits and repeats included. */
  timeoutMs: number;
  /** Wait before the first repeat; doubled each time. */
  baseDelayMs?: number;
  onAnswer?: (details: { method: Method; template: string; status: number; seconds: number }) => void;
}

const REPEATS = 3;
const REPEATED_STATUSES = new Set([408, 429, 500, 502, 503, 504]);
/** A longer Retry-After is told to the caller instead of being waited for. */
const LONGEST_RETRY_AFTER_S = 5;

/** One attempt; `body` is the parsed JSON of a refusal. */
type Attempt = { answer: WireAnswer; body: unknown } | { answer: null; error: Error };

const isSuccess = ({ status }: WireAnswer) => status >= 200 && status < 300;

function retryAfterOf(answer: WireAnswer): number | null {
  const header = answer.headers['retry-after'];
  if (typeof header !== 'string') return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}

/** The body and its type, as they go over the wire. */
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

/** Milliseconds to wait before the next attempt; null when there is to be none. */
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

/** Aborts when the time is over or the caller has left; `end` lets go of both. */
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

/** The upstream over one transport: retries of GET, time limit and headers. Throws the errors of `errors.ts`. */
export class UpstreamClient {
  readonly #options: Required<Pick<ClientOptions, 'baseDelayMs'>> & ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = { ...options, baseDelayMs: options.baseDelayMs ?? 1000 };
  }

  /** The text of a successful answer, null for an optional one that is not there. */
  request(request: UpstreamRequest): Promise<string | null> {
    const call = request.trace?.call(request.method, request.path.template);
    if (call === undefined) return this.#send(request);
    const headers = { ...request.headers, ...call.headers };
    return this.#send({ ...request, headers }, (last, repeats) =>
      call.end({ status: last.answer?.status ?? null, headers: last.answer?.headers ?? {}, repeats }),
    );
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

import type { Clock } from '../../../clock.ts';
import { sha256 } from '../../../crypto/hash.ts';
import type { Secret } from '../../../crypto/secret.ts';
import { CloudError } from '../port.ts';
import { createAllowances, type Allowances } from './allowances.ts';
import type { Exchange, Outgoing } from './exchange.ts';
import { isRetried, NoAnswer, refusalOf } from './refusal.ts';

/** Timeout of console requests and of jobs. */
const patience = {
  console: { retries: 1, timeoutMs: 8_000 },
  job: { retries: 5, timeoutMs: 30_000 },
} as const;

const BACKOFF_MS = 1_000;
const LONGEST_BACKOFF_MS = 60_000;

export interface Call {
  token: Secret;
  method: Outgoing['method'];
  /** Relative to the base URL, with its query. */
  path: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
  patience?: keyof typeof patience;
  /** The call can be repeated safely, even if the first one was executed. */
  repeatable?: boolean;
}

export interface Transport {
  /** Sends the call with retries and returns the JSON; undefined without a body. Rejects with CloudError. */
  send: (call: Call) => Promise<unknown>;
  close(): Promise<void>;
}

interface Deps {
  exchange: Exchange;
  clock: Clock;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Errors before the first byte was sent. */
const unsent: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function parseBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function secondsIn(header: string | string[] | undefined): number | undefined {
  const seconds = Number(Array.isArray(header) ? header[0] : header);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/** Doubles with each attempt, with jitter so that jobs do not retry at the same time. */
function backoff(attempt: number, retryAfter: number | undefined): number {
  const grown = Math.min(LONGEST_BACKOFF_MS, BACKOFF_MS * 2 ** attempt);
  return Math.max((retryAfter ?? 0) * 1_000, grown / 2 + (Math.random() * grown) / 2);
}

function mayRepeat(error: CloudError, call: Call): boolean {
  if (error instanceof NoAnswer) return !error.wasSent || call.method !== 'POST' || call.repeatable === true;
  if (error.code === 'rate_limit_exceeded') return call.patience !== 'console';
  const wasHandled = error.code === 'conflict';
  return isRetried(error) && (wasHandled || call.method !== 'POST' || call.repeatable === true);
}

/** Calls to Hetzner Cloud: bearer token, timeouts, retries and rate limit per token. */
export function createTransport({ exchange, clock }: Deps): Transport {
  const allowances: Allowances = createAllowances(clock);

  const once = async (
    { token, method, path, body, signal, ...call }: Call,
    key: string,
  ): Promise<unknown> => {
    const { timeoutMs } = patience[call.patience ?? 'job'];
    const headers: Record<string, string> = {
      authorization: `Bearer ${token.reveal()}`,
      accept: 'application/json',
    };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const text = body === undefined ? null : JSON.stringify(body);
    const outgoing = { method, path, headers, body: text, signal: signal ?? null, timeoutMs };
    const response = await exchange.send(outgoing);
    const parsed = parseBody(response.text);
    allowances.note(key, response.headers);
    if (response.status < 300) return parsed;
    throw refusalOf({
      status: response.status,
      body: parsed,
      retryAfter: secondsIn(response.headers['retry-after']),
    });
  };

  const send = async (call: Call): Promise<unknown> => {
    const { retries } = patience[call.patience ?? 'job'];
    const key = sha256(call.token.reveal());
    for (let attempt = 0; ; attempt += 1) {
      call.signal?.throwIfAborted();
      const pause = call.patience === 'console' ? 0 : allowances.take(key);
      if (pause > 0) await clock.sleep(pause, call.signal);
      try {
        return await once(call, key);
      } catch (error) {
        if (call.signal?.aborted) throw call.signal.reason;
        const failure = error instanceof CloudError ? error : new NoAnswer(!unsent.has(codeOf(error)));
        if (attempt >= retries || !mayRepeat(failure, call)) throw failure;
        await clock.sleep(
          backoff(attempt, failure.code === 'timeout' ? undefined : failure.retryAfter),
          call.signal,
        );
      }
    }
  };
  return { send, close: exchange.close };
}

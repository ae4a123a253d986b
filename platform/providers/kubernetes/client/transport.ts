import type { Clock } from '../../../clock.ts';
import { createBreaker } from './breaker.ts';
import type { Exchange, KubernetesRequest, KubernetesResponse, KubernetesSocket } from './exchange.ts';
import { noResponse, refusalOf, unreadable } from './status.ts';

/** Real milliseconds for a response, or for the first byte of a stream. */
const TIMEOUT_MS = 10_000;

export interface TransportParts {
  exchange: Exchange;
  clock: Clock;
  /** 10 s by default. */
  timeoutMs?: number;
}

/** A request; `body` is sent as JSON. */
export interface Call {
  method: KubernetesRequest['method'];
  path: string;
  body?: unknown;
  contentType?: string;
  signal?: AbortSignal | undefined;
}

/** Sends requests to one cluster with a timeout and a circuit breaker. Rejects with KubernetesError. */
export interface Transport {
  json(call: Call): Promise<unknown>;
  text(call: Call): Promise<string>;
  /** The body in parts; ends with an error after `silentMs` without any. */
  stream(call: Call, silentMs?: number): AsyncIterable<Uint8Array>;
  /** Messages in both directions, with one of these subprotocols; the signal ends the attempt alone. */
  connect(call: Pick<Call, 'path' | 'signal'> & { protocols: readonly string[] }): Promise<KubernetesSocket>;
}

/** A signal that aborts with the caller's, or by itself. `release` stops listening to the caller's. */
function linkedAbort(outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const forward = () => controller.abort(outer?.reason);
  if (outer?.aborted) forward();
  outer?.addEventListener('abort', forward, { once: true });
  return {
    signal: controller.signal,
    abort: () => controller.abort(noResponse()),
    release: () => outer?.removeEventListener('abort', forward),
  };
}
/** What the circuit breaker needs to know of a call. */
type Counted = Pick<Call, 'signal'>;
type Linked = ReturnType<typeof linkedAbort>;

/** The result of `work`, or the reason of the signal if it aborts first: an exchange may be slow to notice. */
async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let reject: (reason: unknown) => void = () => undefined;
  const aborted = new Promise<never>((_resolve, fail) => {
    reject = fail;
  });
  const onAbort = () => reject(signal.reason);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** Aborts the link if `work` takes longer than `ms`. */
async function inTime<T>(link: Linked, ms: number, work: Promise<T>): Promise<T> {
  const timer = setTimeout(link.abort, ms);
  try {
    return await unlessAborted(link.signal, work);
  } finally {
    clearTimeout(timer);
  }
}

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw unreadable();
  }
}

function requestOf({ method, path, body, contentType = 'application/json' }: Call, signal: AbortSignal) {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = contentType;
  return {
    method,
    path,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    signal,
  };
}

/** Wraps an exchange. One per cluster, because the breaker counts the failures of that cluster. */
export function createTransport({ exchange, clock, timeoutMs = TIMEOUT_MS }: TransportParts): Transport {
  const breaker = createBreaker(clock);

  /** Counts a failure that is the cluster's. The caller's own abort is neither success nor failure. */
  const counted = async <T>(call: Counted, work: () => Promise<T>): Promise<T> => {
    call.signal?.throwIfAborted();
    breaker.check();
    try {
      const result = await work();
      breaker.succeeded();
      return result;
    } catch {
      call.signal?.throwIfAborted();
      breaker.failed();
      throw noResponse();
    }
  };

  const text = async (call: Call): Promise<string> => {
    const link = linkedAbort(call.signal);
    const exchanged = async () => {
      const { status, body } = await exchange.send(requestOf(call, link.signal));
      return { status, body: await textOf(body) };
    };
    try {
      const { status, body } = await counted(call, () => inTime(link, timeoutMs, exchanged()));
      if (status > 299) throw refusalOf(status, body);
      return body;
    } finally {
      link.release();
    }
  };

  async function* parts(response: KubernetesResponse, link: Linked, silentMs: number | undefined) {
    const iterator = response.body[Symbol.asyncIterator]();
    try {
      while (true) {
        const next = iterator.next();
        const result = await (silentMs === undefined
          ? unlessAborted(link.signal, next)
          : inTime(link, silentMs, next));
        if (result.done) return;
        yield result.value;
      }
    } finally {
      // Not awaited: a source that hangs would keep the caller from leaving.
      void iterator.return?.()?.catch(() => undefined);
    }
  }

  async function* stream(call: Call, silentMs?: number) {
    const link = linkedAbort(call.signal);
    try {
      const response = await counted(call, () =>
        inTime(link, timeoutMs, exchange.send(requestOf(call, link.signal))),
      );
      if (response.status > 299) {
        throw refusalOf(response.status, await inTime(link, timeoutMs, textOf(response.body)));
      }
      yield* parts(response, link, silentMs);
    } catch (error) {
      call.signal?.throwIfAborted();
      throw error instanceof Error && error.name === 'KubernetesError' ? error : noResponse();
    } finally {
      link.release();
    }
  }

  const connect: Transport['connect'] = async (call) => {
    const { path, protocols } = call;
    const link = linkedAbort(call.signal);
    const { signal } = link;
    try {
      const result = await counted(call, () =>
        inTime(link, timeoutMs, exchange.connect({ path, protocols, signal })),
      );
      if ('status' in result) throw refusalOf(result.status, result.body);
      return result;
    } finally {
      link.release();
    }
  };

  return {
    text,
    connect,
    json: async (call) => {
      const body = await text(call);
      return parseJson(body);
    },
    stream,
  };
}

import {
  createSourceEventStream,
  GraphQLError,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql/index.js';
import type { Plugin } from 'graphql-yoga';
import type { GatewayContext } from '../graphql/context.ts';
import { tokenDigest } from '../upstream/live/rights.ts';
import type { Callers } from './callers.ts';
import type { Engine } from './engine.ts';
import { withRequestId } from './masking.ts';
import type { Metrics } from './metrics.ts';
import { sinceOf, type OperationParams } from './params.ts';

/** More than any page has; per WebSocket, and per session or API key for event streams. */
export const MAX_SUBSCRIPTIONS = 100;
const EVENT_STREAM = 'text/event-stream';

export const tooManySubscriptions = () =>
  new GraphQLError(`There may be ${MAX_SUBSCRIPTIONS} subscriptions at a time.`, {
    extensions: { code: 'LIMIT_EXCEEDED' },
  });

/** Open event streams by session, to limit them and to end them at a shutdown. */
export class EventStreams {
  readonly #metrics: Pick<Metrics, 'subscribers'>;
  readonly #open = new Map<string, Set<() => void>>();

  constructor(metrics: Pick<Metrics, 'subscribers'>) {
    this.#metrics = metrics;
  }

  /** Counts a stream; returns what to call at its end. Throws LIMIT_EXCEEDED when the session has too many. */
  begin(token: string, end: () => void): () => void {
    const key = tokenDigest(token);
    const streams = this.#open.get(key) ?? new Set();
    if (streams.size >= MAX_SUBSCRIPTIONS) throw tooManySubscriptions();
    this.#open.set(key, streams.add(end));
    this.#metrics.subscribers.inc();
    return () => {
      if (!streams.delete(end)) return;
      this.#metrics.subscribers.dec();
      if (streams.size === 0) this.#open.delete(key);
    };
  }

  /** Ends all streams; their clients connect again, to another gateway. */
  endAll(): void {
    for (const streams of [...this.#open.values()]) for (const end of [...streams]) end();
  }
}

type Events = AsyncIterableIterator<ExecutionResult>;

/**
 * The results of a source's events. The source ends with its session, and its end is the end of the stream. `onEnd` may
 * be called twice.
 */
function resultsOf(
  source: AsyncIterator<unknown>,
  run: (event: unknown) => Promise<ExecutionResult>,
  onEnd: () => void,
): Events {
  async function* results(): AsyncGenerator<ExecutionResult> {
    try {
      for (let step = await source.next(); !step.done; step = await source.next())
        yield await run(step.value);
    } finally {
      onEnd();
    }
  }
  const stream = results();
  const end = async () => {
    // A generator that was never read from skips its `finally`.
    onEnd();
    // A generator that waits for an event ends only once that wait is over.
    await source.return?.();
    return stream.return(undefined);
  };
  const iterator: Events = {
    next: () => stream.next(),
    return: end,
    throw: end,
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}

/** Calls back when the signal is aborted, at once if it was already. */
function whenAborted(signal: AbortSignal, callback: () => void): void {
  if (signal.aborted) callback();
  else signal.addEventListener('abort', callback, { once: true });
}

interface Parts {
  streams: EventStreams;
  callers: Callers;
  /** Yoga's pipeline for the events of this context. */
  engineOf: (context: object) => Pick<Engine, 'execute'>;
}

/**
 * Subscriptions as server-sent events (GraphQL over SSE, distinct connections mode), which Yoga writes. Other requests
 * with a subscription are refused. Those of WebSockets do not pass here.
 * https://github.com/graphql/graphql-over-http/blob/main/rfcs/GraphQLOverSSE.md
 */
export function useEventStreams({ streams, callers, engineOf }: Parts): Plugin<GatewayContext> {
  return {
    onSubscribe({ args, setSubscribeFn }) {
      const context = args.contextValue as GatewayContext & { request?: Request; params?: OperationParams };
      const { request } = context;
      if (request === undefined) return;
      if (!request.headers.get('accept')?.includes(EVENT_STREAM)) throw notAcceptable();
      const token = context.requireToken();
      const caller = callers.of(request);
      caller.since = sinceOf(context.params);
      setSubscribeFn(async (given: ExecutionArgs) => {
        const engine = engineOf(context);
        const run = async (rootValue: unknown) => {
          const result = (await engine.execute({ ...given, rootValue })) as ExecutionResult;
          const errors = result.errors?.map((error) => withRequestId(error, caller.requestId));
          return errors ? { ...result, errors } : result;
        };
        const ended = new AbortController();
        const end = () => ended.abort();
        // Counted before it is opened: a source that is not returned from would stay subscribed.
        const release = streams.begin(token, end);
        try {
          const source = await createSourceEventStream(given);
          if (Symbol.asyncIterator in source) {
            const results = resultsOf(source[Symbol.asyncIterator](), run, release);
            whenAborted(ended.signal, () => void results.return?.());
            // Nobody reads from the results of a client that has left in the meantime. Without AbortSignal.any: Node keeps
            // its signals with a listener until they are aborted, which a stream that ends by itself never does.
            whenAborted(request.signal, end);
            return results;
          }
          release();
          return source;
        } catch (error) {
          release();
          throw error;
        }
      });
    },
    onResponse({ response }) {
      const { headers } = response;
      // Proxies such as nginx would collect the events first.
      if (headers.get('content-type')?.startsWith(EVENT_STREAM)) headers.set('x-accel-buffering', 'no');
    },
  };
}

const notAcceptable = () =>
  new GraphQLError('Subscriptions run over WebSocket, or by POST with "accept: text/event-stream".', {
    extensions: { code: 'NOT_ACCEPTABLE', http: { status: 406 } },
  });

import { Observable } from 'relay-runtime';
import type {
  FetchFunction,
  GraphQLResponse,
  GraphQLSingularResponse,
  RequestParameters,
  UploadableMap,
  Variables,
} from 'relay-runtime';
import {
  GraphQLErrors,
  NetworkError,
  SessionExpiredError,
  isUnauthenticated,
  toGraphQLErrors,
} from './errors.ts';
import { noteAnswer, noteRequest } from './answers.ts';
import { sessionExpired } from './signals.ts';
import { formOf } from './uploads.ts';

export interface NetworkOptions {
  readonly fetch?: typeof fetch;
  /** The language of the answer's messages, asked for with every request. */
  readonly locale: () => string;
  /** Waits between attempts, in milliseconds. */
  readonly wait?: (ms: number) => Promise<void>;
  /** Sees every failed attempt. */
  readonly onFailure?: (error: unknown) => void;
  /** Names the moment at which a request is sent. */
  readonly mark?: () => number;
  /** Sees every answer before the store does, with the moment of its request. */
  readonly onResponse?: (response: GraphQLSingularResponse, sent: number) => void;
}

const TIMEOUT_MS = 30_000;
const MAX_RETRIES = 3;
const RETRY_STATUSES = new Set([408, 429, 500, 502, 503, 504]);
const MAX_RETRY_AFTER_S = 10;

/** What a request carries: files stand beside the variables, by their path in the operation. */
interface Sent {
  readonly variables: Variables;
  readonly files?: UploadableMap | null;
}

/** Only reading is repeated: a mutation may have happened although its answer was lost. */
function retryDelayFor(error: unknown, request: RequestParameters, attempt: number): number | undefined {
  if (request.operationKind !== 'query' || attempt >= MAX_RETRIES) return undefined;
  const backoff = 1_000 * 2 ** attempt;
  if (error instanceof NetworkError) return navigator.onLine ? backoff : undefined;
  if (!(error instanceof GraphQLErrors) || !RETRY_STATUSES.has(error.status)) return undefined;
  const asked = error.retryAfter ?? 0;
  return asked > MAX_RETRY_AFTER_S ? undefined : Math.max(backoff, asked * 1_000);
}

function post(
  request: RequestParameters,
  { variables, files }: Sent,
  options: NetworkOptions,
  signal: AbortSignal,
) {
  const operation = JSON.stringify({ documentId: request.id, variables });
  return (options.fetch ?? fetch)('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      // Of a form the browser names the type: it alone knows the boundary.
      ...(files ? {} : { 'content-type': 'application/json' }),
      accept: 'application/graphql-response+json, application/json',
      'accept-language': options.locale(),
      'x-graphql-yoga-csrf': '1',
    },
    body: files ? formOf(operation, files) : operation,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
}

/** Null for the viewer would empty the page: nobody is signed in, or, with errors, who it is could not be found out. */
const lacksViewer = (response: GraphQLSingularResponse): boolean =>
  'data' in response && (response.data as { viewer?: unknown } | null)?.viewer === null;

/**
 * Did the very thing that was asked for fail? Its null is no news about it: taken for an answer it would tell of a
 * cluster that was deleted, when only the platform was away for a moment.
 */
const lacksItsRoot = ({ data, errors }: { data: unknown; errors?: readonly object[] }): boolean =>
  (errors ?? []).some((error) => {
    const { path = [] } = error as { path?: readonly (string | number)[] };
    return path.length === 1 && (data as Record<string, unknown>)[String(path[0])] === null;
  });

/** An answer without data is a failure; partial data goes to the store, its empty fields are null there. */
function check(
  response: GraphQLSingularResponse,
  request: RequestParameters,
  { status, headers }: Response,
): GraphQLSingularResponse {
  const errors = 'errors' in response ? response.errors : undefined;
  const isNobody = lacksViewer(response) && !errors?.length;
  if (isUnauthenticated(status, errors) || isNobody) {
    sessionExpired.emit();
    throw new SessionExpiredError();
  }
  if (!('data' in response) || response.data == null || lacksViewer(response))
    throw toGraphQLErrors(status, errors, headers);
  if (request.operationKind === 'query' && lacksItsRoot({ data: response.data, errors }))
    throw toGraphQLErrors(status, errors, headers);
  return response;
}

async function readJson(answer: Response): Promise<GraphQLSingularResponse> {
  const body: unknown = await answer.json().catch(() => null);
  return (typeof body === 'object' && body !== null ? body : {}) as GraphQLSingularResponse;
}

/** One attempt. */
async function attempt(
  request: RequestParameters,
  carried: Sent,
  options: NetworkOptions,
  signal: AbortSignal,
): Promise<GraphQLSingularResponse> {
  const sent = options.mark?.() ?? 0;
  const answer = await post(request, carried, options, signal).catch((cause: unknown) => {
    throw new NetworkError(cause);
  });
  if (request.operationKind === 'query') noteAnswer(answer.headers.get('x-live-rev'));
  const response = check(await readJson(answer), request, answer);
  options.onResponse?.(response, sent);
  return response;
}

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Relay's fetch function: persisted documents over HTTP, typed failures, repeated reading, aborted on disposal. */
export function createFetch(options: NetworkOptions): FetchFunction {
  return (request, known, cacheConfig, files) =>
    Observable.create<GraphQLResponse>((sink) => {
      // `commitWithoutInput` keeps a mutation's input out of the store.
      const variables = (cacheConfig.metadata?.sent as Variables | undefined) ?? known;
      const controller = new AbortController();
      const run = async () => {
        for (let count = 0; ; count += 1) {
          try {
            const asked = attempt(request, { variables, files }, options, controller.signal);
            if (request.operationKind === 'query') noteRequest(asked);
            sink.next(await asked);
            return sink.complete();
          } catch (error) {
            if (controller.signal.aborted) return;
            options.onFailure?.(error);
            const delay = retryDelayFor(error, request, count);
            if (delay === undefined) return sink.error(error as Error);
            await (options.wait ?? sleep)(delay);
            if (controller.signal.aborted) return;
          }
        }
      };
      void run();
      return () => controller.abort();
    });
}

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
import { documentLoaded } from './documentLoaded.ts';
import { recordResponse, recordPending } from './live/responses.ts';
import { sessionExpired } from './signals.ts';
import { formOf } from './mutations/uploads.ts';

export interface NetworkOptions {
  readonly fetch?: typeof fetch;
  /** The language of messages in responses, sent with every request. */
  readonly locale: () => string;
  /** Waits between attempts, in milliseconds. */
  readonly wait?: (ms: number) => Promise<void>;
  /** Called with every failed attempt. */
  readonly onFailure?: (error: unknown) => void;
  /** Returns a mark of the moment at which a request is sent. */
  readonly mark?: () => number;
  /** Called with every response before it reaches the store, and the mark of its request. */
  readonly onResponse?: (response: GraphQLSingularResponse, sent: number) => void;
}

const TIMEOUT_MS = 30_000;
const MAX_RETRIES = 3;
const RETRY_STATUSES = new Set([408, 429, 500, 502, 503, 504]);
const MAX_RETRY_AFTER_S = 10;

/** The payload of a request; files are beside the variables, keyed by their path in the operation. */
interface Sent {
  readonly variables: Variables;
  readonly files?: UploadableMap | null;
  readonly isPreloaded: boolean;
}

/** `cacheConfig.metadata` of a request. */
export interface RequestMetadata {
  /** `commitWithoutInput` keeps a mutation's input out of the store. */
  readonly sent?: Variables;
  /** `loadPage` sends a query before its document is loaded. */
  readonly isPreloaded?: boolean;
}

/** Only queries are retried: a mutation may have been executed although its response was lost. */
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
      // The browser sets the content type of a form, because it chooses the boundary.
      ...(files ? {} : { 'content-type': 'application/json' }),
      accept: 'application/graphql-response+json, application/json',
      'accept-language': options.locale(),
      'x-graphql-yoga-csrf': '1',
    },
    body: files ? formOf(operation, files) : operation,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
}

/**
 * A null viewer would empty the page. It means that the session has ended or, with errors, that the viewer could not be
 * loaded.
 */
const lacksViewer = (response: GraphQLSingularResponse): boolean =>
  'data' in response && (response.data as { viewer?: unknown } | null)?.viewer === null;

/**
 * True if the requested root field itself failed. Its null must not reach the store: a cluster would look deleted when
 * the platform was unavailable for a moment.
 */
const lacksItsRoot = ({ data, errors }: { data: unknown; errors?: readonly object[] }): boolean =>
  (errors ?? []).some((error) => {
    const { path = [] } = error as { path?: readonly (string | number)[] };
    return path.length === 1 && (data as Record<string, unknown>)[String(path[0])] === null;
  });

/** A response without data is a failure; partial data goes to the store with nulls for the failed fields. */
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

/** Undefined for what is no JSON, such as the error page of a proxy. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readJson(answer: Response): Promise<GraphQLSingularResponse> {
  // The connection may be lost in the middle of a response.
  const text = await answer.text().catch((cause: unknown) => {
    throw new NetworkError(cause);
  });
  const body = parsed(text);
  return (typeof body === 'object' && body !== null ? body : {}) as GraphQLSingularResponse;
}

/** A single attempt. */
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
  if (request.operationKind === 'query') recordResponse(answer.headers.get('x-live-rev'));
  const response = check(await readJson(answer), request, answer);
  // Relay keeps the response until then: events that arrive meanwhile are newer, and `onResponse` has to know them.
  if (carried.isPreloaded && request.id) await documentLoaded(request.id, signal);
  options.onResponse?.(response, sent);
  return response;
}

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Relay's fetch function: persisted documents over HTTP, typed failures, retried queries, aborted on disposal. */
export function createFetch(options: NetworkOptions): FetchFunction {
  return (request, known, cacheConfig, files) =>
    Observable.create<GraphQLResponse>((sink) => {
      const metadata: RequestMetadata = cacheConfig.metadata ?? {};
      const carried = {
        variables: metadata.sent ?? known,
        files,
        isPreloaded: metadata.isPreloaded ?? false,
      };
      const controller = new AbortController();
      const run = async () => {
        for (let count = 0; ; count += 1) {
          try {
            const asked = attempt(request, carried, options, controller.signal);
            if (request.operationKind === 'query') recordPending(asked);
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

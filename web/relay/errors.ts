import type { PayloadError } from 'relay-runtime';

/** The codes of unexpected failures; texts are in `errors.json` under `code`. */
const FAILURE_CODES = [
  'NETWORK_ERROR',
  'SESSION_EXPIRED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'RATE_LIMITED',
  'PROVIDER_UNAVAILABLE',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_INVALID',
  'INTERNAL',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

/** The server could not be reached: offline, refused, or no answer within the time limit. */
export class NetworkError extends Error {
  readonly code = 'NETWORK_ERROR';
  override readonly name = 'NetworkError';
  constructor(cause?: unknown) {
    super('Unable to connect to server. Please check your connection and try again.', { cause });
  }
}

/** The session has ended. Components show nothing: the dialog to sign in again is already open. */
export class SessionExpiredError extends Error {
  readonly code = 'SESSION_EXPIRED';
  override readonly name = 'SessionExpiredError';
  constructor() {
    super('Session expired');
  }
}

/** A response without data: a masked failure with its code and a request id for support. */
export class GraphQLErrors extends Error {
  override readonly name = 'GraphQLErrors';
  constructor(
    message: string,
    readonly code: FailureCode,
    readonly status: number,
    readonly requestId?: string,
    /** Seconds after which a retry makes sense, if the server sent them. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

export type RequestFailure = NetworkError | SessionExpiredError | GraphQLErrors;

/** True for the failures above, false for programming errors. */
export function isRequestFailure(error: unknown): error is RequestFailure {
  return (
    error instanceof NetworkError || error instanceof SessionExpiredError || error instanceof GraphQLErrors
  );
}

interface ErrorExtensions {
  code?: unknown;
  requestId?: unknown;
  retryAfter?: unknown;
}

const extensionsOf = (error: PayloadError | undefined): ErrorExtensions =>
  (error as { extensions?: ErrorExtensions } | undefined)?.extensions ?? {};

const STATUS_CODES: Readonly<Record<number, FailureCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'RATE_LIMITED',
  502: 'UPSTREAM_UNAVAILABLE',
  503: 'UPSTREAM_UNAVAILABLE',
  504: 'UPSTREAM_UNAVAILABLE',
};

function toCode(value: unknown, status: number): FailureCode {
  return FAILURE_CODES.find((code) => code === value) ?? STATUS_CODES[status] ?? 'INTERNAL';
}

/** True if the response contains UNAUTHENTICATED. */
export function isUnauthenticated(status: number, errors: readonly PayloadError[] | undefined): boolean {
  return status === 401 || (errors ?? []).some((error) => extensionsOf(error).code === 'UNAUTHENTICATED');
}

/** Turns a response without data into a typed failure. */
export function toGraphQLErrors(
  status: number,
  errors: readonly PayloadError[] | undefined,
  headers?: Headers,
): GraphQLErrors {
  const first = errors?.[0];
  const { code, requestId, retryAfter } = extensionsOf(first);
  const seconds = Number(retryAfter ?? headers?.get('retry-after') ?? NaN);
  return new GraphQLErrors(
    first?.message ?? `The server answered with status ${status}.`,
    toCode(code, status),
    status,
    typeof requestId === 'string' ? requestId : (headers?.get('x-request-id') ?? undefined),
    Number.isFinite(seconds) ? seconds : undefined,
  );
}

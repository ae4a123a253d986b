import type { GraphQLError } from 'graphql/index.js';

/** Statuses of responses without data; 400 for other codes. */
const STATUSES: Partial<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  TEXT_REFUSED: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UPSTREAM_INVALID: 502,
  PROVIDER_UNAVAILABLE: 503,
  UPSTREAM_UNAVAILABLE: 503,
};

function headersFor({ extensions }: GraphQLError): Record<string, string> {
  const { code, retryAfter } = extensions;
  return {
    ...(code === 'UNAUTHENTICATED' ? { 'www-authenticate': 'Bearer' } : {}),
    ...(typeof retryAfter === 'number' ? { 'retry-after': String(retryAfter) } : {}),
  };
}

/** What Yoga takes from an error; `spec` restricts the status to `application/graphql-response+json`. */
export interface ErrorHttp {
  status?: number;
  headers?: Record<string, string>;
  spec?: boolean;
}

/**
 * Status and headers of a response with this error. Without data the status is the one that GraphQL over HTTP requires;
 * `application/json` keeps status 200, except for missing authentication and rate limits.
 */
export function httpOf(error: GraphQLError, hasData: boolean): ErrorHttp {
  const own = error.extensions['http'];
  const headers = { ...headersFor(error), ...own?.headers };
  if (hasData || own?.status !== undefined) return { ...own, headers };
  const status = STATUSES[String(error.extensions['code'])] ?? 400;
  return { status, headers, spec: status !== 401 && status !== 429 };
}

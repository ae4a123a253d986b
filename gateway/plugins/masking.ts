import { GraphQLError } from 'graphql/index.js';
import type { Logger } from 'pino';
import { graphErrorFrom } from '../graphql/failures.ts';
import { codedError, InputError, PlanLimitError, RefusedError } from '../graphql/errors.ts';
import { messageOf, verbatim } from '../graphql/messages.ts';
import type { ErrorHttp } from './statuses.ts';
import { withoutValues } from './variables.ts';

/** The top-level error of a refusal in a field without a result union; null for unexpected errors. */
function topLevelError(error: unknown): GraphQLError | null {
  if (error instanceof GraphQLError) return error;
  if (error instanceof InputError)
    return codedError('BAD_USER_INPUT', error.detail ?? verbatim(error.message), { issues: error.issues });
  if (error instanceof RefusedError) return codedError('FORBIDDEN', error.detail, { refusal: error.code });
  if (error instanceof PlanLimitError)
    return codedError('FORBIDDEN', error.detail, { refusal: 'PLAN_LIMIT' });
  return null;
}

function located(error: GraphQLError, at: unknown): GraphQLError {
  const place = at instanceof GraphQLError ? { nodes: at.nodes, path: at.path } : {};
  return new GraphQLError(error.message, { extensions: error.extensions, ...place });
}

/** The thrown error inside the executor's wrappers. */
function causeOf(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

/** Masked errors with the request ids of their responses. */
const answeredTo = new WeakMap<GraphQLError, string>();

/**
 * The error that clients get: deliberate errors unchanged, refusals with their code, and all others as INTERNAL
 * without details. The original is logged.
 */
export function createMask(log: Logger): (error: unknown) => Error {
  return (error) => {
    const cause = causeOf(error);
    if (cause instanceof GraphQLError) return error instanceof GraphQLError ? error : cause;
    const deliberate = topLevelError(graphErrorFrom(cause));
    if (deliberate !== null) return located(deliberate, error);
    const masked = located(codedError('INTERNAL', messageOf('UNEXPECTED_ERROR')), error);
    const path = error instanceof GraphQLError ? error.path : undefined;
    // The request id is added to the response later in this tick, and the log line needs it.
    setImmediate(() =>
      log.error({ err: cause, path, requestId: answeredTo.get(masked) }, 'unexpected error'),
    );
    return masked;
  };
}

/** The error with the request id in its extensions, for bug reports, and what it sets in the HTTP response. */
export function withRequestId(error: GraphQLError, requestId: string, http?: ErrorHttp): GraphQLError {
  if (!answeredTo.has(error)) answeredTo.set(error, requestId);
  const { message, nodes, path, originalError, extensions } = error;
  const named = new GraphQLError(withoutValues(message), {
    nodes,
    path,
    originalError: originalError ?? null,
    extensions: { code: 'BAD_REQUEST', ...extensions, requestId, ...(http ? { http } : {}) },
  });
  if (error.locations !== undefined)
    Object.defineProperty(named, 'locations', { value: error.locations, enumerable: true });
  return named;
}

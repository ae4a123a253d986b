import { getOperationAST, type ExecutionArgs, type GraphQLError } from 'graphql/index.js';
import type { Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import type { GatewayContext } from '../graphql/context.ts';
import { withRequestId } from './masking.ts';
import type { Operations } from './operations.ts';
import type { Metrics } from './metrics.ts';
import { httpOf } from './statuses.ts';

interface Outcome {
  errors?: readonly GraphQLError[] | undefined;
  extensions?: object | undefined;
}

/** Whether the result is a single one and not a stream. */
export const isOutcome = (result: unknown): result is Outcome =>
  typeof result === 'object' && result !== null && !(Symbol.asyncIterator in result);

/** The code under which an error is counted. */
export function codeOf(error: GraphQLError): string {
  const { code } = error.extensions;
  return typeof code === 'string' ? code : 'BAD_REQUEST';
}

/** Name and kind of the operation. Names in text operations are chosen by clients and must not become labels. */
function labelsOf(args: ExecutionArgs, isPersisted: boolean): { kind: string; name: string } {
  const operation = getOperationAST(args.document, args.operationName);
  const name = operation?.name?.value ?? 'anonymous';
  return { kind: operation?.operation ?? 'unknown', name: isPersisted ? name : 'text' };
}

/** Log and metrics of operations. */
interface Noting {
  log: Logger;
  metrics: Metrics;
}

/**
 * Starts one log line and one measurement of an operation, without variables, tokens or text. Call it with the
 * result.
 */
function logOperation(
  { log, metrics }: Noting,
  { requestId, trace }: Pick<GatewayContext, 'requestId' | 'trace'>,
  { kind, name }: { kind: string; name: string },
): (result: unknown) => void {
  const started = performance.now();
  // A subscription is executed for every event, which is too much for the info level.
  const level = kind === 'subscription' ? 'debug' : 'info';
  return (result) => {
    const errors = isOutcome(result) ? (result.errors ?? []) : [];
    const seconds = (performance.now() - started) / 1000;
    metrics.operations.observe({ kind, name, outcome: errors.length > 0 ? 'error' : 'ok' }, seconds);
    const ms = Math.round(seconds * 1000);
    log[level]({ requestId, ...trace?.ids, kind, name, ms, errors: errors.map(codeOf) }, 'operation');
  };
}

/** Logs and measures every operation. */
export function useRequestLog(
  noting: Noting,
  operations: Pick<Operations, 'isKnown'>,
): Plugin<GatewayContext> {
  return {
    onExecute(payload) {
      const args = payload.args as ExecutionArgs;
      const context = args.contextValue as GatewayContext;
      const done = logOperation(noting, context, labelsOf(args, operations.isKnown(args.document)));
      return { onExecuteDone: ({ result }) => done(result) };
    },
  };
}

/** Adds request id, HTTP status and headers to every error of a response, and counts the errors by code. */
export function useRequestIds(metrics: Metrics, requestIdOf: (request: Request) => string): Plugin {
  return {
    onResultProcess(payload) {
      const { request, result } = payload;
      if (!isOutcome(result) || !result.errors?.length) return;
      const requestId = requestIdOf(request);
      for (const error of result.errors) metrics.errors.inc({ code: codeOf(error) });
      const hasData = 'data' in result;
      const errors = result.errors.map((error) => withRequestId(error, requestId, httpOf(error, hasData)));
      payload.setResult({ ...result, errors });
    },
    onResponse({ request, response }) {
      response.headers.set('x-request-id', requestIdOf(request));
    },
  };
}

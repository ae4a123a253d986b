import { getOperationAST, OperationTypeNode, type ExecutionArgs } from 'graphql/index.js';
import type { Plugin } from 'graphql-yoga';
import type { GatewayContext } from '../graphql/context.ts';
import { traceOf } from '../tracing/trace.ts';
import { nodeRequestOf, type Callers } from './callers.ts';
import type { Operations } from './operations.ts';
import { codeOf, isOutcome } from './requests.ts';

/** Adds the operation to the span of its request, without variables or text. Only used while tracing is on. */
export function useTraces(callers: Callers, operations: Pick<Operations, 'idOf'>): Plugin<GatewayContext> {
  return {
    onRequest({ request, serverContext }) {
      const trace = traceOf(nodeRequestOf(serverContext));
      if (trace === undefined) return;
      callers.trace(request, trace);
      trace.requestId(callers.of(request).requestId);
    },
    onExecute({ args }) {
      const { document, operationName, contextValue } = args as ExecutionArgs;
      const operation = getOperationAST(document, operationName);
      // The span of a subscription's event has its name already.
      if (!operation || operation.operation === OperationTypeNode.SUBSCRIPTION) return;
      const { trace } = contextValue as GatewayContext;
      trace?.operation(operation.operation, operation.name?.value, operations.idOf(document));
    },
    onResultProcess({ request, result }) {
      if (isOutcome(result) && result.errors?.length)
        callers.of(request).trace?.errors(result.errors.map(codeOf));
    },
  };
}

import { isAsyncIterable } from '@graphql-tools/utils';
import {
  execute,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql/index.js';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Plugin } from 'graphql-yoga';
import type { Operations } from './operations.ts';

const PARTIAL = new Set(['defer', 'stream']);

/** Answers in parts are the general executor's work: the compiled one would wait for everything. */
function isPartial(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive(node) {
      found ||= PARTIAL.has(node.name.value);
    },
  });
  return found;
}

function compile(schema: GraphQLSchema, { document, operationName }: ExecutionArgs): CompiledQuery | null {
  const kind = getOperationAST(document, operationName)?.operation;
  if (kind === undefined || kind === OperationTypeNode.SUBSCRIPTION || isPartial(document)) return null;
  // Its own JSON serializer knows no scalars of ours, and most documents hold a DateTime.
  const compiled = compileQuery(schema, document, operationName ?? undefined);
  return isCompiledQuery(compiled) ? compiled : null;
}

/** The compiler's errors lack the empty extensions that every other error has. */
function complete(error: GraphQLError): GraphQLError {
  const { message, nodes, path, originalError, extensions } = error;
  return new GraphQLError(message, { nodes, path, originalError: originalError ?? null, extensions });
}

/**
 * Runs persisted queries and mutations as functions compiled from their documents, at their first use: their number is
 * bounded, while text could fill the memory. Measured in docs/benchmarks.md.
 */
export function useCompiled(schema: GraphQLSchema, operations: Pick<Operations, 'isKnown'>): Plugin {
  const ready = new WeakMap<DocumentNode, CompiledQuery | null>();
  const compiledFor = (args: ExecutionArgs): CompiledQuery | null => {
    if (!operations.isKnown(args.document)) return null;
    const before = ready.get(args.document);
    if (before !== undefined) return before;
    const made = compile(schema, args);
    ready.set(args.document, made);
    return made;
  };
  return {
    onExecute({ args: given, setExecuteFn }) {
      const args = given as ExecutionArgs;
      // Yoga's own executor would subscribe: here one event of a subscription is executed (`fanout/`).
      if (getOperationAST(args.document, args.operationName)?.operation === OperationTypeNode.SUBSCRIPTION)
        return setExecuteFn(execute);
      const compiled = compiledFor(args);
      if (compiled === null) return;
      setExecuteFn(async ({ rootValue, contextValue, variableValues }: ExecutionArgs) => {
        const result: ExecutionResult = await compiled.query(rootValue, contextValue, variableValues ?? {});
        if (isAsyncIterable(result)) return result;
        const { errors, data } = result;
        return errors?.length ? { data, errors: errors.map(complete) } : { data, stringify: JSON.stringify };
      });
    },
  };
}

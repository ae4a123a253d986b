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
import type { GatewayContext } from '../graphql/context.ts';
import { splitDeferred } from './deferredDocuments.ts';
import type { Operations } from './operations.ts';

const PARTIAL = new Set(['defer', 'stream']);

/** Does the document ask for its answer in parts? */
function asksForParts(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive(node) {
      found ||= PARTIAL.has(node.name.value);
    },
  });
  return found;
}

/** The compiler's errors lack the empty extensions that every other error has. */
function complete(error: GraphQLError): GraphQLError {
  const { message, nodes, path, originalError, extensions } = error;
  return new GraphQLError(message, { nodes, path, originalError: originalError ?? null, extensions });
}

type Run = (
  context: GatewayContext,
  variables: Readonly<Record<string, unknown>>,
  root?: unknown,
) => Promise<ExecutionResult>;

/** A deferred fragment as a function; its data lies at the path in the result. */
export interface CompiledPart {
  label: string | null;
  path: readonly string[];
  run: Run;
}

/** The functions of an answer in parts: all of them at once, in one context. */
export interface CompiledParts {
  first: Run;
  rest: readonly CompiledPart[];
}

/** A persisted query or mutation as a function. */
export interface CompiledOperation {
  kind: 'query' | 'mutation';
  name: string;
  /** Does it ask for an answer in parts? `run` waits for everything. */
  hasParts: boolean;
  /** The same in parts; null where only the general executor can tell them apart. */
  parts: CompiledParts | null;
  run: Run;
}

const runner =
  ({ query }: CompiledQuery): Run =>
  async (context, variables, root) => {
    const result: ExecutionResult = await query(root, context, variables);
    const { errors, data } = result;
    return errors?.length && !isAsyncIterable(result) ? { data, errors: errors.map(complete) } : result;
  };

/**
 * Persisted queries and mutations, compiled from their documents at their first use: their number is bounded, while
 * text could fill the memory. Measured in docs/benchmarks.md.
 */
export class CompiledOperations {
  readonly #schema: GraphQLSchema;
  readonly #operations: Pick<Operations, 'isKnown'>;
  readonly #ready = new WeakMap<DocumentNode, CompiledOperation | null>();

  constructor(schema: GraphQLSchema, operations: Pick<Operations, 'isKnown'>) {
    this.#schema = schema;
    this.#operations = operations;
  }

  /** Null for text, for subscriptions and for what cannot be compiled. */
  of(document: DocumentNode): CompiledOperation | null {
    const before = this.#ready.get(document);
    if (before !== undefined) return before;
    if (!this.#operations.isKnown(document)) return null;
    const made = this.#compile(document);
    this.#ready.set(document, made);
    return made;
  }

  #compile(document: DocumentNode): CompiledOperation | null {
    const operation = getOperationAST(document);
    if (!operation || operation.operation === OperationTypeNode.SUBSCRIPTION) return null;
    const run = this.#runnerOf(document);
    const hasParts = asksForParts(document);
    return (
      run && {
        kind: operation.operation,
        name: operation.name?.value ?? 'anonymous',
        hasParts,
        // Mutations run one after the other, and once.
        parts: hasParts && operation.operation === OperationTypeNode.QUERY ? this.#partsOf(document) : null,
        run,
      }
    );
  }

  #runnerOf(document: DocumentNode): Run | null {
    // Its own JSON serializer knows no scalars of ours, and most documents hold a DateTime.
    const compiled = compileQuery(this.#schema, document);
    return isCompiledQuery(compiled) ? runner(compiled) : null;
  }

  #partsOf(document: DocumentNode): CompiledParts | null {
    const split = splitDeferred(this.#schema, document);
    const first = split && this.#runnerOf(split.first);
    if (!split || !first) return null;
    const rest: CompiledPart[] = [];
    for (const { label, path, document: part } of split.rest) {
      const run = this.#runnerOf(part);
      if (run === null) return null;
      rest.push({ label, path, run });
    }
    return { first, rest };
  }
}

/** Runs compiled operations as such. */
export function useCompiled(compiled: CompiledOperations): Plugin {
  return {
    onExecute({ args: given, setExecuteFn }) {
      const args = given as ExecutionArgs;
      // Yoga's own executor would subscribe: here one event of a subscription is executed (`fanout/`).
      if (getOperationAST(args.document, args.operationName)?.operation === OperationTypeNode.SUBSCRIPTION)
        return setExecuteFn(execute);
      const operation = compiled.of(args.document);
      if (operation === null || operation.hasParts) return;
      setExecuteFn(async ({ rootValue, contextValue, variableValues }: ExecutionArgs) => {
        const result = await operation.run(contextValue as GatewayContext, variableValues ?? {}, rootValue);
        return result.errors?.length ? result : { ...result, stringify: JSON.stringify };
      });
    },
  };
}

import {
  execute,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql/index.js';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Plugin } from 'graphql-yoga';

type Execute = (args: ExecutionArgs) => Promise<ExecutionResult>;

/** The compiler's errors lack the empty extensions that other errors have. */
function withExtensions(error: GraphQLError): GraphQLError {
  const { message, nodes, path, originalError, extensions } = error;
  return new GraphQLError(message, { nodes, path, originalError: originalError ?? null, extensions });
}

/** Errors of the variables from graphql-js, which unlike the compiler reports the position and reason. */
function variableErrors({ schema, document, operationName, variableValues }: ExecutionArgs) {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  return getVariableValues(schema, definitions, variableValues ?? {}).errors;
}

/** Null when the document cannot be compiled, for example because there is no operation with the given name. */
function compile(schema: GraphQLSchema, document: DocumentNode, operationName: string): Execute | null {
  const compiled = compileQuery(schema, document, operationName);
  if (!isCompiledQuery(compiled)) return null;
  return async (args) => {
    const { rootValue, contextValue, variableValues } = args;
    const result: ExecutionResult = await compiled.query(rootValue, contextValue, variableValues ?? {});
    const { data, errors } = result;
    if (!errors?.length) return result;
    const wrong = data ? undefined : variableErrors(args);
    return wrong ? { errors: wrong } : { data, errors: errors.map(withExtensions) };
  };
}

/**
 * Executes every operation with graphql-jit. An operation is compiled at its first execution and cached with its
 * document, which is kept by Yoga's document cache or the persisted operations. Events of subscriptions are executed
 * like queries.
 */
export function useCompiled(schema: GraphQLSchema): Plugin {
  const compiled = new WeakMap<DocumentNode, Map<string, Execute>>();
  return {
    onExecute({ args, setExecuteFn }) {
      const { document, operationName } = args as ExecutionArgs;
      const name = operationName ?? '';
      const known = compiled.get(document) ?? new Map<string, Execute>();
      const run = known.get(name) ?? compile(schema, document, name);
      if (run === null) return setExecuteFn(execute);
      compiled.set(document, known.set(name, run));
      setExecuteFn(run);
    },
  };
}

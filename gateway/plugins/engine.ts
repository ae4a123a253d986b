import type {
  DocumentNode,
  ExecutionArgs,
  ExecutionResult,
  GraphQLError,
  GraphQLSchema,
} from 'graphql/index.js';
import type { Caller } from '../graphql/context.ts';
import type { Gateway } from '../yoga.ts';

/** Yoga's pipeline without HTTP: parsing, validation, context, masking and execution by the plugins. */
export interface Engine {
  schema: GraphQLSchema;
  parse: (text: string) => DocumentNode;
  validate: (schema: GraphQLSchema, document: DocumentNode) => readonly GraphQLError[];
  contextFactory: () => Promise<unknown>;
  subscribe: (args: ExecutionArgs) => Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult>;
  execute: (args: ExecutionArgs) => Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult>;
}

/** The pipeline for one context. */
export function engineOf(yoga: { getEnveloped(context: object): unknown }, context: object): Engine {
  return yoga.getEnveloped(context) as Engine;
}

/** The pipeline for one operation of a WebSocket. */
export function engineFor(gateway: Gateway, caller: Caller, params: unknown): Engine {
  return engineOf(gateway.yoga, { socketCaller: caller, params });
}

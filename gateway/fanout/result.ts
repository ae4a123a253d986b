import type { ExecutionResult, GraphQLError } from 'graphql/index.js';
import { withRequestId } from '../plugins/masking.ts';

/**
 * The result of one event for all subscribers of an execution, serialised once unless errors need each request's id.
 */
export class SharedResult {
  readonly errors: readonly GraphQLError[];
  /** The reason to refetch; null for an event. */
  readonly resync: string | null;
  readonly #data: ExecutionResult['data'];
  readonly #extensions: ExecutionResult['extensions'];
  #text: string | null = null;

  constructor({ data, errors, extensions }: ExecutionResult, resync: string | null = null) {
    this.#data = data;
    this.#extensions = extensions;
    this.errors = errors ?? [];
    this.resync = resync;
  }

  /** The JSON of the result for the request with this id. */
  textFor(requestId: string): string {
    // JSON omits undefined members.
    const result = { data: this.#data, extensions: this.#extensions };
    if (this.errors.length === 0) return (this.#text ??= JSON.stringify(result));
    const errors = this.errors.map((error) => withRequestId(error, requestId));
    return JSON.stringify({ errors, ...result });
  }
}

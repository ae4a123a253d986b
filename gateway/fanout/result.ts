import type { ExecutionResult, GraphQLError } from 'graphql/index.js';
import { withRequestId } from '../plugins/masking.ts';

/** One event's answer for everybody who asked the same: text once, unless errors need each reader's request id. */
export class SharedResult {
  readonly errors: readonly GraphQLError[];
  /** Why readers have to fetch again; null for an event. */
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

  /** The JSON of the answer for the request of this id. */
  textFor(requestId: string): string {
    // What is undefined is left out of the JSON.
    const result = { data: this.#data, extensions: this.#extensions };
    if (this.errors.length === 0) return (this.#text ??= JSON.stringify(result));
    const errors = this.errors.map((error) => withRequestId(error, requestId));
    return JSON.stringify({ errors, ...result });
  }
}

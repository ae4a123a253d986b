import type { ExecutionResult } from 'graphql/index.js';
import type { Plugin } from 'graphql-yoga';
import { nodeRequestOf } from './callers.ts';

/** What an operation answered that ran before Yoga saw its request, and the rev of its beginning. */
export interface Finished {
  result: ExecutionResult;
  rev: string;
}

/** Results by Node request: Yoga answers them as it answers its own. */
export type HandedOver = WeakMap<object, Finished>;

/** What was handed over with the request under a Fetch one. */
export function finishedFor(handedOver: HandedOver, serverContext: object | undefined): Finished | undefined {
  const request = nodeRequestOf(serverContext);
  return request === undefined ? undefined : handedOver.get(request);
}

/** Answers with what is handed over, in place of running the operation once more. */
export function useHandedOver(handedOver: HandedOver): Plugin {
  return {
    onParams({ context, setResult }) {
      const finished = finishedFor(handedOver, context);
      if (finished !== undefined) setResult(finished.result);
    },
  };
}

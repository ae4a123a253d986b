import type { GraphQLError } from 'graphql/index.js';
import type { Plugin } from 'graphql-yoga';
import type { GatewayContext } from '../graphql/context.ts';
import { withRequestId } from './masking.ts';
import type { Metrics } from './metrics.ts';

interface Incremental {
  errors?: readonly GraphQLError[];
  [key: string]: unknown;
}
interface Part {
  errors?: readonly GraphQLError[];
  incremental?: readonly Incremental[];
  [key: string]: unknown;
}

interface DeferredParts {
  mask: (error: unknown) => Error;
  metrics: Pick<Metrics, 'errors'>;
}

type Asking = Pick<GatewayContext, 'requestId' | 'trace'>;

/** An error of a part as it is answered: masked before, with the request id, and counted. */
function told(metrics: DeferredParts['metrics'], { requestId, trace }: Asking, error: Error): GraphQLError {
  const known = withRequestId(error as GraphQLError, requestId);
  metrics.errors.inc({ code: String(known.extensions.code) });
  trace?.errors([String(known.extensions.code)]);
  return known;
}

/** The errors of a deferred fragment as they are answered. */
export const toldErrors = (
  { mask, metrics }: DeferredParts,
  asking: Asking,
  errors: readonly unknown[],
): GraphQLError[] => errors.map((error) => told(metrics, asking, mask(error)));

const isStream = (result: unknown): result is AsyncIterableIterator<Part> =>
  typeof result === 'object' && result !== null && Symbol.asyncIterator in result;

/** The same stream with each part changed; stopping it stops the execution behind it. */
function mapped(
  parts: AsyncIterableIterator<Part>,
  change: (part: Part) => Part,
): AsyncIterableIterator<Part> {
  const next = ({ value, done }: IteratorResult<Part>): IteratorResult<Part> =>
    done ? { value: undefined, done } : { value: change(value), done: false };
  return {
    next: async () => next(await parts.next()),
    return: async () => (await parts.return?.()) ?? { value: undefined, done: true },
    throw: async (error: unknown) => {
      await parts.return?.();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/**
 * Answers that come in parts. Yoga masks the errors of the first part only, so those of deferred fragments are masked
 * here; all of them get the request id and are counted. Proxies are told not to collect the parts.
 */
export function useDeferredParts(parts: DeferredParts): Plugin<GatewayContext> {
  return {
    onExecute({ args }) {
      const asking = args.contextValue as GatewayContext;
      const change = (part: Part): Part => ({
        ...part,
        ...(part.errors ? { errors: part.errors.map((error) => told(parts.metrics, asking, error)) } : {}),
        ...(part.incremental
          ? {
              incremental: part.incremental.map((each) => ({
                ...each,
                ...(each.errors ? { errors: toldErrors(parts, asking, each.errors) } : {}),
              })),
            }
          : {}),
      });
      return {
        onExecuteDone({ result, setResult }) {
          if (isStream(result)) setResult(mapped(result, change) as never);
        },
      };
    },
    onResponse({ response }) {
      if (response.headers.get('content-type')?.startsWith('multipart/mixed'))
        response.headers.set('x-accel-buffering', 'no');
    },
  };
}

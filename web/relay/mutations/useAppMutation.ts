import { useCallback } from 'react';
import { useMutation } from 'react-relay/hooks';
import type { UseMutationConfig } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { mutationError_error$key } from './__generated__/mutationError_error.graphql.ts';
import { commitWithoutInput } from './commitWithoutInput.ts';
import { readMutationError, toFailed, type MutationFailure } from './mutationError.ts';
import { paymentRequired } from '../signals.ts';

type RootField<Mutation extends MutationParameters> = Mutation['response'][keyof Mutation['response']];

/**
 * The payload of a successful mutation: the fragment aliased as `payload`, or the whole result if the union has several
 * successful members with an alias each.
 */
export type PayloadOf<Result> = Result extends { readonly payload: infer Payload }
  ? NonNullable<Payload>
  : Omit<Result, 'error'>;

export type MutationResult<Payload> = { readonly ok: true; readonly payload: Payload } | MutationFailure;

interface AnyResult {
  readonly error?: mutationError_error$key | null;
  readonly payload?: unknown;
}

/** Splits the result of a mutation into payload and failure. */
export function toMutationResult<Result>(result: Result): MutationResult<PayloadOf<Result>> {
  // Relay types each result separately; all of them have these aliases.
  const { error, payload = result } = (result ?? {}) as AnyResult;
  if (error) return readMutationError(error);
  if (!payload) return toFailed(new Error('The server answered with a result of an unknown type.'));
  return { ok: true, payload: payload as PayloadOf<Result> };
}

type MutationOptions<Mutation extends MutationParameters> = Pick<
  UseMutationConfig<Mutation>,
  'optimisticResponse' | 'optimisticUpdater' | 'updater' | 'uploadables'
>;

export type Mutate<Mutation extends MutationParameters> = (
  variables: Mutation['variables'],
  options?: MutationOptions<Mutation>,
) => Promise<MutationResult<PayloadOf<RootField<Mutation>>>>;

/**
 * Turns a compiled mutation with one root field into `[mutate, isPending]`. `mutate` always resolves, with the payload
 * or the reason for the failure. The mutation aliases its payload and spreads `...mutationError_error @alias(as:
 * "error")`.
 */
export function useAppMutation<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [mutate: Mutate<Mutation>, isPending: boolean] {
  const [commit, isPending] = useMutation<Mutation>(mutation, commitWithoutInput);
  const mutate = useCallback<Mutate<Mutation>>(
    (variables, options) =>
      new Promise((resolve) => {
        commit({
          ...options,
          variables,
          onCompleted: (response) => {
            const [field] = Object.values(response as Record<string, RootField<Mutation>>);
            const result = toMutationResult(field as RootField<Mutation>);
            if (!result.ok && result.kind === 'refused' && result.code === 'PAYMENT_REQUIRED') {
              if (result.updatePaymentUrl) window.location.assign(result.updatePaymentUrl);
              else paymentRequired.emit({ message: result.message, plan: result.plan });
            }
            resolve(result);
          },
          onError: (error) => resolve(toFailed(error)),
        });
      }),
    [commit],
  );
  return [mutate, isPending];
}

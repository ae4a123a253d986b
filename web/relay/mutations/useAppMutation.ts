import { useCallback } from 'react';
import { useMutation } from 'react-relay/hooks';
import type { UseMutationConfig } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { mutationError_error$key } from './__generated__/mutationError_error.graphql.ts';
import { commitWithoutInput } from './commitWithoutInput.ts';
import { readMutationError, toFailed, type MutationFailure } from './mutationError.ts';
import { paymentRequired } from '../signals.ts';

/**
 * The payload of a successful mutation: the fragment aliased as `payload`, or the whole result if the union has several
 * successful members with an alias each.
 */
type PayloadOf<Result> = Result extends { readonly payload: infer Payload }
  ? NonNullable<Payload>
  : Omit<Result, 'error'>;

export type MutationResult<Payload> = { readonly ok: true; readonly payload: Payload } | MutationFailure;

/** The payload of a mutation with one root field. */
export type MutationPayload<Mutation extends MutationParameters> = PayloadOf<
  Mutation['response'][keyof Mutation['response']]
>;

interface AnyResult {
  readonly error?: mutationError_error$key | null;
  readonly payload?: unknown;
}

/** Splits the response of a mutation with one root field into payload and failure. */
export function toMutationResult<Mutation extends MutationParameters>(
  response: Mutation['response'],
): MutationResult<MutationPayload<Mutation>> {
  // Relay types each result separately; all of them have these aliases.
  const [result] = Object.values(response as Record<string, AnyResult | null>);
  const { error, payload = result } = result ?? {};
  if (error) return readMutationError(error);
  if (!payload) return toFailed(new Error('The server answered with a result of an unknown type.'));
  return { ok: true, payload } as MutationResult<MutationPayload<Mutation>>;
}

type MutationOptions<Mutation extends MutationParameters> = Pick<
  UseMutationConfig<Mutation>,
  'optimisticResponse' | 'optimisticUpdater' | 'updater' | 'uploadables'
>;

export type Mutate<Mutation extends MutationParameters> = (
  variables: Mutation['variables'],
  options?: MutationOptions<Mutation>,
) => Promise<MutationResult<MutationPayload<Mutation>>>;

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
            const result = toMutationResult<Mutation>(response);
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

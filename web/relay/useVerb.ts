import { useCallback } from 'react';
import { useMutation } from 'react-relay/hooks';
import type { UseMutationConfig } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { isRequestFailure, GraphQLErrors } from './errors.ts';
import type { RequestFailure } from './errors.ts';

export interface Issue {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

type ResultOf<Mutation extends MutationParameters> = NonNullable<
  Mutation['response'] extends infer Response ? Response[keyof Response] : never
>;
type Named = { readonly __typename?: string };
type FailureNames = 'InputError' | 'RefusedError' | 'PlanLimitError' | '%other';

/** What is left of a result union without its failures: the payload, or another expected step of the same verb. */
export type PayloadOf<Mutation extends MutationParameters> = Exclude<
  ResultOf<Mutation>,
  { readonly __typename: FailureNames }
>;

export type VerbFailure =
  | {
      readonly ok: false;
      readonly kind: 'input';
      readonly message: string;
      readonly issues: readonly Issue[];
    }
  | { readonly ok: false; readonly kind: 'refused'; readonly code: string; readonly message: string }
  | {
      readonly ok: false;
      readonly kind: 'limit';
      readonly limit: number;
      readonly current: number;
      readonly plan: string | null;
      readonly message: string;
    }
  | { readonly ok: false; readonly kind: 'failed'; readonly error: RequestFailure };

export type VerbResult<Payload> = { readonly ok: true; readonly payload: Payload } | VerbFailure;

interface ErrorMember {
  __typename?: string;
  message?: string;
  issues?: readonly Issue[];
  code?: string;
  limit?: number;
  current?: number;
  plan?: string | null;
}

/** A request that did not get through, as a failed verb. */
export function toFailed(error: unknown): VerbFailure {
  const failure = isRequestFailure(error)
    ? error
    : new GraphQLErrors(error instanceof Error ? error.message : String(error), 'INTERNAL', 0);
  return { ok: false, kind: 'failed', error: failure };
}

/** Sorts a result union into payload and failures by its type name. */
export function toVerbResult<Payload>(result: unknown): VerbResult<Payload> {
  const member = (result ?? {}) as ErrorMember;
  const message = member.message ?? '';
  switch (member.__typename) {
    case 'InputError':
      return { ok: false, kind: 'input', message, issues: member.issues ?? [] };
    case 'RefusedError':
      return { ok: false, kind: 'refused', code: member.code ?? 'FORBIDDEN', message };
    case 'PlanLimitError':
      return {
        ok: false,
        kind: 'limit',
        limit: member.limit ?? 0,
        current: member.current ?? 0,
        plan: member.plan ?? null,
        message,
      };
    default:
      return { ok: true, payload: result as Payload };
  }
}

export type VerbOptions<Mutation extends MutationParameters> = Pick<
  UseMutationConfig<Mutation>,
  'optimisticResponse' | 'optimisticUpdater' | 'updater'
>;

/**
 * Turns a compiled mutation with one root field into `[verb, isPending]`. The verb takes the mutation's variables and
 * always resolves: with the payload, or with what stood in the way. The mutation selects `__typename` and the fields
 * of the failures in inline fragments.
 */
export function useVerb<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [
  verb: (
    variables: Mutation['variables'],
    options?: VerbOptions<Mutation>,
  ) => Promise<VerbResult<PayloadOf<Mutation>>>,
  isPending: boolean,
] {
  const [commit, isPending] = useMutation<Mutation>(mutation);
  const verb = useCallback(
    (variables: Mutation['variables'], options?: VerbOptions<Mutation>) =>
      new Promise<VerbResult<PayloadOf<Mutation>>>((resolve) => {
        commit({
          ...options,
          variables,
          onCompleted: (response: Mutation['response'] & Named) => {
            const [result] = Object.values(response as Record<string, unknown>);
            resolve(toVerbResult(result));
          },
          onError: (error) => resolve(toFailed(error)),
        });
      }),
    [commit],
  );
  return [verb, isPending];
}

import { useCallback } from 'react';
import { useMutation } from 'react-relay/hooks';
import type { UseMutationConfig } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { serverText } from '../i18n/serverText.ts';
import { commitWithoutInput } from './commitWithoutInput.ts';
import { GraphQLErrors, isRequestFailure } from './errors.ts';
import type { RequestFailure } from './errors.ts';
import { paymentRequired } from './signals.ts';

export interface Issue {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** One field that somebody else changed: what the person saw, and what stands now. */
export interface ForeignChange {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

type ResultOf<Mutation extends MutationParameters> = NonNullable<
  Mutation['response'] extends infer Response ? Response[keyof Response] : never
>;
type FailureNames = 'InputError' | 'RefusedError' | 'PlanLimitError' | 'ChangedMeanwhileError' | '%other';

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
  | {
      readonly ok: false;
      readonly kind: 'changed';
      readonly changedBy: string | null;
      readonly changedAt: string;
      readonly changes: readonly ForeignChange[];
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
  changedBy?: string | null;
  changedAt?: string;
  changes?: readonly ForeignChange[];
}

/** A request that did not get through, as a failed verb. */
export function toFailed(error: unknown): VerbFailure {
  const failure = isRequestFailure(error)
    ? error
    : new GraphQLErrors(error instanceof Error ? error.message : String(error), 'INTERNAL', 0);
  return { ok: false, kind: 'failed', error: failure };
}

/**
 * Sorts a result union into payload and failures by its type name. Sentences of failures come out in the language of
 * the page: whoever shows them shows them as they are.
 */
export function toVerbResult<Payload>(result: unknown): VerbResult<Payload> {
  const member = (result ?? {}) as ErrorMember;
  const message = serverText(member.message ?? '');
  const issues = (member.issues ?? []).map((issue) => ({ ...issue, message: serverText(issue.message) }));
  switch (member.__typename) {
    case 'InputError':
      return { ok: false, kind: 'input', message, issues };
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
    case 'ChangedMeanwhileError':
      return {
        ok: false,
        kind: 'changed',
        changedBy: member.changedBy ?? null,
        changedAt: member.changedAt ?? '',
        changes: member.changes ?? [],
        message,
      };
    default:
      return { ok: true, payload: result as Payload };
  }
}

export type VerbOptions<Mutation extends MutationParameters> = Pick<
  UseMutationConfig<Mutation>,
  'optimisticResponse' | 'optimisticUpdater' | 'updater' | 'uploadables'
>;

/** The result of a mutation's one root field. */
function resultOf<Mutation extends MutationParameters>(
  response: Mutation['response'],
): VerbResult<PayloadOf<Mutation>> {
  const [member] = Object.values(response as Record<string, unknown>);
  const result = toVerbResult<PayloadOf<Mutation>>(member);
  if (!result.ok && result.kind === 'refused' && result.code === 'PAYMENT_REQUIRED') {
    paymentRequired.emit(result.message);
  }
  return result;
}

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
  const [commit, isPending] = useMutation<Mutation>(mutation, commitWithoutInput);
  const verb = useCallback(
    (variables: Mutation['variables'], options?: VerbOptions<Mutation>) =>
      new Promise<VerbResult<PayloadOf<Mutation>>>((resolve) => {
        commit({
          ...options,
          variables,
          onCompleted: (response) => resolve(resultOf<Mutation>(response)),
          onError: (error) => resolve(toFailed(error)),
        });
      }),
    [commit],
  );
  return [verb, isPending];
}

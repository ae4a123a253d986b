import { graphql, readInlineData } from 'relay-runtime';
import { messageText } from '../../i18n/MessageText.tsx';
import type { mutationError_error$key } from './__generated__/mutationError_error.graphql.ts';
import { GraphQLErrors, isRequestFailure } from '../errors.ts';
import type { RequestFailure } from '../errors.ts';

export interface Issue {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** One field that another user changed: the value the viewer saw, and the current one. */
export interface FieldChange {
  readonly path: string;
  readonly before: string | null | undefined;
  readonly after: string | null | undefined;
}

/** Why a mutation failed. */
export type MutationFailure =
  | {
      readonly ok: false;
      readonly kind: 'input';
      readonly message: string;
      readonly issues: readonly Issue[];
    }
  | {
      readonly ok: false;
      readonly kind: 'refused';
      readonly code: string;
      readonly message: string;
      /** With PAYMENT_REQUIRED: the plan that is needed or unpaid, and the page where an open invoice is paid. */
      readonly plan?: string | null | undefined;
      readonly updatePaymentUrl?: string | null | undefined;
    }
  | {
      readonly ok: false;
      readonly kind: 'limit';
      readonly limit: number;
      readonly current: number;
      readonly plan: string | null | undefined;
      readonly message: string;
    }
  | {
      readonly ok: false;
      readonly kind: 'conflict';
      readonly changedBy: string | null | undefined;
      readonly changedAt: string;
      readonly changes: readonly FieldChange[];
      readonly message: string;
    }
  | { readonly ok: false; readonly kind: 'failed'; readonly error: RequestFailure };

const errorFragment = graphql`
  fragment mutationError_error on UserError @inline {
    __typename
    ... on InputError {
      detail {
        ...MessageText_message
      }
      issues {
        path
        code
        detail {
          ...MessageText_message
        }
      }
    }
    ... on RefusedError {
      code
      neededPlan: plan
      updatePaymentUrl
      detail {
        ...MessageText_message
      }
    }
    ... on PlanLimitError {
      limit
      current
      plan
      detail {
        ...MessageText_message
      }
    }
    ... on ConflictError {
      changedBy
      changedAt
      changes {
        path
        before
        after
      }
      detail {
        ...MessageText_message
      }
    }
  }
`;

/** The failure of a request without a usable response. */
export function toFailed(error: unknown): MutationFailure {
  const failure = isRequestFailure(error)
    ? error
    : new GraphQLErrors(error instanceof Error ? error.message : String(error), 'INTERNAL', 0);
  return { ok: false, kind: 'failed', error: failure };
}

/** Reads the error of a mutation's result. Messages are in the page's language. */
export function readMutationError(reference: mutationError_error$key): MutationFailure {
  const error = readInlineData(errorFragment, reference);
  switch (error.__typename) {
    case 'InputError': {
      const issues = error.issues.map(({ path, code, detail }) => ({
        path,
        code,
        message: messageText(detail),
      }));
      return { ok: false, kind: 'input', message: messageText(error.detail), issues };
    }
    case 'RefusedError': {
      const { code, neededPlan: plan, updatePaymentUrl, detail } = error;
      return { ok: false, kind: 'refused', code, message: messageText(detail), plan, updatePaymentUrl };
    }
    case 'PlanLimitError': {
      const { limit, current, plan, detail } = error;
      return { ok: false, kind: 'limit', limit, current, plan, message: messageText(detail) };
    }
    case 'ConflictError': {
      const { changedBy, changedAt, detail } = error;
      const changes = error.changes.map(({ path, before, after }) => ({ path, before, after }));
      return { ok: false, kind: 'conflict', changedBy, changedAt, changes, message: messageText(detail) };
    }
    default:
      return toFailed(new Error('The server answered with an error of an unknown type.'));
  }
}

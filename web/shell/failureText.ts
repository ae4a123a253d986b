import type { TFunction } from 'i18next';
import { GraphQLErrors, isRequestFailure } from '../relay/errors.ts';
import type { MutationFailure } from '../relay/mutations/mutationError.ts';

export interface FailureText {
  readonly title: string;
  readonly description: string;
  readonly requestId?: string;
}

/** A translated message for any error; unknown errors get the general text, never a stack. */
export function errorText(error: unknown, t: TFunction): FailureText {
  const title = t('errors:somethingWentWrong');
  if (!isRequestFailure(error)) return { title, description: t('errors:pleaseTryAgain') };
  const requestId = error instanceof GraphQLErrors ? error.requestId : undefined;
  return { title, description: t(`errors:code.${error.code}`), requestId };
}

/** Why a mutation failed, as title and description. */
export function failureText(failure: MutationFailure, t: TFunction): FailureText {
  if (failure.kind === 'failed') return errorText(failure.error, t);
  return { title: t('errors:somethingWentWrong'), description: failure.message };
}

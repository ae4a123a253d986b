import type { TFunction } from 'i18next';
import { GraphQLErrors, isRequestFailure, type RequestFailure } from '../relay/errors.ts';
import type { MutationFailure } from '../relay/mutations/mutationError.ts';

export interface FailureText {
  readonly title: string;
  readonly description: string;
  readonly requestId?: string;
}

/** A translated message for any error; unknown errors get the general text, never a stack. */
export function errorText(error: unknown, t: TFunction): FailureText {
  const title = t('errors:somethingWentWrong');
  if (!isRequestFailure(error)) return { title, description: t('errors:unknown') };
  if (error.code === 'RATE_LIMITED')
    return { title: t('errors:error'), description: t('errors:code.RATE_LIMITED') };
  const requestId = error instanceof GraphQLErrors ? error.requestId : undefined;
  return { title, description: descriptionOf(error, t), requestId };
}

/** A status without a code of its own is named; the others have a text. */
function descriptionOf(error: RequestFailure, t: TFunction): string {
  const status = error instanceof GraphQLErrors && error.code === 'INTERNAL' ? error.status : 0;
  const isNamed = status >= 400 && status < 500;
  return isNamed ? t('errors:withStatus', { status }) : t(`errors:code.${error.code}`);
}

/** Why a mutation failed, as title and description. */
export function failureText(failure: MutationFailure, t: TFunction): FailureText {
  if (failure.kind === 'failed') return errorText(failure.error, t);
  return { title: t('errors:somethingWentWrong'), description: failure.message };
}

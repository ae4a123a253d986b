import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormFailure } from '../forms/applyIssues.ts';
import type { MutationFailure } from '../relay/mutations/mutationError.ts';
import { toast } from '../ui/feedback/toast.ts';
import { failureText } from './failureText.ts';

/** For actions of a button or menu: shows the failure in a toast. */
export function useFailureToast(): (failure: MutationFailure) => void {
  const { t } = useTranslation();
  return useCallback(
    (failure) => {
      // The sign-in dialog is already open; a second message would be noise.
      if (failure.kind === 'failed' && failure.error.code === 'SESSION_EXPIRED') return;
      // The plan page opens and shows the reason.
      if (failure.kind === 'refused' && failure.code === 'PAYMENT_REQUIRED') return;
      const { title, description } = failureText(failure, t);
      toast.error({ title, description });
    },
    [t],
  );
}

/**
 * For forms and dialogs: converts a failed mutation to what the form shell shows. `lead` starts the message if the
 * request itself failed: 'Failed to add the secret.'
 */
export function useFormFailure(): (failure: MutationFailure, lead?: string) => FormFailure {
  const { t } = useTranslation();
  return (failure, lead) => {
    if (failure.kind === 'input' && failure.issues.length > 0) return { issues: failure.issues };
    const { description, requestId } = failureText(failure, t);
    const isUnreachable = failure.kind === 'failed' && failure.error.code === 'NETWORK_ERROR';
    const reason = isUnreachable ? t('errors:unableToComplete') : description;
    const message = lead && failure.kind === 'failed' ? `${lead} ${reason}` : reason;
    return { message, requestId };
  };
}

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MutationFailure } from '../../../relay/mutations/mutationError.ts';
import { failureText } from '../../../shell/failureText.ts';
import { toast } from '../../../ui/feedback/toast.ts';

const titles = { apply: 'apply.failed', default: 'default.failed' } as const;

/** Shows the failure of a row's menu action in a toast. */
export function useRegistryFailure(): (what: keyof typeof titles, failure: MutationFailure) => void {
  const { t } = useTranslation('registries');
  return useCallback(
    (what, failure) => {
      // The sign-in dialog or the plan page opens for these and shows the reason.
      if (failure.kind === 'failed' && failure.error.code === 'SESSION_EXPIRED') return;
      if (failure.kind === 'refused' && failure.code === 'PAYMENT_REQUIRED') return;
      toast.error({ title: t(titles[what]), description: failureText(failure, t).description });
    },
    [t],
  );
}

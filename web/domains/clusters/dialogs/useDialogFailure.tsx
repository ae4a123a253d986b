import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MutationFailure } from '../../../relay/mutationError.ts';
import { failureText } from '../../../shell/failureText.ts';
import { PlanLimitNotice } from './PlanLimitNotice.tsx';

/** What a confirm dialog shows of a failed mutation; `false` where something else on the screen says it already. */
export function useDialogFailure(): (failure: MutationFailure) => ReactNode {
  const { t } = useTranslation();
  return useCallback(
    (failure) => {
      if (failure.kind === 'limit') return <PlanLimitNotice {...failure} />;
      // The dialog to sign in again lies over this one.
      if (failure.kind === 'failed' && failure.error.code === 'SESSION_EXPIRED') return false;
      return failureText(failure, t).description;
    },
    [t],
  );
}

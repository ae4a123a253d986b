import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MutationFailure } from '../../../relay/mutations/mutationError.ts';
import { failureText } from '../../../shell/failureText.ts';
import { PlanLimitNotice } from './PlanLimitNotice.tsx';

/** What a confirm dialog shows for a failed mutation; `false` if it is shown elsewhere already. */
export function useDialogFailure(): (failure: MutationFailure) => ReactNode {
  const { t } = useTranslation();
  return (failure) => {
    if (failure.kind === 'limit') return <PlanLimitNotice {...failure} />;
    // The sign-in dialog is open above this one.
    if (failure.kind === 'failed' && failure.error.code === 'SESSION_EXPIRED') return false;
    return failureText(failure, t).description;
  };
}

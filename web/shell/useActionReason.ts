import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

interface ActionState {
  readonly allowed: boolean;
  readonly code: string | null | undefined;
  readonly message: string | null | undefined;
}

/** Words why an action is not possible now, in the user's language; undefined when it is. */
export function useActionReason(): (state: ActionState | null | undefined) => string | undefined {
  const { t } = useTranslation();
  return useCallback(
    (state) => {
      if (!state || state.allowed) return undefined;
      return t(`errors:refused.${state.code ?? 'FORBIDDEN'}`, state.message ?? t('errors:occurred'));
    },
    [t],
  );
}

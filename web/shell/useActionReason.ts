import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { serverText } from '../i18n/serverText.ts';
import type { useActionReason_state$key } from './__generated__/useActionReason_state.graphql.ts';

/**
 * Words why an action is not possible now, in the user's language; undefined when it is. Spread
 * `...useActionReason_state` on the ActionState and hand it over.
 */
export function useActionReason(): (
  state: useActionReason_state$key | null | undefined,
) => string | undefined {
  const { t } = useTranslation();
  return useCallback(
    (reference) => {
      if (!reference) return undefined;
      const state = readInlineData(
        graphql`
          fragment useActionReason_state on ActionState @inline {
            allowed
            code
            message
          }
        `,
        reference,
      );
      if (state.allowed) return undefined;
      return t(
        `errors:refused.${state.code ?? 'FORBIDDEN'}`,
        serverText(state.message) ?? t('errors:occurred'),
      );
    },
    [t],
  );
}

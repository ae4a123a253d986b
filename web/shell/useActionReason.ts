import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { useMessageText } from '../i18n/MessageText.tsx';
import type { useActionReason_state$key } from './__generated__/useActionReason_state.graphql.ts';

/**
 * Returns why an action is not possible, translated; undefined if it is. Spread `...useActionReason_state` on the
 * ActionState and pass it.
 */
export function useActionReason(): (
  state: useActionReason_state$key | null | undefined,
) => string | undefined {
  const { t } = useTranslation();
  const words = useMessageText();
  return useCallback(
    (reference) => {
      if (!reference) return undefined;
      const state = readInlineData(
        graphql`
          fragment useActionReason_state on ActionState @inline {
            allowed
            detail {
              ...MessageText_message
            }
          }
        `,
        reference,
      );
      // Also without words, such as of a message without its parameters, an action is not offered.
      return state.allowed ? undefined : words(state.detail) || t('errors:code.FORBIDDEN');
    },
    [t, words],
  );
}

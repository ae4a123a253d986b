import { useEffect, useRef } from 'react';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast, UNDO_MS } from '../../ui/feedback/toast.ts';

/**
 * Offers in a toast to restore a row of a form that was removed. The toast is closed when the rows change again, also
 * by a reset, when the form is submitted, and when it is left.
 */
export function useRemovalUndo<Values extends FieldValues, Output>(
  control: Control<Values, unknown, Output>,
  fields: readonly unknown[],
): (row: string, restore: () => void) => void {
  const { t } = useTranslation('ui');
  const { isSubmitting } = useFormState({ control });
  const unchanged = useRef<AbortSignal>(undefined);
  useEffect(() => {
    const change = new AbortController();
    unchanged.current = change.signal;
    return () => change.abort();
  }, [fields, isSubmitting]);

  return (row, restore) => {
    // The list is rendered without the row first.
    setTimeout(() => {
      const signal = unchanged.current;
      toast.success({
        title: t('removed', { name: row }),
        action: {
          label: t('undo'),
          // The toast returns the focus first, which the restored row then gets.
          onClick: () =>
            setTimeout(() => {
              if (!signal?.aborted) restore();
            }),
        },
        duration: UNDO_MS,
        signal,
      });
    });
  };
}

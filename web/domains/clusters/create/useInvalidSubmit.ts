import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { flatten } from '../../../forms/FormErrors.tsx';
import { useMessage } from '../../../forms/messages.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { firstPath } from './createTabs.ts';
import type { CreateValues } from './values/createValues.ts';

const TOAST_MS = 8_000;

/** After a submit with errors: lists them in one toast and focuses the first field, on any tab. */
export function useInvalidSubmit(focusField: (path: string) => void): void {
  const { t } = useTranslation('clusters');
  const resolve = useMessage();
  const { errors, submitCount, isSubmitting } = useFormState<CreateValues>();

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const found = flatten(errors);
    const first = firstPath(found.map(({ path }) => path));
    if (first === undefined) return;
    focusField(first);
    // A token that could not be saved has its own toast.
    const untold = found.filter(({ path }) => path !== 'token' || errors.token?.type !== 'server');
    const texts = new Set(untold.map(({ path, message }) => resolve(message, path)));
    if (texts.size === 0) return;
    // The toast may disappear: the messages stay at the fields.
    toast.error({ title: t('create.invalid'), description: [...texts].join(', '), duration: TOAST_MS });
    // oxlint-disable-next-line react/exhaustive-deps -- once per submit, not whenever an error comes or goes
  }, [submitCount, isSubmitting]);
}

import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { firstPath } from '../../../forms/config/tabErrors.ts';
import { useInvalidSubmit as useInvalid } from '../../../forms/config/useInvalidSubmit.ts';
import { useMessage } from '../../../forms/messages.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { CREATE_TABS, tabOf } from './createTabs.ts';
import type { CreateValues } from './values/createValues.ts';

const TOAST_MS = 8_000;

/** After a submit with errors: lists them in one toast and focuses the first field, on any tab. */
export function useInvalidSubmit(focusField: (path: string) => void): void {
  const { t } = useTranslation('clusters');
  const resolve = useMessage();
  const { errors } = useFormState<CreateValues>();

  useInvalid((found) => {
    const all = found.map(({ path }) => path);
    focusField(firstPath(CREATE_TABS, tabOf, all) ?? '');
    // A token that could not be saved has its own toast.
    const untold = found.filter(({ path }) => path !== 'token' || errors.token?.type !== 'server');
    const texts = new Set(untold.map(({ path, message }) => resolve(message, path)));
    if (texts.size === 0) return;
    // The toast may disappear: the messages stay at the fields.
    toast.error({ title: t('create.invalid'), description: [...texts].join(', '), duration: TOAST_MS });
  });
}

import { useTranslation } from 'react-i18next';
import { atFields } from '../../../forms/applyIssues.ts';
import type { FieldValues } from '../../../forms/config/fieldConfig.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useReviewedSave } from '../../clusters/preview/useReviewedSave.ts';
import { fieldOfPath, toSettings } from './appForm.ts';
import { useConfigureApp } from './useConfigureApp.ts';

/** Saves the settings of an installed app after a review. */
export function useSaveApp(
  { id, revision }: { readonly id: string; readonly revision: number },
  title: string,
) {
  const { t } = useTranslation('apps');
  const [configure] = useConfigureApp();
  const toFailure = useFormFailure();
  const saving = useReviewedSave({
    revision,
    update: (changed: FieldValues, to) => configure({ input: { id, ...to, settings: toSettings(changed) } }),
    onSaved: () => toast.success({ title: t('configure.edit.done', { title }) }),
  });
  const submit = (changed: FieldValues) =>
    saving.submit(changed, (failure) => atFields(toFailure(failure), fieldOfPath));
  return { ...saving, submit };
}

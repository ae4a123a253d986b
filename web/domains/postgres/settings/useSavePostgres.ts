import { useTranslation } from 'react-i18next';
import { atFields, type FormFailure } from '../../../forms/applyIssues.ts';
import type { MutationFailure } from '../../../relay/mutations/mutationError.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useReviewedSave } from '../../clusters/preview/useReviewedSave.ts';
import { fieldOfPath, fieldOfRefusal, type SettingsInput } from '../form/postgresInput.ts';
import type { PostgresValues } from '../form/postgresValues.ts';
import { useUpdatePostgres } from './useUpdatePostgres.ts';

/** Saves the settings of a database after a review. */
export function useSavePostgres({ id, revision }: { readonly id: string; readonly revision: number }) {
  const { t } = useTranslation('postgres');
  const [update] = useUpdatePostgres();
  const toFailure = useFormFailure();
  const saving = useReviewedSave({
    revision,
    update: (changed: Partial<SettingsInput>, to) => update({ input: { id, ...to, ...changed } }),
    onSaved: () => toast.success({ title: t('form.settings.started') }),
  });
  const failureOf = (failure: MutationFailure, values: PostgresValues): FormFailure => {
    const shown = toFailure(failure);
    const field = failure.kind === 'refused' ? fieldOfRefusal(failure.code, values) : undefined;
    if (field && shown.message) return { issues: [{ path: field, message: shown.message }] };
    return atFields(shown, (path) => fieldOfPath(path, values));
  };
  const submit = (changed: Partial<SettingsInput>, values: PostgresValues) =>
    saving.submit(changed, (failure) => failureOf(failure, values));
  return { ...saving, submit };
}

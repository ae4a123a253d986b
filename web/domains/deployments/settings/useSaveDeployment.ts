import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { atFields } from '../../../forms/applyIssues.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useReviewedSave } from '../../clusters/preview/useReviewedSave.ts';
import type { Disposal } from '../actions/VolumeDisposal.tsx';
import { fieldOfPath } from '../form/deploymentFields.ts';
import type { SettingsInput, VolumeRow } from '../form/deploymentValues.ts';
import { useUpdateDeployment } from './useUpdateDeployment.ts';

type Changes = Partial<SettingsInput> & { readonly removedVolumes?: Disposal };

/** Saves the settings of a deployment after a review. */
export function useSaveDeployment(
  { id, revision }: { readonly id: string; readonly revision: number },
  volumes: readonly VolumeRow[],
) {
  const { t } = useTranslation('deployments');
  const [updateDeployment] = useUpdateDeployment();
  const toFailure = useFormFailure();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const update = (changed: Changes, to: { readonly revision: number; readonly dryRun?: true }) =>
    updateDeployment({ input: { id, ...to, ...changed } });
  const { review, setReview, ...saving } = useReviewedSave({
    revision,
    update,
    onSaved: () => toast.success({ title: t('form.settings.done') }),
  });
  const submit = (changed: Changes) => {
    const paths = volumes.map(({ mountPath }) => mountPath);
    setRemoved(paths.filter((path) => changed.volumes?.every(({ mountPath }) => mountPath !== path)));
    return saving.submit(changed, (failure) => atFields(toFailure(failure), fieldOfPath));
  };

  /** The price of the preview depends on what happens to removed volumes. */
  const choose = async (removedVolumes: Disposal): Promise<void> => {
    if (!review) return;
    const changed = { ...review.changed, removedVolumes };
    setReview({ ...review, changed });
    const result = await update(changed, { revision: review.revision, dryRun: true });
    // A failure is shown when the changes are saved.
    const preview = result.ok ? result.payload.preview : undefined;
    if (preview) setReview((now) => (now?.changed === changed ? { ...now, preview } : now));
  };
  /** `removed`: mount paths of the volumes that the changes remove. */
  return { ...saving, submit, choose, review, removed };
}

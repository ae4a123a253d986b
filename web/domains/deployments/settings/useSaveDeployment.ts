import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormFailure } from '../../../forms/applyIssues.ts';
import type { MutationFailure } from '../../../relay/mutations/mutationError.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { changePreview_preview$key } from '../../clusters/preview/__generated__/changePreview_preview.graphql.ts';
import type { Conflict } from '../../clusters/settings/ConflictNotice.tsx';
import type { Disposal } from '../actions/VolumeDisposal.tsx';
import { fieldOfPath } from '../form/deploymentFields.ts';
import type { SettingsInput, VolumeRow } from '../form/deploymentValues.ts';
import { useUpdateDeployment } from './useUpdateDeployment.ts';

type Changes = Partial<SettingsInput> & { readonly removedVolumes?: Disposal };

interface Review {
  readonly preview: changePreview_preview$key;
  readonly changed: Changes;
  /** Mount paths of the volumes that the changes remove. */
  readonly removed: readonly string[];
  /** The revision that the changes were made to: another user may save a newer one during the review. */
  readonly revision: number;
}

/** Saves in two steps: a dry run for review, then the update. Reports if another user saved first. */
export function useSaveDeployment(
  deployment: { readonly id: string; readonly revision: number },
  volumes: readonly VolumeRow[],
) {
  const { t } = useTranslation('deployments');
  const [update] = useUpdateDeployment();
  const toFailure = useFormFailure();
  const [review, setReview] = useState<Review>();
  const [conflict, setConflict] = useState<Conflict>();

  const failureOf = (failure: MutationFailure): FormFailure => {
    const { issues, ...rest } = toFailure(failure);
    return { ...rest, issues: issues?.map((issue) => ({ ...issue, path: fieldOfPath(issue.path) })) };
  };
  const removedBy = (changed: Changes): string[] =>
    volumes
      .map(({ mountPath }) => mountPath)
      .filter((path) => changed.volumes?.every(({ mountPath }) => mountPath !== path));
  const submit = async (changed: Partial<SettingsInput>): Promise<FormFailure | void> => {
    setConflict(undefined);
    const result = await update({ input: { ...deployment, ...changed, dryRun: true } });
    if (!result.ok && result.kind !== 'conflict') return failureOf(result);
    if (!result.ok) setConflict(result);
    else if (result.payload.preview) {
      const { revision } = deployment;
      setReview({ preview: result.payload.preview, changed, removed: removedBy(changed), revision });
    }
    return undefined;
  };

  /** The price of the preview depends on what happens to removed volumes. */
  const choose = async (removedVolumes: Disposal): Promise<void> => {
    if (!review) return;
    const { revision } = review;
    const changed: Changes = { ...review.changed, removedVolumes };
    setReview({ ...review, changed });
    const result = await update({ input: { ...deployment, revision, ...changed, dryRun: true } });
    // A failure is shown when the changes are saved.
    const preview = result.ok ? result.payload.preview : undefined;
    if (preview) setReview((now) => (now?.changed === changed ? { ...now, preview } : now));
  };

  /** A text is a failure that the dialog shows; `false` one that the form shows after it is closed. */
  const save = async (): Promise<string | false | void> => {
    if (!review) return false;
    const { changed, revision } = review;
    const result = await update({ input: { ...deployment, revision, ...changed } });
    if (result.ok) {
      toast.success({ title: t('form.settings.done') });
      return undefined;
    }
    if (result.kind === 'conflict') {
      setConflict(result);
      setReview(undefined);
      return false;
    }
    const { message, issues } = toFailure(result);
    return message ?? issues?.map((issue) => issue.message).join(' ');
  };

  /** Fetches who changed what since that revision, with a dry run that is refused because of it. */
  const learn = async (revision: number): Promise<void> => {
    const result = await update({ input: { ...deployment, revision, dryRun: true } });
    if (!result.ok && result.kind === 'conflict') setConflict(result);
  };
  return { submit, choose, save, learn, review, conflict, close: () => setReview(undefined) };
}

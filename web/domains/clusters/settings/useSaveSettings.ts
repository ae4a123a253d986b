import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormFailure } from '../../../forms/applyIssues.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { changePreview_preview$key } from '../preview/__generated__/changePreview_preview.graphql.ts';
import { useTemporaryToken } from '../dialogs/useTemporaryToken.ts';
import type { Conflict } from './ConflictNotice.tsx';
import { useUpdateCluster, type SettingsInput } from './useUpdateCluster.ts';

interface Review {
  readonly preview: changePreview_preview$key;
  readonly changed: SettingsInput;
  /** The revision that the changes were made to: another user may save a newer one during the review. */
  readonly revision: number;
}

/** Saves in two steps: a dry run for review, then the update. Reports if another user saved first. */
export function useSaveSettings(cluster: { readonly id: string; readonly revision: number }) {
  const { t } = useTranslation('clusters');
  const [update] = useUpdateCluster();
  const toFailure = useFormFailure();
  const [review, setReview] = useState<Review>();
  const [conflict, setConflict] = useState<Conflict>();
  const temporary = useTemporaryToken();

  const submit = async (changed: SettingsInput): Promise<FormFailure | void> => {
    setConflict(undefined);
    const result = await update({ input: { ...cluster, ...changed, dryRun: true } });
    if (result.ok) {
      const { preview } = result.payload;
      if (preview) setReview({ preview, changed, revision: cluster.revision });
      return undefined;
    }
    if (result.kind !== 'conflict') return toFailure(result);
    setConflict(result);
    return undefined;
  };

  /** A text is a failure that the dialog shows; `false` one that a field or, after it is closed, the form shows. */
  const save = async (): Promise<string | false | void> => {
    const temporaryToken = await temporary.read();
    if (!review || temporaryToken === false) return false;
    const { changed, revision } = review;
    const result = await update({ input: { ...cluster, revision, ...changed, temporaryToken } });
    if (result.ok) {
      // Labels and notes are saved at once; nothing runs on the servers for them.
      const isUpdating = result.payload.updated?.cluster.status === 'UPDATING';
      toast.success({ title: t(isUpdating ? 'settings.updating' : 'settings.saved') });
      return undefined;
    }
    if (result.kind === 'conflict') {
      setConflict(result);
      setReview(undefined);
      return false;
    }
    if (temporary.takes(result)) return false;
    const { message, issues } = toFailure(result);
    return message ?? issues?.map((issue) => issue.message).join(' ');
  };

  /** Fetches who changed what since that revision, with a dry run that is refused because of it. */
  const learn = async (revision: number): Promise<void> => {
    const result = await update({ input: { ...cluster, revision, dryRun: true } });
    if (!result.ok && result.kind === 'conflict') setConflict(result);
  };
  const close = () => setReview(undefined);
  return { submit, save, learn, review: review?.preview, conflict, close, tokenForm: temporary.form };
}

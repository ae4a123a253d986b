import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormFailure } from '../../../forms/applyIssues.ts';
import type { FieldValues } from '../../../forms/config/fieldConfig.ts';
import type { MutationFailure } from '../../../relay/mutations/mutationError.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { changePreview_preview$key } from '../../clusters/preview/__generated__/changePreview_preview.graphql.ts';
import type { Conflict } from '../../clusters/settings/ConflictNotice.tsx';
import { fieldOfPath, toSettings } from './appForm.ts';
import { useConfigureApp } from './useConfigureApp.ts';

interface Review {
  readonly preview: changePreview_preview$key;
  readonly changed: FieldValues;
  /** The revision that the changes were made to: another user may save a newer one during the review. */
  readonly revision: number;
}

/** Saves in two steps: a dry run for review, then the change. Reports if another user saved first. */
export function useSaveApp(app: { readonly id: string; readonly revision: number }, title: string) {
  const { t } = useTranslation('apps');
  const [configure] = useConfigureApp();
  const toFailure = useFormFailure();
  const [review, setReview] = useState<Review>();
  const [conflict, setConflict] = useState<Conflict>();
  const target = { id: app.id, revision: app.revision };

  const failureOf = (failure: MutationFailure): FormFailure => {
    const { issues, ...rest } = toFailure(failure);
    return { ...rest, issues: issues?.map((issue) => ({ ...issue, path: fieldOfPath(issue.path) })) };
  };
  const submit = async (changed: FieldValues): Promise<FormFailure | void> => {
    setConflict(undefined);
    const result = await configure({ input: { ...target, settings: toSettings(changed), dryRun: true } });
    if (!result.ok && result.kind !== 'conflict') return failureOf(result);
    if (!result.ok) setConflict(result);
    else if (result.payload.preview)
      setReview({ preview: result.payload.preview, changed, revision: app.revision });
    return undefined;
  };

  /** A text is a failure that the dialog shows; `false` one that the form shows after it is closed. */
  const save = async (): Promise<string | false | void> => {
    if (!review) return false;
    const { changed, revision } = review;
    const result = await configure({ input: { ...target, revision, settings: toSettings(changed) } });
    if (result.ok) {
      toast.success({ title: t('configure.edit.done', { title }) });
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
    const result = await configure({ input: { ...target, revision, settings: [], dryRun: true } });
    if (!result.ok && result.kind === 'conflict') setConflict(result);
  };
  return { submit, save, learn, review: review?.preview, conflict, close: () => setReview(undefined) };
}

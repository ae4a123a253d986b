import { useState } from 'react';
import type { FormFailure } from '../../../forms/applyIssues.ts';
import type { MutationFailure } from '../../../relay/mutations/mutationError.ts';
import type { MutationResult } from '../../../relay/mutations/useAppMutation.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import type { Conflict } from '../settings/ConflictNotice.tsx';
import type { changePreview_preview$key } from './__generated__/changePreview_preview.graphql.ts';

export interface Review<Settings> {
  readonly preview: changePreview_preview$key;
  readonly changed: Partial<Settings>;
  /** The revision that the changes were made to: another user may save a newer one during the review. */
  readonly revision: number;
}

interface SaveOptions<Settings, Payload> {
  /** The revision on screen. */
  readonly revision: number;
  /** Sends changes made to a revision; with `dryRun` the payload has a preview. */
  readonly update: (
    changed: Partial<Settings>,
    to: { readonly revision: number; readonly dryRun?: true },
  ) => Promise<MutationResult<Payload>>;
  readonly onSaved: (payload: Payload) => void;
  /** Shows a failed save at a field of the dialog and returns whether it did. */
  readonly takes?: (failure: MutationFailure) => boolean;
}

/** Saves in two steps: a dry run for review, then the change. Reports if another user saved first. */
export function useReviewedSave<
  Settings,
  Payload extends { readonly preview?: changePreview_preview$key | null | undefined },
>({ revision, update, onSaved, takes }: SaveOptions<Settings, Payload>) {
  const toFailure = useFormFailure();
  const [review, setReview] = useState<Review<Settings>>();
  const [conflict, setConflict] = useState<Conflict>();

  const submit = async (
    changed: Partial<Settings>,
    failureOf: (failure: MutationFailure) => FormFailure = toFailure,
  ): Promise<FormFailure | void> => {
    setConflict(undefined);
    const result = await update(changed, { revision, dryRun: true });
    if (!result.ok && result.kind !== 'conflict') return failureOf(result);
    if (!result.ok) setConflict(result);
    else if (result.payload.preview) setReview({ preview: result.payload.preview, changed, revision });
    return undefined;
  };

  /**
   * `more` is added to the reviewed changes, such as a temporary token. A text is a failure that the dialog shows;
   * `false` one that a field or, after it is closed, the form shows.
   */
  const save = async (more?: Partial<Settings>): Promise<string | false | void> => {
    if (!review) return false;
    const result = await update({ ...review.changed, ...more }, { revision: review.revision });
    if (result.ok) {
      onSaved(result.payload);
      return undefined;
    }
    if (result.kind === 'conflict') {
      setConflict(result);
      setReview(undefined);
      return false;
    }
    if (takes?.(result)) return false;
    const { message, issues } = toFailure(result);
    return message ?? issues?.map((issue) => issue.message).join(' ');
  };

  /** Fetches who changed what since that revision, with a dry run that is refused because of it. */
  const learn = async (since: number): Promise<void> => {
    const result = await update({}, { revision: since, dryRun: true });
    if (!result.ok && result.kind === 'conflict') setConflict(result);
  };
  return { submit, save, learn, review, setReview, conflict, close: () => setReview(undefined) };
}

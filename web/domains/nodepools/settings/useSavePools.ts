import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { atFields, type FormFailure } from '../../../forms/applyIssues.ts';
import type { MutationFailure } from '../../../relay/mutations/mutationError.ts';
import { useFailureToast, useFormFailure } from '../../../shell/useFailure.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { ReviewDialogProps } from '../../clusters/settings/ReviewDialog.tsx';
import { toFormPath, toInputs, type EditedPool, type PoolsForm } from './poolEdits.ts';
import type { PoolsFormState } from './usePoolsForm.ts';
import { useSyncNodePools } from './useSyncNodePools.ts';
import { useUpdateNodePools } from './useUpdateNodePools.ts';

interface Review {
  preview: ReviewDialogProps['preview'];
  pools: readonly EditedPool[];
}

/**
 * Saves in two steps: a dry run for review, then the update, and the sync if requested. Not with `useReviewedSave`: the
 * revision and the conflict belong to the form of the pools.
 */
export function useSavePools(clusterId: string, state: PoolsFormState) {
  const { t } = useTranslation('nodepools');
  const [update] = useUpdateNodePools();
  const [sync] = useSyncNodePools();
  const toFailure = useFormFailure();
  const showFailure = useFailureToast();
  const [review, setReview] = useState<Review>();

  const inputOf = (pools: readonly EditedPool[]) => ({
    clusterId,
    revision: state.base.revision,
    nodePools: toInputs(pools),
  });
  const failureOf = (failure: MutationFailure, pools: readonly EditedPool[]): FormFailure | undefined => {
    if (failure.kind === 'conflict') {
      state.showConflict(failure);
      return undefined;
    }
    return atFields(toFailure(failure), (path) => toFormPath(pools, path));
  };

  const submit = async ({ nodePools: pools }: PoolsForm): Promise<FormFailure | void> => {
    const result = await update({ input: { ...inputOf(pools), dryRun: true } });
    if (!result.ok) return failureOf(result, pools);
    const { preview } = result.payload;
    if (preview) setReview({ preview, pools });
    return undefined;
  };

  const syncNow = async () => {
    const result = await sync({ input: { clusterId } });
    if (!result.ok) showFailure(result);
  };

  /** A text is a failure that the dialog shows; `false` one that the form shows after it is closed. */
  const save = async (isSynced: boolean): Promise<string | false | void> => {
    if (!review) return false;
    state.followNext();
    const result = await update({ input: inputOf(review.pools) });
    if (result.ok) {
      toast.success({ title: t('edit.saved') });
      if (isSynced) await syncNow();
      return undefined;
    }
    state.stay();
    if (result.kind === 'conflict') {
      state.showConflict(result);
      setReview(undefined);
      return false;
    }
    const { message, issues } = toFailure(result);
    return message ?? issues?.map((issue) => issue.message).join(' ');
  };
  return { submit, review, save, close: () => setReview(undefined) };
}

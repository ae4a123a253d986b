import { useState, type ReactNode } from 'react';
import type { MutationFailure } from '../../../../relay/mutations/mutationError.ts';
import { useArchiveCluster } from '../../dialogs/useArchiveCluster.ts';
import { useDeleteCluster } from '../../dialogs/useDeleteCluster.ts';
import { useDialogFailure } from '../../dialogs/useDialogFailure.tsx';
import { useProtectCluster } from '../../dialogs/useProtectCluster.ts';
import { useUnarchiveCluster } from '../../dialogs/useUnarchiveCluster.ts';
import { useUnprotectCluster } from '../../dialogs/useUnprotectCluster.ts';
import type { BulkAction, BulkCluster } from './useBulkClusters.ts';

/** What became of the action on one cluster. */
export type BulkResult =
  | { readonly state: 'running' | 'done' }
  | { readonly state: 'failed'; readonly reason: ReactNode };

/** Runs an action on one cluster after the other, with the mutation of a single one. */
export function useBulkAction(action: BulkAction) {
  const [archive] = useArchiveCluster();
  const [unarchive] = useUnarchiveCluster();
  const [remove] = useDeleteCluster();
  const [protect] = useProtectCluster();
  const [unprotect] = useUnprotectCluster();
  const reasonOf = useDialogFailure();
  const [results, setResults] = useState<ReadonlyMap<string, BulkResult>>(() => new Map());

  const order = (id: string, temporaryToken: string | undefined) => {
    switch (action) {
      case 'archive':
        return archive({ input: { id, temporaryToken } });
      case 'unarchive':
        return unarchive({ input: { id, temporaryToken } });
      case 'delete':
        return remove({ input: { id, temporaryToken } });
      case 'protect':
        return protect({ input: { id } });
      case 'unprotect':
        return unprotect({ input: { id } });
    }
  };
  /** An invalid input is that of a field, here the token: its own message says more. */
  const failureOf = (failure: MutationFailure): ReactNode =>
    failure.kind === 'input' && failure.issues.length > 0
      ? failure.issues.map(({ message }) => message).join(' ')
      : reasonOf(failure);

  /** Runs it on those that are not done yet; returns the failures. */
  const run = async (
    clusters: readonly BulkCluster[],
    temporaryToken: string | undefined,
  ): Promise<MutationFailure[]> => {
    const failures: MutationFailure[] = [];
    const note = (id: string, result: BulkResult) => setResults((before) => new Map(before).set(id, result));
    for (const { id } of clusters.filter((one) => results.get(one.id)?.state !== 'done')) {
      note(id, { state: 'running' });
      const result = await order(id, temporaryToken);
      if (result.ok) note(id, { state: 'done' });
      else {
        failures.push(result);
        note(id, { state: 'failed', reason: failureOf(result) });
      }
    }
    return failures;
  };
  return { results, run };
}

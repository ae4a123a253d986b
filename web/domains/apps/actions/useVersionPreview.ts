import { useEffect, useState } from 'react';
import { graphql } from 'relay-runtime';
import type { MutationFailure } from '../../../relay/mutations/mutationError.ts';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { changePreview_preview$key } from '../../clusters/preview/__generated__/changePreview_preview.graphql.ts';
import type { useVersionPreviewRollbackMutation } from './__generated__/useVersionPreviewRollbackMutation.graphql.ts';
import type { useVersionPreviewUpgradeMutation } from './__generated__/useVersionPreviewUpgradeMutation.graphql.ts';

export type VersionPreview =
  | { readonly state: 'asking' }
  | { readonly state: 'planned'; readonly preview: changePreview_preview$key }
  | { readonly state: 'failed'; readonly failure: MutationFailure };

const upgradeMutation = graphql`
  mutation useVersionPreviewUpgradeMutation($input: UpgradeAppInput!) {
    upgradeApp(input: $input) {
      ... on ChangePreview @alias(as: "payload") {
        ...changePreview_preview
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;
const rollbackMutation = graphql`
  mutation useVersionPreviewRollbackMutation($input: RollbackAppInput!) {
    rollbackApp(input: $input) {
      ... on ChangePreview @alias(as: "payload") {
        ...changePreview_preview
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Dry run of the update to the newest version, or of the return to the previous one. */
export function useVersionPreview(id: string, change: 'upgrade' | 'rollback'): VersionPreview {
  const [upgrade] = useAppMutation<useVersionPreviewUpgradeMutation>(upgradeMutation);
  const [rollback] = useAppMutation<useVersionPreviewRollbackMutation>(rollbackMutation);
  const [preview, setPreview] = useState<VersionPreview>({ state: 'asking' });

  useEffect(() => {
    let isGone = false;
    const ask = change === 'upgrade' ? upgrade : rollback;
    void ask({ input: { id, dryRun: true } }).then((result) => {
      if (isGone) return;
      setPreview(
        result.ok ? { state: 'planned', preview: result.payload } : { state: 'failed', failure: result },
      );
    });
    return () => {
      isGone = true;
    };
  }, [upgrade, rollback, id, change]);

  return preview;
}

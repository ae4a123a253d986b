import { useEffect, useState } from 'react';
import { graphql } from 'relay-runtime';
import type { MutationFailure } from '../../../relay/mutations/mutationError.ts';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { changePreview_preview$key } from '../../clusters/preview/__generated__/changePreview_preview.graphql.ts';
import type { hasWarnings_preview$key } from './__generated__/hasWarnings_preview.graphql.ts';
import type { useAppPreviewRollbackMutation } from './__generated__/useAppPreviewRollbackMutation.graphql.ts';
import type { useAppPreviewUninstallMutation } from './__generated__/useAppPreviewUninstallMutation.graphql.ts';
import type { useAppPreviewUpgradeMutation } from './__generated__/useAppPreviewUpgradeMutation.graphql.ts';

export type AppPreview =
  | { readonly state: 'asking' }
  | { readonly state: 'planned'; readonly preview: changePreview_preview$key & hasWarnings_preview$key }
  | { readonly state: 'failed'; readonly failure: MutationFailure };

const upgradeMutation = graphql`
  mutation useAppPreviewUpgradeMutation($input: UpgradeAppInput!) {
    upgradeApp(input: $input) {
      ... on ChangePreview @alias(as: "payload") {
        ...changePreview_preview
        ...hasWarnings_preview
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;
const rollbackMutation = graphql`
  mutation useAppPreviewRollbackMutation($input: RollbackAppInput!) {
    rollbackApp(input: $input) {
      ... on ChangePreview @alias(as: "payload") {
        ...changePreview_preview
        ...hasWarnings_preview
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;
const uninstallMutation = graphql`
  mutation useAppPreviewUninstallMutation($input: UninstallAppInput!) {
    uninstallApp(input: $input) {
      ... on ChangePreview @alias(as: "payload") {
        ...changePreview_preview
        ...hasWarnings_preview
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type Change = 'upgrade' | 'rollback' | 'uninstallKeepingData' | 'uninstallDeletingData';

/** Dry run of the update to the newest version, the return to the previous one, or the removal of an app. */
export function useAppPreview(id: string, change: Change): AppPreview {
  const [upgrade] = useAppMutation<useAppPreviewUpgradeMutation>(upgradeMutation);
  const [rollback] = useAppMutation<useAppPreviewRollbackMutation>(rollbackMutation);
  const [uninstall] = useAppMutation<useAppPreviewUninstallMutation>(uninstallMutation);
  const [preview, setPreview] = useState<AppPreview>({ state: 'asking' });

  useEffect(() => {
    let isGone = false;
    const ask = () => {
      const input = { id, dryRun: true };
      switch (change) {
        case 'upgrade':
          return upgrade({ input });
        case 'rollback':
          return rollback({ input });
        case 'uninstallKeepingData':
        case 'uninstallDeletingData':
          return uninstall({ input: { ...input, deleteData: change === 'uninstallDeletingData' } });
      }
    };
    void ask().then((result) => {
      if (isGone) return;
      setPreview(
        result.ok ? { state: 'planned', preview: result.payload } : { state: 'failed', failure: result },
      );
    });
    return () => {
      isGone = true;
    };
  }, [upgrade, rollback, uninstall, id, change]);

  return preview;
}

import { graphql } from 'relay-runtime';
import { useDryRun, type DryRun } from '../../clusters/preview/useDryRun.ts';
import { toRestoreInput } from './restoreInput.ts';
import type { RestoreValues } from './restoreRules.ts';
import type { usePlannedRestoreMutation } from './__generated__/usePlannedRestoreMutation.graphql.ts';

const mutation = graphql`
  mutation usePlannedRestoreMutation($input: RestorePostgresClusterInput!) {
    restorePostgresCluster(input: $input) {
      ... on ChangePreview @alias(as: "payload") {
        ...changePreview_preview
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Dry run of this restore: the new database has volumes of its own, which cost. */
export function usePlannedRestore(values: RestoreValues, isComplete: boolean): DryRun {
  const input = isComplete ? JSON.stringify({ ...toRestoreInput(values), dryRun: true }) : '';
  return useDryRun<usePlannedRestoreMutation>(mutation, input);
}

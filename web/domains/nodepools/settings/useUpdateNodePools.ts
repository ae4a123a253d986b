import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useUpdateNodePoolsMutation } from './__generated__/useUpdateNodePoolsMutation.graphql.ts';

/** Saves the desired node pools; with `dryRun` the payload is a preview. */
export function useUpdateNodePools() {
  return useAppMutation<useUpdateNodePoolsMutation>(graphql`
    mutation useUpdateNodePoolsMutation($input: UpdateNodePoolsInput!) {
      updateNodePools(input: $input) {
        ... on UpdateNodePoolsPayload @alias(as: "updated") {
          cluster {
            ...NodePoolsForm_cluster
            ...SyncCard_cluster
            ...ClusterCard_cluster
          }
        }
        ... on ChangePreview @alias(as: "preview") {
          ...changePreview_preview
        }
        ... on ConflictError @alias(as: "conflict") {
          cluster {
            ...NodePoolsForm_cluster
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

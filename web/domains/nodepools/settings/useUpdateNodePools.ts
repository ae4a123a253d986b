import { graphql } from 'relay-runtime';
import { useVerb } from '../../../relay/useVerb.ts';
import type { useUpdateNodePoolsMutation } from './__generated__/useUpdateNodePoolsMutation.graphql.ts';

/** Stores what the node pools shall be; with `dryRun` the payload is what would change. */
export function useUpdateNodePools() {
  return useVerb<useUpdateNodePoolsMutation>(graphql`
    mutation useUpdateNodePoolsMutation($input: UpdateNodePoolsInput!) {
      updateNodePools(input: $input) {
        __typename
        ... on UpdateNodePoolsPayload {
          cluster {
            ...NodePoolsForm_cluster
            ...SyncCard_cluster
            ...ClusterCard_cluster
          }
        }
        ... on ChangePreview {
          ...changePreview_preview @alias(as: "preview")
        }
        ... on InputError {
          message
          issues {
            path
            message
          }
        }
        ... on RefusedError {
          code
          message
        }
        ... on PlanLimitError {
          limit
          current
          plan
          message
        }
        ... on ChangedMeanwhileError {
          message
          changedBy
          changedAt
          changes {
            path
            before
            after
          }
          # Another name: here it may be gone.
          newCluster: cluster {
            ...NodePoolsForm_cluster
          }
        }
      }
    }
  `);
}

import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useSyncNodePoolsMutation } from './__generated__/useSyncNodePoolsMutation.graphql.ts';

/** Creates and deletes servers to match the pools; with `dryRun` the payload is a preview. */
export function useSyncNodePools() {
  return useAppMutation<useSyncNodePoolsMutation>(graphql`
    mutation useSyncNodePoolsMutation($input: SyncNodePoolsInput!) {
      syncNodePools(input: $input) {
        ... on SyncNodePoolsPayload @alias(as: "payload") {
          isStarted
          ...SyncPlan_plan @alias(as: "plan")
          cluster {
            id
            status
            ...ClusterProgress_cluster
            ...NodePoolsForm_cluster
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useUnarchiveClusterMutation } from './__generated__/useUnarchiveClusterMutation.graphql.ts';

/** Starts unarchiving a cluster; progress arrives through `useClusterEvents`. */
export function useUnarchiveCluster() {
  return useAppMutation<useUnarchiveClusterMutation>(graphql`
    mutation useUnarchiveClusterMutation($input: UnarchiveClusterInput!) {
      unarchiveCluster(input: $input) {
        ... on UnarchiveClusterPayload @alias(as: "payload") {
          cluster {
            ...ClusterCard_cluster
          }
          account {
            ...ClusterCounts_account
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

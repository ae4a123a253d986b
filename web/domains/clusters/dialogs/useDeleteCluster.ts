import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useDeleteClusterMutation } from './__generated__/useDeleteClusterMutation.graphql.ts';

/** Starts the deletion of a cluster; progress arrives through `useClusterEvents`. */
export function useDeleteCluster() {
  return useAppMutation<useDeleteClusterMutation>(graphql`
    mutation useDeleteClusterMutation($input: DeleteClusterInput!) {
      deleteCluster(input: $input) {
        ... on DeleteClusterPayload @alias(as: "payload") {
          cluster {
            ...ClusterCard_cluster
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

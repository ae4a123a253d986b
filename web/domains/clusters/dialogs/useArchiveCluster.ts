import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useArchiveClusterMutation } from './__generated__/useArchiveClusterMutation.graphql.ts';

/** Starts archiving a cluster; progress arrives through `useClusterEvents`. */
export function useArchiveCluster() {
  return useAppMutation<useArchiveClusterMutation>(graphql`
    mutation useArchiveClusterMutation($input: ArchiveClusterInput!) {
      archiveCluster(input: $input) {
        ... on ArchiveClusterPayload @alias(as: "payload") {
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

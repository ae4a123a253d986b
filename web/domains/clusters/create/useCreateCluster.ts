import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useCreateClusterMutation } from './__generated__/useCreateClusterMutation.graphql.ts';

/** Creates a cluster; progress arrives with the cluster events. The input may contain a temporary token. */
export function useCreateCluster() {
  return useAppMutation<useCreateClusterMutation>(graphql`
    mutation useCreateClusterMutation($input: CreateClusterInput!) {
      createCluster(input: $input) {
        ... on CreateClusterPayload @alias(as: "payload") {
          cluster {
            uuid
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

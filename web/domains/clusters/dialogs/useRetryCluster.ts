import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useRetryClusterMutation } from './__generated__/useRetryClusterMutation.graphql.ts';

/** Retries the failed operation; progress arrives through `useClusterEvents`. */
export function useRetryCluster() {
  return useAppMutation<useRetryClusterMutation>(graphql`
    mutation useRetryClusterMutation($input: RetryClusterInput!) {
      retryCluster(input: $input) {
        ... on RetryClusterPayload @alias(as: "payload") {
          cluster {
            ...ClusterBanner_cluster
            ...ClusterCard_cluster
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

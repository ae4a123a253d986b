import { graphql } from 'relay-runtime';
import { useVerb } from '../../../relay/useVerb.ts';
import type { useRetryClusterMutation } from './__generated__/useRetryClusterMutation.graphql.ts';

/** Goes on with the work that failed; its progress arrives through `useClusterEvents`. */
export function useRetryCluster() {
  return useVerb<useRetryClusterMutation>(graphql`
    mutation useRetryClusterMutation($input: RetryClusterInput!) {
      retryCluster(input: $input) {
        __typename
        ... on RetryClusterPayload {
          cluster {
            ...ClusterBanner_cluster
            ...ClusterCard_cluster
          }
        }
        ... on InputError {
          message
          issues {
            path
            code
            message
          }
        }
        ... on RefusedError {
          code
          message
        }
      }
    }
  `);
}

import { graphql } from 'relay-runtime';
import { useVerb } from '../../../relay/useVerb.ts';
import type { useUnprotectClusterMutation } from './__generated__/useUnprotectClusterMutation.graphql.ts';

/** Lifts the protection of a cluster. */
export function useUnprotectCluster() {
  return useVerb<useUnprotectClusterMutation>(graphql`
    mutation useUnprotectClusterMutation($input: UnprotectClusterInput!) {
      unprotectCluster(input: $input) {
        __typename
        ... on UnprotectClusterPayload {
          cluster {
            ...ClusterCard_cluster
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

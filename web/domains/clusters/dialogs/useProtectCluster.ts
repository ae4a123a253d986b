import { graphql } from 'relay-runtime';
import { useVerb } from '../../../relay/useVerb.ts';
import type { useProtectClusterMutation } from './__generated__/useProtectClusterMutation.graphql.ts';

/** Protects a cluster from being deleted or archived. */
export function useProtectCluster() {
  return useVerb<useProtectClusterMutation>(graphql`
    mutation useProtectClusterMutation($input: ProtectClusterInput!) {
      protectCluster(input: $input) {
        __typename
        ... on ProtectClusterPayload {
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

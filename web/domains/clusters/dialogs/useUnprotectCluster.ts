import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useUnprotectClusterMutation } from './__generated__/useUnprotectClusterMutation.graphql.ts';

/** Disables the protection of a cluster. */
export function useUnprotectCluster() {
  return useAppMutation<useUnprotectClusterMutation>(graphql`
    mutation useUnprotectClusterMutation($input: UnprotectClusterInput!) {
      unprotectCluster(input: $input) {
        ... on UnprotectClusterPayload @alias(as: "payload") {
          cluster {
            ...ClusterCard_cluster
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

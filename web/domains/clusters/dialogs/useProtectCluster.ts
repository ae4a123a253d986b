import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useProtectClusterMutation } from './__generated__/useProtectClusterMutation.graphql.ts';

/** Protects a cluster from being deleted or archived. */
export function useProtectCluster() {
  return useAppMutation<useProtectClusterMutation>(graphql`
    mutation useProtectClusterMutation($input: ProtectClusterInput!) {
      protectCluster(input: $input) {
        ... on ProtectClusterPayload @alias(as: "payload") {
          cluster {
            ...ClusterCard_cluster
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

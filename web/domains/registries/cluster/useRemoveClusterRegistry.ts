import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useRemoveClusterRegistryMutation } from './__generated__/useRemoveClusterRegistryMutation.graphql.ts';

/** Starts removing a registry from all namespaces of its cluster. */
export function useRemoveClusterRegistry() {
  return useAppMutation<useRemoveClusterRegistryMutation>(graphql`
    mutation useRemoveClusterRegistryMutation($input: RemoveClusterRegistryInput!) {
      removeClusterRegistry(input: $input) {
        ... on RemoveClusterRegistryPayload @alias(as: "payload") {
          cluster {
            ...ClusterRegistriesCard_cluster
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useDeleteRegistryMutation } from './__generated__/useDeleteRegistryMutation.graphql.ts';

/**
 * Deletes a registry and removes it from the lists in `connections`. The record stays in the store, because the clusters
 * to which it can be applied list it until they are refetched.
 */
export function useDeleteRegistry() {
  return useAppMutation<useDeleteRegistryMutation>(graphql`
    mutation useDeleteRegistryMutation($input: DeleteRegistryInput!, $connections: [ID!]!) {
      deleteRegistry(input: $input) {
        ... on DeleteRegistryPayload @alias(as: "payload") {
          deletedEdgeId: deletedRegistryId @deleteEdge(connections: $connections)
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

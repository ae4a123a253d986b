import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useDeleteRegistryMutation } from './__generated__/useDeleteRegistryMutation.graphql.ts';

/** Deletes a registry and removes it from the lists in `connections`. */
export function useDeleteRegistry() {
  return useAppMutation<useDeleteRegistryMutation>(graphql`
    mutation useDeleteRegistryMutation($input: DeleteRegistryInput!, $connections: [ID!]!) {
      deleteRegistry(input: $input) {
        ... on DeleteRegistryPayload @alias(as: "payload") {
          deletedEdgeId: deletedRegistryId @deleteEdge(connections: $connections)
          deletedId: deletedRegistryId @deleteRecord
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useDeleteGlobalSecretMutation } from './__generated__/useDeleteGlobalSecretMutation.graphql.ts';

/** Deletes a secret and removes it from the lists in `connections`. */
export function useDeleteGlobalSecret() {
  return useAppMutation<useDeleteGlobalSecretMutation>(graphql`
    mutation useDeleteGlobalSecretMutation($input: DeleteGlobalSecretInput!, $connections: [ID!]!) {
      deleteGlobalSecret(input: $input) {
        ... on DeleteGlobalSecretPayload @alias(as: "payload") {
          deletedEdgeId: deletedGlobalSecretId @deleteEdge(connections: $connections)
          deletedId: deletedGlobalSecretId @deleteRecord
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

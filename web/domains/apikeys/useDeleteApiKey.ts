import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useDeleteApiKeyMutation } from './__generated__/useDeleteApiKeyMutation.graphql.ts';

/** Deletes an API key and removes it from the lists in `connections`. */
export function useDeleteApiKey() {
  return useAppMutation<useDeleteApiKeyMutation>(graphql`
    mutation useDeleteApiKeyMutation($input: DeleteApiKeyInput!, $connections: [ID!]!) {
      deleteApiKey(input: $input) {
        ... on DeleteApiKeyPayload @alias(as: "payload") {
          deletedEdgeId: deletedApiKeyId @deleteEdge(connections: $connections)
          deletedId: deletedApiKeyId @deleteRecord
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

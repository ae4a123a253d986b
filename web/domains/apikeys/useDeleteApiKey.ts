import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { useDeleteApiKeyMutation } from './__generated__/useDeleteApiKeyMutation.graphql.ts';

/** Deletes an API key and takes it from the lists in `connections`. */
export function useDeleteApiKey() {
  return useVerb<useDeleteApiKeyMutation>(graphql`
    mutation useDeleteApiKeyMutation($input: DeleteApiKeyInput!, $connections: [ID!]!) {
      deleteApiKey(input: $input) {
        __typename
        ... on DeleteApiKeyPayload {
          goneFromLists: deletedApiKeyId @deleteEdge(connections: $connections)
          gone: deletedApiKeyId @deleteRecord
        }
        ... on RefusedError {
          code
          message
        }
      }
    }
  `);
}

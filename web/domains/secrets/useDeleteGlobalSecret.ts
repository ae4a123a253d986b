import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { useDeleteGlobalSecretMutation } from './__generated__/useDeleteGlobalSecretMutation.graphql.ts';

/** Deletes a secret and takes it from the lists in `connections`. */
export function useDeleteGlobalSecret() {
  return useVerb<useDeleteGlobalSecretMutation>(graphql`
    mutation useDeleteGlobalSecretMutation($input: DeleteGlobalSecretInput!, $connections: [ID!]!) {
      deleteGlobalSecret(input: $input) {
        __typename
        ... on DeleteGlobalSecretPayload {
          goneFromLists: deletedGlobalSecretId @deleteEdge(connections: $connections)
          gone: deletedGlobalSecretId @deleteRecord
        }
        ... on RefusedError {
          code
          message
        }
      }
    }
  `);
}

import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useSaveGlobalSecretMutation } from './__generated__/useSaveGlobalSecretMutation.graphql.ts';

/** Creates or replaces a secret, and adds a new one to the lists in `connections`. */
export function useSaveGlobalSecret() {
  return useAppMutation<useSaveGlobalSecretMutation>(graphql`
    mutation useSaveGlobalSecretMutation($input: SaveGlobalSecretInput!, $connections: [ID!]!) {
      saveGlobalSecret(input: $input) {
        ... on SaveGlobalSecretPayload @alias(as: "payload") {
          globalSecretEdge @appendEdge(connections: $connections) {
            cursor
            node {
              id
              name
              ...SecretRow_secret
            }
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

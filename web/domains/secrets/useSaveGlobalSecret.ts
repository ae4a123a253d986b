import { graphql } from 'relay-runtime';
import { useSecretVerb } from '../../relay/useSecretVerb.ts';
import type { useSaveGlobalSecretMutation } from './__generated__/useSaveGlobalSecretMutation.graphql.ts';

/** Saves a secret, in place of one with the same name, and adds it to the lists in `connections` when it is new. */
export function useSaveGlobalSecret() {
  return useSecretVerb<useSaveGlobalSecretMutation>(graphql`
    mutation useSaveGlobalSecretMutation($input: CreateGlobalSecretInput!, $connections: [ID!]!) {
      createGlobalSecret(input: $input) {
        __typename
        ... on CreateGlobalSecretPayload {
          globalSecretEdge @appendEdge(connections: $connections) {
            cursor
            node {
              id
              name
              ...SecretRow_secret
            }
          }
        }
        ... on InputError {
          message
          issues {
            path
            code
            message
          }
        }
        ... on RefusedError {
          code
          message
        }
      }
    }
  `);
}

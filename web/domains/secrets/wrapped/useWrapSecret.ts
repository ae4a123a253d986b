import { graphql } from 'relay-runtime';
import { useSecretMutation } from '../../../relay/mutations/useSecretMutation.ts';
import type { useWrapSecretMutation } from './__generated__/useWrapSecretMutation.graphql.ts';

/** Stores a value that can be read once; the token is returned and not kept in the store. */
export function useWrapSecret() {
  return useSecretMutation<useWrapSecretMutation>(
    graphql`
      mutation useWrapSecretMutation($input: WrapSecretInput!) {
        wrapSecret(input: $input) {
          ... on WrapSecretPayload @alias(as: "payload") {
            token
            expiresAt
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    'token',
  );
}

import { graphql } from 'relay-runtime';
import { useSecretMutation } from '../../../relay/mutations/useSecretMutation.ts';
import type { useUnwrapSecretMutation } from './__generated__/useUnwrapSecretMutation.graphql.ts';

/** Reads a wrapped secret once; the value is returned and not kept in the store. */
export function useUnwrapSecret() {
  return useSecretMutation<useUnwrapSecretMutation>(
    graphql`
      mutation useUnwrapSecretMutation($input: UnwrapSecretInput!) {
        unwrapSecret(input: $input) {
          ... on UnwrapSecretPayload @alias(as: "payload") {
            name
            value
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    'value',
  );
}

import { graphql } from 'relay-runtime';
import { useSecretMutation } from '../../relay/mutations/useSecretMutation.ts';
import type { useRotateApiKeyMutation } from './__generated__/useRotateApiKeyMutation.graphql.ts';

/** Replaces the secret of an API key; the new one is returned and not stored. */
export function useRotateApiKey() {
  return useSecretMutation<useRotateApiKeyMutation>(
    graphql`
      mutation useRotateApiKeyMutation($input: RotateApiKeyInput!) {
        rotateApiKey(input: $input) {
          ... on RotateApiKeyPayload @alias(as: "payload") {
            secret
            apiKey {
              ...ApiKeyRow_apiKey
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    'secret',
  );
}

import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useUpdateApiKeyMutation } from './__generated__/useUpdateApiKeyMutation.graphql.ts';

/** Changes an API key. */
export function useUpdateApiKey() {
  return useAppMutation<useUpdateApiKeyMutation>(graphql`
    mutation useUpdateApiKeyMutation($input: UpdateApiKeyInput!) {
      updateApiKey(input: $input) {
        ... on UpdateApiKeyPayload @alias(as: "payload") {
          apiKey {
            ...ApiKeyRow_apiKey
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

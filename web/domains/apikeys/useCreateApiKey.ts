import { graphql } from 'relay-runtime';
import { useSecretMutation } from '../../relay/mutations/useSecretMutation.ts';
import type { useCreateApiKeyMutation } from './__generated__/useCreateApiKeyMutation.graphql.ts';

/** Creates an API key and adds it to the lists in `connections`; the key itself is returned and not stored. */
export function useCreateApiKey() {
  return useSecretMutation<useCreateApiKeyMutation>(
    graphql`
      mutation useCreateApiKeyMutation($input: CreateApiKeyInput!, $connections: [ID!]!) {
        createApiKey(input: $input) {
          ... on CreateApiKeyPayload @alias(as: "payload") {
            secret
            apiKeyEdge @prependEdge(connections: $connections) {
              cursor
              node {
                id
                ...ApiKeyRow_apiKey
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    'secret',
  );
}

import { graphql } from 'relay-runtime';
import { useSecretVerb } from '../../relay/useSecretVerb.ts';
import type { useCreateApiKeyMutation } from './__generated__/useCreateApiKeyMutation.graphql.ts';

/** Makes an API key and puts it on top of the lists in `connections`; the key itself is in the answer and not kept. */
export function useCreateApiKey() {
  return useSecretVerb<useCreateApiKeyMutation>(
    graphql`
      mutation useCreateApiKeyMutation($input: CreateApiKeyInput!, $connections: [ID!]!) {
        createApiKey(input: $input) {
          __typename
          ... on CreateApiKeyPayload {
            secret
            apiKeyEdge @prependEdge(connections: $connections) {
              cursor
              node {
                id
                ...ApiKeyRow_apiKey
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
    `,
    'secret',
  );
}

import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { useUpdateApiKeyMutation } from './__generated__/useUpdateApiKeyMutation.graphql.ts';

/** Turns an API key off or on. */
export function useUpdateApiKey() {
  return useVerb<useUpdateApiKeyMutation>(graphql`
    mutation useUpdateApiKeyMutation($input: UpdateApiKeyInput!) {
      updateApiKey(input: $input) {
        __typename
        ... on UpdateApiKeyPayload {
          apiKey {
            ...ApiKeyRow_apiKey
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

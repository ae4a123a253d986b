import { graphql } from 'relay-runtime';
import { useSecretVerb } from '../../relay/useSecretVerb.ts';
import type { useSaveCloudTokenMutation } from './__generated__/useSaveCloudTokenMutation.graphql.ts';

/** Has the platform try a Hetzner token at the provider and save it, in place of the one before. */
export function useSaveCloudToken() {
  return useSecretVerb<useSaveCloudTokenMutation>(graphql`
    mutation useSaveCloudTokenMutation($input: SaveCloudTokenInput!) {
      saveCloudToken(input: $input) {
        __typename
        ... on SaveCloudTokenPayload {
          account {
            id
            cloudToken {
              id
              isSaved
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

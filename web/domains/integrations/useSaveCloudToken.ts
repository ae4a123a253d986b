import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/useAppMutation.ts';
import type { useSaveCloudTokenMutation } from './__generated__/useSaveCloudTokenMutation.graphql.ts';

/** Has the platform try a Hetzner token at the provider and save it, in place of the one before. */
export function useSaveCloudToken() {
  return useAppMutation<useSaveCloudTokenMutation>(graphql`
    mutation useSaveCloudTokenMutation($input: SaveCloudTokenInput!) {
      saveCloudToken(input: $input) {
        ... on SaveCloudTokenPayload @alias(as: "payload") {
          account {
            id
            cloudToken {
              id
              isSaved
            }
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

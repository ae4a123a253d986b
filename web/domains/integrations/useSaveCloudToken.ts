import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useSaveCloudTokenMutation } from './__generated__/useSaveCloudTokenMutation.graphql.ts';

/** Saves or replaces the Hetzner token after the platform has tested it. */
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
              clusterCount
            }
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useRemoveCloudTokenMutation } from './__generated__/useRemoveCloudTokenMutation.graphql.ts';

/** Removes the saved Hetzner token; clusters keep running but cannot be changed. */
export function useRemoveCloudToken() {
  return useAppMutation<useRemoveCloudTokenMutation>(graphql`
    mutation useRemoveCloudTokenMutation {
      removeCloudToken {
        ... on RemoveCloudTokenPayload @alias(as: "payload") {
          account {
            ...CloudTokenCard_account
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

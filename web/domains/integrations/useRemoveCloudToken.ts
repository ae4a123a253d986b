import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { useRemoveCloudTokenMutation } from './__generated__/useRemoveCloudTokenMutation.graphql.ts';

/** Removes the saved Hetzner token; servers keep running, but nothing can be changed. */
export function useRemoveCloudToken() {
  return useVerb<useRemoveCloudTokenMutation>(graphql`
    mutation useRemoveCloudTokenMutation {
      removeCloudToken {
        __typename
        ... on RemoveCloudTokenPayload {
          account {
            ...CloudTokenCard_account
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

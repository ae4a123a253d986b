import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { useRequestPasswordResetMutation } from './__generated__/useRequestPasswordResetMutation.graphql.ts';

/** Asks for a link to set a new password; answers the same for known and unknown addresses. */
export function useRequestPasswordReset() {
  return useVerb<useRequestPasswordResetMutation>(graphql`
    mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        __typename
        ... on RequestPasswordResetPayload {
          sentTo
        }
        ... on InputError {
          message
          issues {
            path
            code
            message
          }
        }
      }
    }
  `);
}

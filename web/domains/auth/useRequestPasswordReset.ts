import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/useAppMutation.ts';
import type { useRequestPasswordResetMutation } from './__generated__/useRequestPasswordResetMutation.graphql.ts';

/** Asks for a link to set a new password; answers the same for known and unknown addresses. */
export function useRequestPasswordReset() {
  return useAppMutation<useRequestPasswordResetMutation>(graphql`
    mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        ... on RequestPasswordResetPayload @alias(as: "payload") {
          sentTo
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

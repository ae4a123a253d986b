import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useRequestPasswordResetMutation } from './__generated__/useRequestPasswordResetMutation.graphql.ts';

/** Requests a password reset link; the result is the same for known and unknown addresses. */
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

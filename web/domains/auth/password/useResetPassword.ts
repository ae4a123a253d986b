import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useResetPasswordMutation } from './__generated__/useResetPasswordMutation.graphql.ts';

/** Sets a new password with the token of the mail's link; every session of the user ends. */
export function useResetPassword() {
  return useAppMutation<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        ... on ResetPasswordPayload @alias(as: "payload") {
          email
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useChangePasswordMutation } from './__generated__/useChangePasswordMutation.graphql.ts';

/** Changes the user's password or sets the first one; other sessions end. */
export function useChangePassword() {
  return useAppMutation<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        ... on ChangePasswordPayload @alias(as: "payload") {
          otherSessionsEnded
          user {
            id
            hasPassword
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

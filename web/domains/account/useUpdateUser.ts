import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useUpdateUserMutation } from './__generated__/useUpdateUserMutation.graphql.ts';

/** Updates the user's profile; a new e-mail address has to be verified. */
export function useUpdateUser() {
  return useAppMutation<useUpdateUserMutation>(graphql`
    mutation useUpdateUserMutation($input: UpdateUserInput!) {
      updateUser(input: $input) {
        ... on UpdateUserPayload @alias(as: "payload") {
          viewer {
            ...DefaultAccountSelect_viewer
            user {
              isVerified
              ...ProfileCard_user
            }
            ...storedUser_viewer
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

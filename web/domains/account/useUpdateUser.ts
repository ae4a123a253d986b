import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/useAppMutation.ts';
import type { useUpdateUserMutation } from './__generated__/useUpdateUserMutation.graphql.ts';

/** Changes the profile of whoever is signed in; a new e-mail address must be verified again. */
export function useUpdateUser() {
  return useAppMutation<useUpdateUserMutation>(graphql`
    mutation useUpdateUserMutation($input: UpdateUserInput!) {
      updateUser(input: $input) {
        ... on UpdateUserPayload @alias(as: "payload") {
          viewer {
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

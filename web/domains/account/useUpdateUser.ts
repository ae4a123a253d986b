import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { useUpdateUserMutation } from './__generated__/useUpdateUserMutation.graphql.ts';

/** Changes the profile of whoever is signed in; a new e-mail address must be verified again. */
export function useUpdateUser() {
  return useVerb<useUpdateUserMutation>(graphql`
    mutation useUpdateUserMutation($input: UpdateUserInput!) {
      updateUser(input: $input) {
        __typename
        ... on UpdateUserPayload {
          viewer {
            user {
              isVerified
              ...ProfileCard_user
            }
            ...storedUser_viewer
          }
        }
        ... on InputError {
          message
          issues {
            path
            code
            message
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

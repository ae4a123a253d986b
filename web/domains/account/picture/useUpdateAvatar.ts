import { graphql } from 'relay-runtime';
import { useVerb } from '../../../relay/useVerb.ts';
import type { useUpdateAvatarMutation } from './__generated__/useUpdateAvatarMutation.graphql.ts';

/** Sets the profile picture; the file goes with the uploadables, under `variables.input.avatar`. */
export function useUpdateAvatar() {
  return useVerb<useUpdateAvatarMutation>(graphql`
    mutation useUpdateAvatarMutation($input: UpdateAvatarInput!) {
      updateAvatar(input: $input) {
        __typename
        ... on UpdateAvatarPayload {
          viewer {
            user {
              ...ProfilePicture_user
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

import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useUpdateAvatarMutation } from './__generated__/useUpdateAvatarMutation.graphql.ts';

/** Sets the profile picture; the file is an uploadable at `variables.input.avatar`. */
export function useUpdateAvatar() {
  return useAppMutation<useUpdateAvatarMutation>(graphql`
    mutation useUpdateAvatarMutation($input: UpdateAvatarInput!) {
      updateAvatar(input: $input) {
        ... on UpdateAvatarPayload @alias(as: "payload") {
          viewer {
            user {
              ...ProfilePicture_user
            }
            ...storedUser_viewer
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

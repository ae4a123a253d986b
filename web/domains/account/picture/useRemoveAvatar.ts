import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useRemoveAvatarMutation } from './__generated__/useRemoveAvatarMutation.graphql.ts';

/** Removes the profile picture. */
export function useRemoveAvatar() {
  return useAppMutation<useRemoveAvatarMutation>(graphql`
    mutation useRemoveAvatarMutation {
      removeAvatar {
        ... on RemoveAvatarPayload @alias(as: "payload") {
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

import { graphql } from 'relay-runtime';
import { useVerb } from '../../../relay/useVerb.ts';
import type { useRemoveAvatarMutation } from './__generated__/useRemoveAvatarMutation.graphql.ts';

/** Takes the profile picture away. */
export function useRemoveAvatar() {
  return useVerb<useRemoveAvatarMutation>(graphql`
    mutation useRemoveAvatarMutation {
      removeAvatar {
        __typename
        ... on RemoveAvatarPayload {
          viewer {
            user {
              ...ProfilePicture_user
            }
            ...storedUser_viewer
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

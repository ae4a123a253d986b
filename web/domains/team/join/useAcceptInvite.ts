import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useAcceptInviteMutation } from './__generated__/useAcceptInviteMutation.graphql.ts';

/** The signed-in user joins the inviting team and is signed in there. */
export function useAcceptInvite() {
  return useAppMutation<useAcceptInviteMutation>(graphql`
    mutation useAcceptInviteMutation($input: AcceptInviteInput!) {
      acceptInvite(input: $input) {
        ... on AcceptInvitePayload @alias(as: "payload") {
          viewer {
            ...storedUser_viewer
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useInviteUserMutation } from './__generated__/useInviteUserMutation.graphql.ts';

/** Invites an address, or sends its invite again, and adds it to the lists in `connections`. */
export function useInviteUser() {
  return useAppMutation<useInviteUserMutation>(graphql`
    mutation useInviteUserMutation($input: InviteUserInput!, $connections: [ID!]!) {
      inviteUser(input: $input) {
        ... on InviteUserPayload @alias(as: "payload") {
          inviteEdge @prependEdge(connections: $connections) {
            cursor
            node {
              id
              ...InviteRow_invite
            }
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

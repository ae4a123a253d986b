import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useRevokeInviteMutation } from './__generated__/useRevokeInviteMutation.graphql.ts';

/** Withdraws an invite and removes it from the lists in `connections`. */
export function useRevokeInvite() {
  return useAppMutation<useRevokeInviteMutation>(graphql`
    mutation useRevokeInviteMutation($input: RevokeInviteInput!, $connections: [ID!]!) {
      revokeInvite(input: $input) {
        ... on RevokeInvitePayload @alias(as: "payload") {
          deletedEdgeId: revokedInviteId @deleteEdge(connections: $connections)
          deletedId: revokedInviteId @deleteRecord
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

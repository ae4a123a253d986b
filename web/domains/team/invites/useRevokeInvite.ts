import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useRevokeInviteMutation } from './__generated__/useRevokeInviteMutation.graphql.ts';

/**
 * Withdraws an invite and removes it from the lists in `connections`. The record stays in the store, because other parts
 * of the page read it in a list of their own until the event of the account refetches them.
 */
export function useRevokeInvite() {
  return useAppMutation<useRevokeInviteMutation>(graphql`
    mutation useRevokeInviteMutation($input: RevokeInviteInput!, $connections: [ID!]!) {
      revokeInvite(input: $input) {
        ... on RevokeInvitePayload @alias(as: "payload") {
          deletedEdgeId: revokedInviteId @deleteEdge(connections: $connections)
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

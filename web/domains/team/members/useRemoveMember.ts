import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useRemoveMemberMutation } from './__generated__/useRemoveMemberMutation.graphql.ts';

/** Removes a member, or lets the viewer leave, and removes them from the lists in `connections`. */
export function useRemoveMember() {
  return useAppMutation<useRemoveMemberMutation>(graphql`
    mutation useRemoveMemberMutation($input: RemoveTeamMemberInput!, $connections: [ID!]!) {
      removeTeamMember(input: $input) {
        ... on RemoveTeamMemberPayload @alias(as: "payload") {
          isSignedOut
          deletedEdgeId: removedMemberId @deleteEdge(connections: $connections)
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

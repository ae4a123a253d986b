import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useDisableMemberMutation } from './__generated__/useDisableMemberMutation.graphql.ts';

/** Disables a member; their sessions end at once. */
export function useDisableMember() {
  return useAppMutation<useDisableMemberMutation>(graphql`
    mutation useDisableMemberMutation($input: DisableTeamMemberInput!) {
      disableTeamMember(input: $input) {
        ... on DisableTeamMemberPayload @alias(as: "payload") {
          member {
            ...MemberRow_member
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

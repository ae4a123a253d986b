import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useEnableMemberMutation } from './__generated__/useEnableMemberMutation.graphql.ts';

/** Gives a disabled member access again. */
export function useEnableMember() {
  return useAppMutation<useEnableMemberMutation>(graphql`
    mutation useEnableMemberMutation($input: EnableTeamMemberInput!) {
      enableTeamMember(input: $input) {
        ... on EnableTeamMemberPayload @alias(as: "payload") {
          member {
            ...MemberRow_member
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useUpdateMemberMutation } from './__generated__/useUpdateMemberMutation.graphql.ts';

/** Changes name, address or role of a member. */
export function useUpdateMember() {
  return useAppMutation<useUpdateMemberMutation>(graphql`
    mutation useUpdateMemberMutation($input: UpdateTeamMemberInput!) {
      updateTeamMember(input: $input) {
        ... on UpdateTeamMemberPayload @alias(as: "payload") {
          member {
            ...MemberRow_member
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

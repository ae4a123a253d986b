import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useSignUpInvitedMutation } from './__generated__/useSignUpInvitedMutation.graphql.ts';

/** Creates a user in the inviting team and signs them in. */
export function useSignUpInvited() {
  return useAppMutation<useSignUpInvitedMutation>(graphql`
    mutation useSignUpInvitedMutation($input: SignUpInvitedInput!) {
      signUpInvited(input: $input) {
        ... on SignUpInvitedPayload @alias(as: "payload") {
          viewer {
            ...storedUser_viewer
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useSignUpMutation } from './__generated__/useSignUpMutation.graphql.ts';

/** Creates a user with their own team and signs them in. */
export function useSignUp() {
  return useAppMutation<useSignUpMutation>(graphql`
    mutation useSignUpMutation($input: SignUpInput!) {
      signUp(input: $input) {
        ... on SignUpPayload @alias(as: "payload") {
          viewer {
            ...storedUser_viewer
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

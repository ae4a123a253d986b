import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { useSignUpMutation } from './__generated__/useSignUpMutation.graphql.ts';

/** Makes a user with a team of their own and signs them in. */
export function useSignUp() {
  return useVerb<useSignUpMutation>(graphql`
    mutation useSignUpMutation($input: SignUpInput!) {
      signUp(input: $input) {
        __typename
        ... on SignUpPayload {
          viewer {
            ...storedUser_viewer
          }
        }
        ... on InputError {
          message
          issues {
            path
            code
            message
          }
        }
        ... on RefusedError {
          code
          message
        }
      }
    }
  `);
}

import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { useSignInMutation } from './__generated__/useSignInMutation.graphql.ts';

/** Signs in with e-mail and password; the payload is a session, or the demand for a one-time code. */
export function useSignIn() {
  return useVerb<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        __typename
        ... on SignInPayload {
          target
          viewer {
            ...storedUser_viewer
          }
        }
        ... on TwoFactorRequired {
          token
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

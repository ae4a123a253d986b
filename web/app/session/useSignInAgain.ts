import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { useSignInAgainMutation } from './__generated__/useSignInAgainMutation.graphql.ts';

/** The password check of the session dialog; the full sign-in with all its ways is the auth noun's. */
export function useSignInAgain() {
  return useVerb<useSignInAgainMutation>(graphql`
    mutation useSignInAgainMutation($input: SignInInput!) {
      signIn(input: $input) {
        __typename
        ... on SignInPayload {
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

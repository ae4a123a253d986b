import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useSignInAgainMutation } from './__generated__/useSignInAgainMutation.graphql.ts';

/** The password check of the session dialog; the second factor and the full sign-in are part of the auth noun. */
export function useSignInAgain() {
  return useAppMutation<useSignInAgainMutation>(graphql`
    mutation useSignInAgainMutation($input: SignInInput!) {
      signIn(input: $input) {
        ... on SignInPayload @alias(as: "signedIn") {
          viewer {
            ...storedUser_viewer
          }
        }
        ... on TwoFactorRequired @alias(as: "twoFactor") {
          token
          hasPasskey
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

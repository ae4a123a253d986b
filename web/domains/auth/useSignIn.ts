import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useSignInMutation } from './__generated__/useSignInMutation.graphql.ts';

/** Signs in with e-mail and password; the payload is a session, or a token for the second factor. */
export function useSignIn() {
  return useAppMutation<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        ... on SignInPayload @alias(as: "signedIn") {
          target
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

import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useSignInWithProviderMutation } from './__generated__/useSignInWithProviderMutation.graphql.ts';

/** Completes a sign-in that an identity provider has confirmed. */
export function useSignInWithProvider() {
  return useAppMutation<useSignInWithProviderMutation>(graphql`
    mutation useSignInWithProviderMutation($input: SignInWithProviderInput!) {
      signInWithProvider(input: $input) {
        ... on SignInWithProviderPayload @alias(as: "signedIn") {
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

import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useSignInWithPasskeyMutation } from './__generated__/useSignInWithPasskeyMutation.graphql.ts';

/** Finishes the sign-in with the WebAuthn assertion that the browser returned. */
export function useSignInWithPasskey() {
  return useAppMutation<useSignInWithPasskeyMutation>(graphql`
    mutation useSignInWithPasskeyMutation($input: SignInWithPasskeyInput!) {
      signInWithPasskey(input: $input) {
        ... on SignInWithPasskeyPayload @alias(as: "payload") {
          target
          viewer {
            ...storedUser_viewer
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useSignInWithPasskeyMutation } from './__generated__/useSignInWithPasskeyMutation.graphql.ts';

/** Signs in with what the browser has signed. */
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

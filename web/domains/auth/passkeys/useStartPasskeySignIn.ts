import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useStartPasskeySignInMutation } from './__generated__/useStartPasskeySignInMutation.graphql.ts';

/** Starts a sign-in with a passkey, or its second factor. */
export function useStartPasskeySignIn() {
  return useAppMutation<useStartPasskeySignInMutation>(graphql`
    mutation useStartPasskeySignInMutation($input: StartPasskeySignInInput!) {
      startPasskeySignIn(input: $input) {
        ... on StartPasskeySignInPayload @alias(as: "payload") {
          options
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

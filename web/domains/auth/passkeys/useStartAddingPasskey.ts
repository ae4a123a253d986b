import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useStartAddingPasskeyMutation } from './__generated__/useStartAddingPasskeyMutation.graphql.ts';

/** Starts adding a passkey; requires the password or a code. */
export function useStartAddingPasskey() {
  return useAppMutation<useStartAddingPasskeyMutation>(graphql`
    mutation useStartAddingPasskeyMutation($input: StartAddingPasskeyInput!) {
      startAddingPasskey(input: $input) {
        ... on StartAddingPasskeyPayload @alias(as: "payload") {
          options
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useRemovePasskeyMutation } from './__generated__/useRemovePasskeyMutation.graphql.ts';

/** Removes a passkey; requires the password or a code. */
export function useRemovePasskey() {
  return useAppMutation<useRemovePasskeyMutation>(graphql`
    mutation useRemovePasskeyMutation($input: RemovePasskeyInput!) {
      removePasskey(input: $input) {
        ... on RemovePasskeyPayload @alias(as: "payload") {
          user {
            id
            ...PasskeysCard_user
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

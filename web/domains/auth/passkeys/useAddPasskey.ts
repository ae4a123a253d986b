import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useAddPasskeyMutation } from './__generated__/useAddPasskeyMutation.graphql.ts';

/** Adds the passkey that the browser has created. */
export function useAddPasskey() {
  return useAppMutation<useAddPasskeyMutation>(graphql`
    mutation useAddPasskeyMutation($input: AddPasskeyInput!) {
      addPasskey(input: $input) {
        ... on AddPasskeyPayload @alias(as: "payload") {
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

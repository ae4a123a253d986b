import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useRenamePasskeyMutation } from './__generated__/useRenamePasskeyMutation.graphql.ts';

/** Renames a passkey. */
export function useRenamePasskey() {
  return useAppMutation<useRenamePasskeyMutation>(graphql`
    mutation useRenamePasskeyMutation($input: RenamePasskeyInput!) {
      renamePasskey(input: $input) {
        ... on RenamePasskeyPayload @alias(as: "payload") {
          passkey {
            id
            name
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

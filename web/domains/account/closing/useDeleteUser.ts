import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useDeleteUserMutation } from './__generated__/useDeleteUserMutation.graphql.ts';

/** Deletes the user at once; the server ends the session. */
export function useDeleteUser() {
  return useAppMutation<useDeleteUserMutation>(graphql`
    mutation useDeleteUserMutation($input: DeleteUserInput!) {
      deleteUser(input: $input) {
        ... on DeleteUserPayload @alias(as: "payload") {
          __typename
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useSetSupportAccessMutation } from './__generated__/useSetSupportAccessMutation.graphql.ts';

/** Enables or disables support access to the account. */
export function useSetSupportAccess() {
  return useAppMutation<useSetSupportAccessMutation>(graphql`
    mutation useSetSupportAccessMutation($input: UpdateUserInput!) @raw_response_type {
      updateUser(input: $input) {
        ... on UpdateUserPayload @alias(as: "payload") {
          user {
            ...SupportAccessCard_user
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

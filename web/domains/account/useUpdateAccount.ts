import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useUpdateAccountMutation } from './__generated__/useUpdateAccountMutation.graphql.ts';

/** Renames the team. */
export function useUpdateAccount() {
  return useAppMutation<useUpdateAccountMutation>(graphql`
    mutation useUpdateAccountMutation($input: UpdateAccountInput!) {
      updateAccount(input: $input) {
        ... on UpdateAccountPayload @alias(as: "payload") {
          account {
            name
            ...TeamCard_account
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

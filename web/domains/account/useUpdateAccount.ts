import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { useUpdateAccountMutation } from './__generated__/useUpdateAccountMutation.graphql.ts';

/** Renames the team. */
export function useUpdateAccount() {
  return useVerb<useUpdateAccountMutation>(graphql`
    mutation useUpdateAccountMutation($input: UpdateAccountInput!) {
      updateAccount(input: $input) {
        __typename
        ... on UpdateAccountPayload {
          account {
            name
            ...TeamCard_account
          }
        }
        ... on InputError {
          message
          issues {
            path
            code
            message
          }
        }
        ... on RefusedError {
          code
          message
        }
      }
    }
  `);
}

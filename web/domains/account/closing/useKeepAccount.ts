import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useKeepAccountMutation } from './__generated__/useKeepAccountMutation.graphql.ts';

/** Cancels the deletion of the account. */
export function useKeepAccount() {
  return useAppMutation<useKeepAccountMutation>(graphql`
    mutation useKeepAccountMutation {
      keepAccount {
        ... on KeepAccountPayload @alias(as: "payload") {
          account {
            ...BannerSlot_account
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

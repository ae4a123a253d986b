import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useRemoveSingleSignOnMutation } from './__generated__/useRemoveSingleSignOnMutation.graphql.ts';

/** Removes single sign-on with its domains. */
export function useRemoveSingleSignOn() {
  return useAppMutation<useRemoveSingleSignOnMutation>(graphql`
    mutation useRemoveSingleSignOnMutation {
      removeSingleSignOn {
        ... on RemoveSingleSignOnPayload @alias(as: "payload") {
          account {
            ...SsoCard_account
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

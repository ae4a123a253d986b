import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useSaveSingleSignOnMutation } from './__generated__/useSaveSingleSignOnMutation.graphql.ts';

/** Sets up or changes single sign-on. */
export function useSaveSingleSignOn() {
  return useAppMutation<useSaveSingleSignOnMutation>(graphql`
    mutation useSaveSingleSignOnMutation($input: SaveSingleSignOnInput!) {
      saveSingleSignOn(input: $input) {
        ... on SaveSingleSignOnPayload @alias(as: "payload") {
          account {
            ...SsoCard_account
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

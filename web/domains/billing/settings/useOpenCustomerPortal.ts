import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useOpenCustomerPortalMutation } from './__generated__/useOpenCustomerPortalMutation.graphql.ts';

/** Gets the address of the payment provider's page for the card. */
export function useOpenCustomerPortal() {
  return useAppMutation<useOpenCustomerPortalMutation>(graphql`
    mutation useOpenCustomerPortalMutation {
      openCustomerPortal {
        ... on OpenCustomerPortalPayload @alias(as: "payload") {
          url
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useUpdateBillingDetailsMutation } from './__generated__/useUpdateBillingDetailsMutation.graphql.ts';

/** Saves name and address for the next invoices. */
export function useUpdateBillingDetails() {
  return useAppMutation<useUpdateBillingDetailsMutation>(graphql`
    mutation useUpdateBillingDetailsMutation($input: UpdateBillingDetailsInput!) {
      updateBillingDetails(input: $input) {
        ... on UpdateBillingDetailsPayload @alias(as: "payload") {
          account {
            ...DetailsPanel_account
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

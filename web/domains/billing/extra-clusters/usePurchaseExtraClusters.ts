import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { usePurchaseExtraClustersMutation } from './__generated__/usePurchaseExtraClustersMutation.graphql.ts';

/** Starts the checkout of more clusters. */
export function usePurchaseExtraClusters() {
  return useAppMutation<usePurchaseExtraClustersMutation>(graphql`
    mutation usePurchaseExtraClustersMutation($input: PurchaseExtraClustersInput!) {
      purchaseExtraClusters(input: $input) {
        ... on PurchaseExtraClustersPayload @alias(as: "payload") {
          outcome
          redirectUrl
          transactionId
          clientToken
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

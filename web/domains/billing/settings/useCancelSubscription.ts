import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useCancelSubscriptionMutation } from './__generated__/useCancelSubscriptionMutation.graphql.ts';

/** Cancels the plan at the end of the billing period. */
export function useCancelSubscription() {
  return useAppMutation<useCancelSubscriptionMutation>(graphql`
    mutation useCancelSubscriptionMutation {
      cancelSubscription {
        ... on CancelSubscriptionPayload @alias(as: "payload") {
          __typename
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

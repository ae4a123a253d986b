import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useChangeBillingIntervalMutation } from './__generated__/useChangeBillingIntervalMutation.graphql.ts';

/** Changes the billing interval now. */
export function useChangeBillingInterval() {
  return useAppMutation<useChangeBillingIntervalMutation>(graphql`
    mutation useChangeBillingIntervalMutation($input: ChangeBillingIntervalInput!) {
      changeBillingInterval(input: $input) {
        ... on ChangeBillingIntervalPayload @alias(as: "payload") {
          __typename
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

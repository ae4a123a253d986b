import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useCancelExtraClustersMutation } from './__generated__/useCancelExtraClustersMutation.graphql.ts';

/** Cancels extra clusters at the end of their period. */
export function useCancelExtraClusters() {
  return useAppMutation<useCancelExtraClustersMutation>(graphql`
    mutation useCancelExtraClustersMutation($input: CancelExtraClustersInput!) {
      cancelExtraClusters(input: $input) {
        ... on CancelExtraClustersPayload @alias(as: "payload") {
          __typename
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

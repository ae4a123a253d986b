import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useDowngradePlanMutation } from './__generated__/useDowngradePlanMutation.graphql.ts';

/** Schedules a smaller plan. */
export function useDowngradePlan() {
  return useAppMutation<useDowngradePlanMutation>(graphql`
    mutation useDowngradePlanMutation($input: DowngradePlanInput!) {
      downgradePlan(input: $input) {
        ... on DowngradePlanPayload @alias(as: "payload") {
          __typename
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

import { graphql } from 'relay-runtime';
import { useVerb } from '../../../relay/useVerb.ts';
import type { useApplyRegistryMutation } from './__generated__/useApplyRegistryMutation.graphql.ts';

/** Orders a registry into every namespace of a cluster. */
export function useApplyRegistry() {
  return useVerb<useApplyRegistryMutation>(graphql`
    mutation useApplyRegistryMutation($input: ApplyRegistryInput!) {
      applyRegistry(input: $input) {
        __typename
        ... on ApplyRegistryPayload {
          cluster {
            ...ClusterRegistriesCard_cluster
          }
        }
        ... on InputError {
          message
          issues {
            path
            code
            message
          }
        }
        ... on RefusedError {
          code
          message
        }
        ... on PlanLimitError {
          limit
          current
          plan
          message
        }
      }
    }
  `);
}

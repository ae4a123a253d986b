import { graphql } from 'relay-runtime';
import { useVerb } from '../../../relay/useVerb.ts';
import type { useReapplyRegistryMutation } from './__generated__/useReapplyRegistryMutation.graphql.ts';

/** Orders a registry into every namespace of its cluster again. */
export function useReapplyRegistry() {
  return useVerb<useReapplyRegistryMutation>(graphql`
    mutation useReapplyRegistryMutation($input: ReapplyRegistryInput!) {
      reapplyRegistry(input: $input) {
        __typename
        ... on ReapplyRegistryPayload {
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

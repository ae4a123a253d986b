import { graphql } from 'relay-runtime';
import { useVerb } from '../../../relay/useVerb.ts';
import type { useRemoveClusterRegistryMutation } from './__generated__/useRemoveClusterRegistryMutation.graphql.ts';

/** Orders a registry out of every namespace of its cluster. */
export function useRemoveClusterRegistry() {
  return useVerb<useRemoveClusterRegistryMutation>(graphql`
    mutation useRemoveClusterRegistryMutation($input: RemoveClusterRegistryInput!) {
      removeClusterRegistry(input: $input) {
        __typename
        ... on RemoveClusterRegistryPayload {
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

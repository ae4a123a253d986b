import { graphql } from 'relay-runtime';
import { useVerb } from '../../../relay/useVerb.ts';
import type { useSetDefaultRegistryMutation } from './__generated__/useSetDefaultRegistryMutation.graphql.ts';

/** Sets or clears the default registry of a cluster. */
export function useSetDefaultRegistry() {
  return useVerb<useSetDefaultRegistryMutation>(graphql`
    mutation useSetDefaultRegistryMutation($input: SetDefaultRegistryInput!) {
      setDefaultRegistry(input: $input) {
        __typename
        ... on SetDefaultRegistryPayload {
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
      }
    }
  `);
}

import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useSetDefaultRegistryMutation } from './__generated__/useSetDefaultRegistryMutation.graphql.ts';

/** Sets or clears the default registry of a cluster. */
export function useSetDefaultRegistry() {
  return useAppMutation<useSetDefaultRegistryMutation>(graphql`
    mutation useSetDefaultRegistryMutation($input: SetDefaultRegistryInput!) {
      setDefaultRegistry(input: $input) {
        ... on SetDefaultRegistryPayload @alias(as: "payload") {
          cluster {
            ...ClusterRegistriesCard_cluster
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

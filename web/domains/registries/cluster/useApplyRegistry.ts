import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useApplyRegistryMutation } from './__generated__/useApplyRegistryMutation.graphql.ts';

/** Starts applying a registry to all namespaces of a cluster. */
export function useApplyRegistry() {
  return useAppMutation<useApplyRegistryMutation>(graphql`
    mutation useApplyRegistryMutation($input: ApplyRegistryInput!) {
      applyRegistry(input: $input) {
        ... on ApplyRegistryPayload @alias(as: "payload") {
          cluster {
            ...ClusterRegistriesCard_cluster
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

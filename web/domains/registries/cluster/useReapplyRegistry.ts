import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useReapplyRegistryMutation } from './__generated__/useReapplyRegistryMutation.graphql.ts';

/** Starts applying a registry to all namespaces of its cluster again. */
export function useReapplyRegistry() {
  return useAppMutation<useReapplyRegistryMutation>(graphql`
    mutation useReapplyRegistryMutation($input: ReapplyRegistryInput!) {
      reapplyRegistry(input: $input) {
        ... on ReapplyRegistryPayload @alias(as: "payload") {
          cluster {
            ...ClusterRegistriesCard_cluster
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

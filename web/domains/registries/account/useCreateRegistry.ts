import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useCreateRegistryMutation } from './__generated__/useCreateRegistryMutation.graphql.ts';

/** Saves a registry and adds it to the lists in `connections`; the password is kept out of the store. */
export function useCreateRegistry() {
  return useAppMutation<useCreateRegistryMutation>(graphql`
    mutation useCreateRegistryMutation($input: CreateRegistryInput!, $connections: [ID!]!) {
      createRegistry(input: $input) {
        ... on CreateRegistryPayload @alias(as: "payload") {
          registryEdge @appendEdge(connections: $connections) {
            cursor
            node {
              id
              name
              ...RegistryRow_registry
            }
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

import { graphql } from 'relay-runtime';
import { useSecretVerb } from '../../../relay/useSecretVerb.ts';
import type { useCreateRegistryMutation } from './__generated__/useCreateRegistryMutation.graphql.ts';

/** Saves a registry and puts it into the lists in `connections`; the password stays out of the store. */
export function useCreateRegistry() {
  return useSecretVerb<useCreateRegistryMutation>(graphql`
    mutation useCreateRegistryMutation($input: CreateRegistryInput!, $connections: [ID!]!) {
      createRegistry(input: $input) {
        __typename
        ... on CreateRegistryPayload {
          registryEdge @appendEdge(connections: $connections) {
            cursor
            node {
              id
              name
              ...RegistryRow_registry
            }
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

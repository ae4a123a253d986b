import { graphql } from 'relay-runtime';
import { useVerb } from '../../../relay/useVerb.ts';
import type { useDeleteRegistryMutation } from './__generated__/useDeleteRegistryMutation.graphql.ts';

/** Deletes a registry and takes it from the lists in `connections`. */
export function useDeleteRegistry() {
  return useVerb<useDeleteRegistryMutation>(graphql`
    mutation useDeleteRegistryMutation($input: DeleteRegistryInput!, $connections: [ID!]!) {
      deleteRegistry(input: $input) {
        __typename
        ... on DeleteRegistryPayload {
          goneFromLists: deletedRegistryId @deleteEdge(connections: $connections)
          gone: deletedRegistryId @deleteRecord
        }
        ... on RefusedError {
          code
          message
        }
      }
    }
  `);
}

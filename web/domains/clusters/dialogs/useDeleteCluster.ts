import { graphql } from 'relay-runtime';
import { useVerb } from '../../../relay/useVerb.ts';
import type { useDeleteClusterMutation } from './__generated__/useDeleteClusterMutation.graphql.ts';

/** Begins to delete a cluster; its progress arrives through `useClusterEvents`. */
export function useDeleteCluster() {
  return useVerb<useDeleteClusterMutation>(graphql`
    mutation useDeleteClusterMutation($input: DeleteClusterInput!) {
      deleteCluster(input: $input) {
        __typename
        ... on DeleteClusterPayload {
          cluster {
            ...ClusterCard_cluster
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

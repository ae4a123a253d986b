import { graphql } from 'relay-runtime';
import { useVerb } from '../../../relay/useVerb.ts';
import type { useArchiveClusterMutation } from './__generated__/useArchiveClusterMutation.graphql.ts';

/** Begins to archive a cluster; its progress arrives through `useClusterEvents`. */
export function useArchiveCluster() {
  return useVerb<useArchiveClusterMutation>(graphql`
    mutation useArchiveClusterMutation($input: ArchiveClusterInput!) {
      archiveCluster(input: $input) {
        __typename
        ... on ArchiveClusterPayload {
          cluster {
            ...ClusterCard_cluster
          }
          account {
            ...ClusterCounts_account
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

import { graphql } from 'relay-runtime';
import { useVerb } from '../../../relay/useVerb.ts';
import type { useUnarchiveClusterMutation } from './__generated__/useUnarchiveClusterMutation.graphql.ts';

/** Begins to bring an archived cluster back; its progress arrives through `useClusterEvents`. */
export function useUnarchiveCluster() {
  return useVerb<useUnarchiveClusterMutation>(graphql`
    mutation useUnarchiveClusterMutation($input: UnarchiveClusterInput!) {
      unarchiveCluster(input: $input) {
        __typename
        ... on UnarchiveClusterPayload {
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

import { graphql } from 'relay-runtime';
import { useSecretVerb } from '../../../relay/useSecretVerb.ts';
import type { useCreateClusterMutation } from './__generated__/useCreateClusterMutation.graphql.ts';

/** Orders a cluster; its progress arrives with the events of clusters. The input may carry a temporary token. */
export function useCreateCluster() {
  return useSecretVerb<useCreateClusterMutation>(graphql`
    mutation useCreateClusterMutation($input: CreateClusterInput!) {
      createCluster(input: $input) {
        __typename
        ... on CreateClusterPayload {
          cluster {
            uuid
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

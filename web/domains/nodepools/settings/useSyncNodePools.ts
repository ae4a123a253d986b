import { graphql } from 'relay-runtime';
import { useVerb } from '../../../relay/useVerb.ts';
import type { useSyncNodePoolsMutation } from './__generated__/useSyncNodePoolsMutation.graphql.ts';

/** Makes the servers what the pools say; with `dryRun` the payload only tells what would be scaled. */
export function useSyncNodePools() {
  return useVerb<useSyncNodePoolsMutation>(graphql`
    mutation useSyncNodePoolsMutation($input: SyncNodePoolsInput!) {
      syncNodePools(input: $input) {
        __typename
        ... on SyncNodePoolsPayload {
          isStarted
          ...SyncPlan_plan @alias(as: "plan")
          cluster {
            id
            status
            # eslint-disable-next-line relay/unused-fields -- the network compares it to drop late events
            rev
            ...ClusterProgress_cluster
            ...NodePoolsForm_cluster
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

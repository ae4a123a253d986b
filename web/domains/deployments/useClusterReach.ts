import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../relay/live/useLiveSubscription.ts';
import type { useClusterReachSubscription } from './__generated__/useClusterReachSubscription.graphql.ts';

/** Keeps current whether the cluster's API responds, and so how old its deployments are. `clusterId` is the global id. */
export function useClusterReach(clusterId: string): void {
  useLiveSubscription<useClusterReachSubscription>(
    graphql`
      subscription useClusterReachSubscription($clusterId: ID!) {
        clusterContentChanged(clusterId: $clusterId) {
          cluster {
            ...clusterReachEvent_cluster
          }
        }
      }
    `,
    { clusterId },
  );
}

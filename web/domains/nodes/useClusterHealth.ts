import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../relay/live/useLiveSubscription.ts';
import type { useClusterHealthSubscription } from './__generated__/useClusterHealthSubscription.graphql.ts';

/** Keeps nodes, load and pods of a cluster current while mounted. `clusterId` is the global id. */
export function useClusterHealth(clusterId: string): void {
  useLiveSubscription<useClusterHealthSubscription>(
    graphql`
      subscription useClusterHealthSubscription($clusterId: ID!) {
        clusterHealthChanged(clusterId: $clusterId) {
          cluster {
            ...healthEvent_cluster
          }
        }
      }
    `,
    { clusterId },
  );
}

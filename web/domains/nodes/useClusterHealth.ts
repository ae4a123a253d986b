import { useMemo } from 'react';
import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../relay/useLiveSubscription.ts';
import type { useClusterHealthSubscription } from './__generated__/useClusterHealthSubscription.graphql.ts';

/** Nodes, load and pods of a cluster stay as they are now while somebody looks. `clusterId` is the global id. */
export function useClusterHealth(clusterId: string): void {
  useLiveSubscription<useClusterHealthSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useClusterHealthSubscription($clusterId: ID!) {
            clusterHealthChanged(clusterId: $clusterId) {
              # eslint-disable-next-line relay/unused-fields -- the network asks for a refetch when it is true
              isResync
              cluster {
                ...HealthCard_cluster
                ...ProblemPodsCard_cluster
                # eslint-disable-next-line relay/unused-fields -- the drawer of nodes reads them from the store
                nodes(first: 100) {
                  edges {
                    node {
                      ...NodeRow_node
                    }
                  }
                }
              }
            }
          }
        `,
        variables: { clusterId },
      }),
      [clusterId],
    ),
  );
}

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
                # What the cards show and a reading carries: anything else would cost every viewer a call each time.
                health {
                  # eslint-disable-next-line relay/unused-fields -- HealthCard reads it from the store
                  isEstimate
                  # eslint-disable-next-line relay/unused-fields -- HealthCard reads it from the store
                  updatedAt
                  # eslint-disable-next-line relay/unused-fields -- HealthCard reads it from the store
                  nodesTotal
                  ...HealthEstimate_health
                  ...HealthFigures_health
                }
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

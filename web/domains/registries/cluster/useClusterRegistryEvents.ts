import { useMemo } from 'react';
import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../../relay/useLiveSubscription.ts';
import type { useClusterRegistryEventsSubscription } from './__generated__/useClusterRegistryEventsSubscription.graphql.ts';

/** The registries of a cluster stay as they are now, whoever changes them. `clusterId` is the global id. */
export function useClusterRegistryEvents(clusterId: string): void {
  useLiveSubscription<useClusterRegistryEventsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useClusterRegistryEventsSubscription($clusterId: ID!) {
            clusterRegistriesChanged(clusterId: $clusterId) {
              # eslint-disable-next-line relay/unused-fields -- the network asks for a refetch when it is true
              isResync
              cluster {
                ...ClusterRegistriesCard_cluster
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

import { useMemo } from 'react';
import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../../relay/useLiveSubscription.ts';
import type { usePoolEventsSubscription } from './__generated__/usePoolEventsSubscription.graphql.ts';

/**
 * Pools saved or synced by anybody go into the store once the cluster has come to rest. `clusterId` is the global id.
 * The revision stays with the shell's subscription: of two answers with the same one the later would be dropped.
 */
export function usePoolEvents(clusterId: string): void {
  useLiveSubscription<usePoolEventsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription usePoolEventsSubscription($clusterId: ID!) {
            clusterContentChanged(clusterId: $clusterId) {
              # eslint-disable-next-line relay/unused-fields -- the network asks for a refetch when it is true
              isResync
              cluster {
                ...NodePoolsForm_cluster
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

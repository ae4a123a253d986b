import { useMemo } from 'react';
import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../../relay/useLiveSubscription.ts';
import type { usePoolEventsSubscription } from './__generated__/usePoolEventsSubscription.graphql.ts';

/** Pools saved or synced by anybody go into the store once the cluster has come to rest. */
export function usePoolEvents(): void {
  useLiveSubscription<usePoolEventsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription usePoolEventsSubscription {
            clusterChanged {
              # eslint-disable-next-line relay/unused-fields -- the network asks for a refetch when it is true
              isResync
              settledCluster {
                id
                # eslint-disable-next-line relay/unused-fields -- the network compares it to drop late events
                rev
                ...NodePoolsForm_cluster
                ...SyncCard_cluster
              }
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
}

import { useMemo } from 'react';
import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../../relay/useLiveSubscription.ts';
import type { useSettingsEventsSubscription } from './__generated__/useSettingsEventsSubscription.graphql.ts';

/** Settings that anybody saves go into the store, also while nothing moves: an open form has to know. */
export function useSettingsEvents(): void {
  useLiveSubscription<useSettingsEventsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useSettingsEventsSubscription {
            clusterChanged {
              # eslint-disable-next-line relay/unused-fields -- the network asks for a refetch when it is true
              isResync
              settledCluster {
                id
                # eslint-disable-next-line relay/unused-fields -- the network compares it to drop late events
                rev
                ...GeneralForm_cluster
                ...PodNetworkForm_cluster
                ...PendingUpdate_cluster
                ...FixedNetworkCard_cluster
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

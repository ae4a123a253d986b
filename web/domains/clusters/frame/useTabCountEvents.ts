import { useMemo } from 'react';
import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../../relay/useLiveSubscription.ts';
import type { useTabCountEventsSubscription } from './__generated__/useTabCountEventsSubscription.graphql.ts';

/** What the tabs count stays right, whoever changes it; add-ons have events of their own. `clusterId` is the global id. */
export function useTabCountEvents(clusterId: string): void {
  useLiveSubscription<useTabCountEventsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useTabCountEventsSubscription($clusterId: ID!) {
            clusterContentChanged(clusterId: $clusterId) {
              # eslint-disable-next-line relay/unused-fields -- the network asks for a refetch when it is true
              isResync
              cluster {
                # eslint-disable-next-line relay/unused-fields -- useTabCounts reads it from the store
                registries(first: 100) {
                  edges {
                    node {
                      id
                      status
                    }
                  }
                }
                # eslint-disable-next-line relay/unused-fields -- useTabCounts reads it from the store
                secrets(first: 100) {
                  totalCount
                }
                # eslint-disable-next-line relay/unused-fields -- ClusterBanner reads it from the store
                nodePools {
                  id
                  status
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

import { useMemo } from 'react';
import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../relay/useLiveSubscription.ts';
import { useCurrentUser } from '../../shell/session/useSession.ts';
import { updateClusterLists } from './clusterConnections.ts';
import { useClusterNews } from './useClusterNews.ts';
import type { useClusterEventsSubscription } from './__generated__/useClusterEventsSubscription.graphql.ts';

/**
 * Every change of a cluster of the account goes into the store; mounted once, in the frame of the console. `onSettled`
 * runs after a cluster appeared, came to rest or left, when figures of the account may have changed.
 */
export function useClusterEvents(onSettled: () => void): void {
  const accountId = useCurrentUser()?.accountId ?? '';
  const onEvent = useClusterNews(onSettled);
  useLiveSubscription<useClusterEventsSubscription>(
    useMemo(
      () => ({
        // `cluster` selects only what the event itself carries while work goes on, so a moving bar costs no call.
        // protect and unprotect stay possible meanwhile and would cost one; they arrive with the settled cluster.
        subscription: graphql`
          subscription useClusterEventsSubscription {
            clusterChanged {
              # eslint-disable-next-line relay/unused-fields -- the network asks for a refetch when it is true
              isResync
              cluster {
                id
                uuid
                status
                # eslint-disable-next-line relay/unused-fields -- the network compares it to drop late events
                rev
                # eslint-disable-next-line relay/unused-fields -- ClusterProgress reads it from the store
                progress
                # eslint-disable-next-line relay/unused-fields -- ClusterProgress reads it from the store
                progressMessage
                # eslint-disable-next-line relay/unused-fields -- ClusterMenu reads it from the store
                archive {
                  allowed
                  code
                  message
                }
                # eslint-disable-next-line relay/unused-fields -- ClusterMenu reads it from the store
                unarchive {
                  allowed
                  code
                  message
                }
                # eslint-disable-next-line relay/unused-fields -- ClusterMenu reads it from the store
                delete {
                  allowed
                  code
                  message
                }
              }
              createdCluster {
                id
                ...ClusterCard_cluster
                ...ClusterRow_cluster
                ...clusterOrder_cluster
                ...AttentionStrip_clusters
                ...NodesStat_clusters
                ...CapacityStat_clusters
                ...RecentClusters_clusters
              }
              settledCluster {
                id
                name
                status
                ...ClusterCard_cluster
                ...ClusterRow_cluster
                ...clusterOrder_cluster
                ...AttentionStrip_clusters
                ...NodesStat_clusters
                ...CapacityStat_clusters
                ...RecentClusters_clusters
                ...useSettings_cluster
              }
              deletedClusterId
            }
          }
        `,
        variables: {},
        updater: (store) => updateClusterLists(store, accountId),
        onNext: (response) => {
          if (response?.clusterChanged) onEvent(response.clusterChanged);
        },
      }),
      [accountId, onEvent],
    ),
  );
}

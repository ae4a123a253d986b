import { useMemo } from 'react';
import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../relay/useLiveSubscription.ts';
import { useClusterNews } from './useClusterNews.ts';
import type { useClusterEventsSubscription } from './__generated__/useClusterEventsSubscription.graphql.ts';

/** Every change of a cluster of the account goes into the store; mounted once, in the frame of the console. */
export function useClusterEvents(): void {
  const onEvent = useClusterNews();
  useLiveSubscription<useClusterEventsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useClusterEventsSubscription {
            clusterChanged {
              cluster {
                ...clusterEvent_cluster
              }
              deletedClusterId
            }
          }
        `,
        variables: {},
        onNext: (response) => {
          if (response?.clusterChanged) onEvent(response.clusterChanged);
        },
      }),
      [onEvent],
    ),
  );
}

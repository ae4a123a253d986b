import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../relay/live/useLiveSubscription.ts';
import { useClusterNews } from './useClusterNews.ts';
import type { useClusterEventsSubscription } from './__generated__/useClusterEventsSubscription.graphql.ts';

/** Applies all cluster events of the account to the store; mounted once, in the console's layout. */
export function useClusterEvents(): void {
  const onEvent = useClusterNews();
  useLiveSubscription<useClusterEventsSubscription>(
    graphql`
      subscription useClusterEventsSubscription {
        clusterChanged {
          cluster {
            ...clusterEvent_cluster
          }
          deletedClusterId
        }
      }
    `,
    {},
    ({ clusterChanged }) => onEvent(clusterChanged),
  );
}

import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../../../relay/live/useLiveSubscription.ts';
import type { useFavoriteEventsSubscription } from './__generated__/useFavoriteEventsSubscription.graphql.ts';

/** Receives the favorites that the viewer changes in other windows; mounted once, in the console's layout. */
export function useFavoriteEvents(): void {
  useLiveSubscription<useFavoriteEventsSubscription>(
    graphql`
      subscription useFavoriteEventsSubscription {
        favoriteClustersChanged {
          user {
            ...favoriteEvent_user
          }
        }
      }
    `,
    {},
  );
}

import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../relay/live/useLiveSubscription.ts';
import type { useNotificationEventsSubscription } from './__generated__/useNotificationEventsSubscription.graphql.ts';

/**
 * Receives the changes of the user's notifications; mounted once, in the console's layout. Each event asks to fetch what
 * is on screen again, the bell included.
 */
export function useNotificationEvents(userId: string): void {
  useLiveSubscription<useNotificationEventsSubscription>(
    graphql`
      subscription useNotificationEventsSubscription($userId: ID!) {
        notificationsChanged(userId: $userId) {
          isResync
        }
      }
    `,
    { userId },
  );
}

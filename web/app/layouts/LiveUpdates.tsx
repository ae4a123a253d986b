import { useAccountEvents } from '../../domains/account/useAccountEvents.ts';
import { useFavoriteEvents } from '../../domains/clusters/list/favorites/useFavoriteEvents.ts';
import { useClusterEvents } from '../../domains/clusters/useClusterEvents.ts';
import { useNotificationEvents } from '../../domains/notifications/useNotificationEvents.ts';

/** The account-wide subscriptions, mounted once in the layout; renders nothing. */
export function LiveUpdates({ userId }: { userId: string }) {
  useAccountEvents();
  useClusterEvents();
  useFavoriteEvents();
  useNotificationEvents(userId);
  return null;
}

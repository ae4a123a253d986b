import { useClusterEvents } from '../../domains/clusters/useClusterEvents.ts';
import { useNotificationEvents } from '../../domains/notifications/useNotificationEvents.ts';

/** The account-wide subscriptions, mounted once in the layout; renders nothing. */
export function LiveUpdates({ userId }: { userId: string }) {
  useClusterEvents();
  useNotificationEvents(userId);
  return null;
}

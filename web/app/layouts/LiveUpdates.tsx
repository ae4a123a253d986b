import { useAccountEvents } from '../../domains/account/useAccountEvents.ts';
import { useClusterEvents } from '../../domains/clusters/useClusterEvents.ts';
import { useNotificationEvents } from '../../domains/notifications/useNotificationEvents.ts';

/** The account-wide subscriptions, mounted once in the layout; renders nothing. */
export function LiveUpdates({ userId }: { userId: string }) {
  useAccountEvents();
  useClusterEvents();
  useNotificationEvents(userId);
  return null;
}

import { useClusterEvents } from '../../domains/clusters/useClusterEvents.ts';

/** The account-wide subscriptions, mounted once in the layout; renders nothing. */
export function LiveUpdates() {
  useClusterEvents();
  return null;
}

import { useClusterEvents } from '../../domains/clusters/useClusterEvents.ts';

/** The account-wide subscriptions, mounted once in the frame; draws nothing. */
export function LiveUpdates() {
  useClusterEvents();
  return null;
}

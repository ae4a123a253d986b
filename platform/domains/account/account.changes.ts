import type { Core } from '../../core.ts';
import type { Queryable } from '../../db/database.ts';
import type { EventBus } from '../../realtime/eventBus.ts';
import type { AccountContent } from '../../realtime/events.ts';
import { accessIds, type AccessOwner } from './account.store.ts';

/** Announces what of an account has changed to its open browsers. */
export function publishAccount(
  db: Queryable,
  bus: EventBus,
  accountId: string,
  content: AccountContent,
): Promise<void> {
  return bus.publish(db, { event: 'accountUpdate', accountId, payload: { content } });
}

/**
 * Closes the sockets and terminals of an owner's sessions and API keys: their clients connect again with their new rights
 * or are refused.
 */
export async function cutSockets(
  { bus, clock }: Pick<Core, 'bus' | 'clock'>,
  tx: Queryable,
  owner: AccessOwner,
): Promise<void> {
  for (const sessionId of await accessIds(tx, owner, clock.now()))
    await bus.publish(tx, { event: 'sessionRevoked', accountId: null, payload: { sessionId } });
}

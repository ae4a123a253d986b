import type { Queryable } from '../../db/database.ts';
import type { EventBus } from '../../realtime/eventBus.ts';
import type { AccountContent } from '../../realtime/events.ts';

/** Announces what of an account has changed to its open browsers. */
export function publishAccount(
  db: Queryable,
  bus: EventBus,
  accountId: string,
  content: AccountContent,
): Promise<void> {
  return bus.publish(db, { event: 'accountUpdate', accountId, payload: { content } });
}

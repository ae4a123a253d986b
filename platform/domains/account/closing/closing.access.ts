import type { Core } from '../../../core.ts';
import type { Tx } from '../../../db/database.ts';
import { accessIds, type AccessOwner } from './closing.store.ts';

/** Closes the sockets and terminals of the sessions and API keys that are about to be deleted. */
export async function cutSockets(
  { bus, clock }: Pick<Core, 'bus' | 'clock'>,
  tx: Tx,
  owner: AccessOwner,
): Promise<void> {
  for (const sessionId of await accessIds(tx, owner, clock.now()))
    await bus.publish(tx, { event: 'sessionRevoked', accountId: null, payload: { sessionId } });
}

import type { App } from '../../../app.ts';
import { transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/authGuard.ts';
import { cloudTokenSecret } from '../../integrations/integrations.rules.ts';
import { goodToken } from '../fleet.testing.ts';

/** An owner on Pro with a saved cloud token. */
export async function newOwner(app: App): Promise<Actor> {
  const { account, billing, secrets } = app.services;
  const person = { name: 'Rita Resume', email: 'rita@example.com', password: null, verified: true };
  const identity = await account.createOwner(person);
  await transaction(app.core.db, (tx) => billing.startSubscription(tx, identity.accountId, { plan: 'pro' }));
  const session = { via: 'session', scopes: null, sessionId: identity.userId, expiresAt: null } as const;
  const actor: Actor = { ...identity, permission: 'owner', ...session };
  await secrets.save(actor, cloudTokenSecret, goodToken);
  return actor;
}

import type { App } from '../../../app.ts';
import { systemClock, type Clock } from '../../../clock.ts';
import type { Database, OpenDatabase } from '../../../db/database.ts';
import { transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/authGuard.ts';
import { cloudTokenSecret } from '../../integrations/integrations.rules.ts';
import { goodToken } from '../fleet.testing.ts';

/** A database whose connection fails for good, like that of a killed process. */
export function killable(database: OpenDatabase): OpenDatabase & { kill(): void } {
  let isDead = false;
  const db = new Proxy(database.db, {
    get: (target, member, receiver) => {
      if (isDead) throw new Error('this process is dead');
      return Reflect.get(target, member, receiver) as unknown;
    },
  }) satisfies Database;
  return { ...database, db, kill: () => (isDead = true) };
}

/** A clock after the lease of a killed process. */
export function laterClock(ms: number, timeScale: number): Clock {
  const clock = systemClock(timeScale);
  return { ...clock, now: () => new Date(clock.now().getTime() + ms) };
}

/** An owner on Pro with a saved cloud token. */
export async function newOwner(app: App): Promise<Actor> {
  const { account, billing, secrets } = app.services;
  const person = { name: 'Rita Resume', email: 'rita@example.com', password: null, verified: true };
  const identity = await account.createOwner(person);
  await transaction(app.core.db, (tx) => billing.startSubscription(tx, identity.accountId, { plan: 'pro' }));
  const session = { via: 'session', scope: 'write', sessionId: identity.userId, expiresAt: null } as const;
  const actor: Actor = { ...identity, permission: 'owner', ...session };
  await secrets.save(actor, cloudTokenSecret, goodToken);
  return actor;
}

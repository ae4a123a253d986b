import type { Core } from '../../core.ts';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { insertEntry, nameOfUser, revisionsAfter, type AuditRow } from './audit.store.ts';

/** What was done: `<noun>.<verb>`, to what, and the fields that changed. Secret values never go in. */
export interface AuditedAction {
  action: `${string}.${string}`;
  target: { type: string; id: string; name: string };
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
}

/** Who acted: the caller of a request, or the system in one account. */
export type AuditActor = Pick<Actor, 'accountId' | 'userId' | 'via'> | { accountId: string; via: 'system' };

export interface Audit {
  /** Adds an entry; call it in the transaction of the change, so that both or neither are kept. */
  record(db: Queryable, actor: AuditActor, done: AuditedAction): Promise<void>;
  /** Entries about a target that led to a later revision than `revision`, oldest first. */
  changesSince(db: Queryable, accountId: string, targetId: string, revision: number): Promise<AuditRow[]>;
}

const origins = { session: 'console', apikey: 'api_key', system: 'system' } as const;

/** The trail of who did what in an account. */
export function createAudit({ clock }: Pick<Core, 'clock'>): Audit {
  return {
    record: async (db, actor, { action, target, before = null, after = null }) => {
      const actorId = actor.via === 'system' ? null : actor.userId;
      await insertEntry(db, {
        accountId: actor.accountId,
        actorId,
        actorName: actorId ? ((await nameOfUser(db, actorId)) ?? '') : 'Kubedeck',
        origin: origins[actor.via],
        action,
        targetType: target.type,
        targetId: target.id,
        targetName: target.name,
        before,
        after,
        createdAt: clock.now(),
      });
    },
    changesSince: (db, accountId, targetId, revision) => revisionsAfter(db, accountId, targetId, revision),
  };
}

import type { Core } from '../../core.ts';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { isUuid } from '../../http/envelope.ts';
import { notFound } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import { requirePermission } from '../account/permissions.ts';
import type { ClusterAction } from '../clusters/timeline/timeline.actions.ts';
import type { PageQuery } from '../../http/paging.ts';
import type { AuditAction } from './audit.actions.ts';
import type { AuditQuery } from './audit.input.ts';
import { visibleSubjects } from './audit.rules.ts';
import { findEntry, insertEntry, nameOfUser, pageOf, revisionsAfter, type AuditRow } from './audit.store.ts';

/** An action, its target, and the changed fields. Never contains secret values. */
interface AuditedAction {
  action: AuditAction;
  target: { type: string; id: string; name: string };
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  /** The cluster that contains the target: the action stands in its timeline, too. */
  clusterId?: string;
}

interface Deps extends Pick<Core, 'db' | 'clock'> {
  noteAction: (db: Queryable, done: ClusterAction) => Promise<void>;
}

/** A value of the fields, if it is a text. */
function textOf(fields: Record<string, unknown> | null, name: string): string | null {
  const value = fields?.[name];
  return typeof value === 'string' ? value : null;
}

/** The actor: the caller of a request, or the system in one account. */
type AuditActor =
  | (Pick<Actor, 'accountId' | 'userId' | 'via'> & Partial<Pick<Actor, 'permission' | 'impersonatorId'>>)
  | { accountId: string; via: 'system' };

export interface Audit {
  /** Adds an entry; call it in the transaction of the change, so that both commit or neither. */
  record(db: Queryable, actor: AuditActor, done: AuditedAction): Promise<void>;
  /** The current name of a user, to be kept with what they did. */
  nameOf(db: Queryable, userId: string): Promise<string>;
  /** A page of the caller's account, newest first; owners and admins only. */
  page(actor: Actor, query: AuditQuery): Promise<{ rows: AuditRow[]; total: number }>;
  /** A page of what happened, newest first: as much as the caller's role may see. */
  activity(actor: Actor, query: PageQuery): Promise<{ rows: AuditRow[]; total: number }>;
  /** One entry of the caller's account; otherwise 404. */
  read(actor: Actor, id: string): Promise<AuditRow>;
  /** Entries about a target with a later revision than `revision`, oldest first. */
  changesSince(db: Queryable, accountId: string, targetId: string, revision: number): Promise<AuditRow[]>;
}

const origins = { session: 'console', apikey: 'api_key', system: 'system' } as const;

/** Operators of the platform, in their own name or as a user, are the support of other accounts. */
function originOf(actor: AuditActor) {
  if (actor.via === 'system') return origins.system;
  const isSupport = actor.permission === 'master' || actor.impersonatorId !== undefined;
  return isSupport ? 'support' : origins[actor.via];
}

/** The audit log of an account. */
export function createAudit({ db: ownDb, clock, noteAction }: Deps): Audit {
  const nameOf: Audit['nameOf'] = async (db, userId) => (await nameOfUser(db, userId)) ?? '';
  return {
    nameOf,
    record: async (db, actor, { action, target, before = null, after = null, clusterId }) => {
      const actorId = actor.via === 'system' ? null : actor.userId;
      await insertEntry(db, {
        accountId: actor.accountId,
        actorId,
        actorName: actorId ? await nameOf(db, actorId) : 'Kubedeck',
        origin: originOf(actor),
        action,
        targetType: target.type,
        targetId: target.id,
        targetName: target.name,
        before,
        after,
        createdAt: clock.now(),
      });
      if (clusterId === undefined) return;
      await noteAction(db, {
        ...{ clusterId, actorId, action, target: target.name },
        ...{ addon: textOf(after, 'addon'), version: textOf(after, 'version') },
        createdAt: clock.now(),
      });
    },
    page: async (actor, query) => {
      requirePermission(actor, 'audit.read');
      return pageOf(ownDb, actor.accountId, query);
    },
    activity: (actor, query) => pageOf(ownDb, actor.accountId, query, visibleSubjects(actor.permission)),
    read: async (actor, id) => {
      requirePermission(actor, 'audit.read');
      const row = isUuid(id) ? await findEntry(ownDb, actor.accountId, id) : undefined;
      if (!row) throw notFound(text('audit_entry_not_found'));
      return row;
    },
    changesSince: (db, accountId, targetId, revision) => revisionsAfter(db, accountId, targetId, revision),
  };
}

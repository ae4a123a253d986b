import type { Core } from '../../core.ts';
import { randomToken, sha256 } from '../../crypto/hash.ts';
import { transaction, type Queryable } from '../../db/database.ts';
import type { Actor, Permission } from '../../http/authGuard.ts';
import { isUuid } from '../../http/envelope.ts';
import { notFound } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import { requirePermission } from '../account/permissions.ts';
import type { Audit } from '../audit/audit.service.ts';
import { isApiKey, keyFrom, lastUsedStep, prefixOf } from './apikeys.rules.ts';
import {
  deleteKey,
  findKey,
  findKeyByHash,
  insertKey,
  listKeys,
  touchKey,
  updateKey,
  type ApiKeyRow,
} from './apikeys.store.ts';

interface Deps extends Pick<Core, 'db' | 'clock' | 'bus'> {
  audit: Pick<Audit, 'record'>;
  roleIn: (userId: string, accountId: string) => Promise<Permission | null>;
}

export type ApiKeys = ReturnType<typeof createApiKeys>;

/** API keys for integrations. A key acts as the user who created it, with that user's current role. */
export function createApiKeys({ db, clock, bus, audit, roleIn }: Deps) {
  const cutSockets = (tx: Queryable, id: string): Promise<void> =>
    bus.publish(tx, { event: 'sessionRevoked', accountId: null, payload: { sessionId: id } });

  const targetOf = ({ id, name }: ApiKeyRow) => ({ type: 'api_key', id, name });

  const requireManager = (actor: Actor): void => requirePermission(actor, 'apikeys.manage');

  const requireId = (id: string): string => {
    if (!isUuid(id)) throw notFound(text('apikey_not_found'));
    return id;
  };

  /** The caller that a key belongs to; null if the key is unknown or inactive, or its user lost access. */
  const authenticate = async (key: string): Promise<Actor | null> => {
    if (!isApiKey(key)) return null;
    const row = await findKeyByHash(db, sha256(key));
    if (!row?.active) return null;
    const permission = await roleIn(row.userId, row.accountId);
    if (!permission) return null;
    const now = clock.now();
    if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() >= lastUsedStep) {
      await touchKey(db, row.id, now);
    }
    const { userId, accountId, scope } = row;
    return { userId, accountId, permission, via: 'apikey', scope, sessionId: row.id, expiresAt: null };
  };

  return {
    authenticate,
    list: async (actor: Actor): Promise<ApiKeyRow[]> => {
      requireManager(actor);
      return listKeys(db, actor.accountId);
    },
    /** The row, and the key itself, which is not stored. */
    create: async (
      actor: Actor,
      { name, scope }: { name: string; scope: 'read' | 'write' },
    ): Promise<{ row: ApiKeyRow; key: string }> => {
      requireManager(actor);
      const key = keyFrom(randomToken());
      const { accountId, userId } = actor;
      const values = { accountId, userId, name, scope, hash: sha256(key), prefix: prefixOf(key) };
      const row = await transaction(db, async (tx) => {
        const made = await insertKey(tx, { ...values, createdAt: clock.now() });
        await audit.record(tx, actor, { action: 'api_key.create', target: targetOf(made), after: { scope } });
        return made;
      });
      return { row, key };
    },
    update: async (
      actor: Actor,
      id: string,
      changes: { name?: string; active?: boolean },
    ): Promise<ApiKeyRow> => {
      requireManager(actor);
      const row = await transaction(db, async (tx) => {
        const before = await findKey(tx, actor.accountId, requireId(id));
        const isEmpty = changes.name === undefined && changes.active === undefined;
        const changed = isEmpty ? before : await updateKey(tx, actor.accountId, id, changes);
        if (before && changed && !isEmpty) {
          await audit.record(tx, actor, {
            action: 'api_key.update',
            target: targetOf(changed),
            before: { name: before.name, active: before.active },
            after: { name: changed.name, active: changed.active },
          });
        }
        if (changed && !changed.active) await cutSockets(tx, changed.id);
        return changed;
      });
      if (!row) throw notFound(text('apikey_not_found'));
      return row;
    },
    remove: async (actor: Actor, id: string): Promise<void> => {
      requireManager(actor);
      await transaction(db, async (tx) => {
        const before = await findKey(tx, actor.accountId, requireId(id));
        if (!before || !(await deleteKey(tx, actor.accountId, id))) throw notFound(text('apikey_not_found'));
        await audit.record(tx, actor, { action: 'api_key.delete', target: targetOf(before) });
        await cutSockets(tx, id);
      });
    },
  };
}

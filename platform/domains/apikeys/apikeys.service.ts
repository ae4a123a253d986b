import type { Core } from '../../core.ts';
import { randomToken, sha256 } from '../../crypto/hash.ts';
import { transaction, type Queryable } from '../../db/database.ts';
import type { Actor, Permission } from '../../http/authGuard.ts';
import { isUuid } from '../../http/envelope.ts';
import { invalid, notFound, unauthenticated } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import { publishAccount } from '../account/account.changes.ts';
import { requirePermission } from '../account/permissions.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { KeyChanges, NewKey } from './apikeys.input.ts';
import { endOf, isApiKey, keyFrom, lastUsedStep, prefixOf } from './apikeys.rules.ts';
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

/** The row, and the key itself, which is not stored. */
export interface MadeKey {
  row: ApiKeyRow;
  key: string;
}

export type ApiKeys = ReturnType<typeof createApiKeys>;

const HOUR_MS = 3_600_000;

const targetOf = ({ id, name }: ApiKeyRow) => ({ type: 'api_key', id, name });

/** The part of a row that the audit log records. */
const auditedOf = ({ name, active, scopes, expiresAt }: ApiKeyRow) => ({
  name,
  active,
  scopes,
  expires_at: expiresAt?.toISOString() ?? null,
});

const requireManager = (actor: Actor): void => requirePermission(actor, 'apikeys.manage');

/** API keys for integrations. A key acts as the user who created it, with that user's current role. */
export function createApiKeys(deps: Deps) {
  const { db, clock, bus, audit } = deps;
  return {
    authenticate: (key: string) => authenticate(deps, key),
    list: async (actor: Actor): Promise<ApiKeyRow[]> => {
      requireManager(actor);
      return listKeys(db, actor.accountId);
    },
    create: async (actor: Actor, { name, scopes, expires_at: expiresAt }: NewKey): Promise<MadeKey> => {
      requireManager(actor);
      requireFuture(expiresAt, clock.now());
      const key = keyFrom(randomToken());
      const { accountId, userId } = actor;
      const values = { accountId, userId, name, scopes, expiresAt, hash: sha256(key), prefix: prefixOf(key) };
      const row = await transaction(db, async (tx) => {
        const made = await insertKey(tx, { ...values, createdAt: clock.now() });
        const after = auditedOf(made);
        await audit.record(tx, actor, { action: 'api_key.create', target: targetOf(made), after });
        await publishAccount(tx, bus, accountId, 'api_keys');
        return made;
      });
      return { row, key };
    },
    update: (actor: Actor, id: string, changes: KeyChanges) => update(deps, actor, id, changes),
    rotate: (actor: Actor, id: string, overlapHours: number) => rotate(deps, actor, id, overlapHours),
    remove: async (actor: Actor, id: string): Promise<void> => {
      requireManager(actor);
      await transaction(db, async (tx) => {
        const before = await keyOf(tx, actor, id);
        if (!(await deleteKey(tx, actor.accountId, id))) throw notFound(text('apikey_not_found'));
        await audit.record(tx, actor, { action: 'api_key.delete', target: targetOf(before) });
        await publishAccount(tx, bus, actor.accountId, 'api_keys');
        await cutSockets(deps, tx, id);
      });
    },
  };
}

/** Clients of the live channel connect again and are authenticated anew. */
function cutSockets({ bus }: Deps, tx: Queryable, id: string): Promise<void> {
  return bus.publish(tx, { event: 'sessionRevoked', accountId: null, payload: { sessionId: id } });
}

async function keyOf(tx: Queryable, actor: Actor, id: string): Promise<ApiKeyRow> {
  const row = isUuid(id) ? await findKey(tx, actor.accountId, id) : null;
  if (!row) throw notFound(text('apikey_not_found'));
  return row;
}

function requireFuture(expiresAt: Date | null, now: Date): void {
  if (expiresAt && expiresAt <= now) throw invalid('expires_at', text('expiry_value'));
}

/**
 * The caller that a key belongs to; null if the key is unknown or inactive, or its user lost access. An expired key is
 * 401 `apikey_expired`.
 */
async function authenticate({ db, clock, roleIn }: Deps, key: string): Promise<Actor | null> {
  if (!isApiKey(key)) return null;
  const hash = sha256(key);
  const row = await findKeyByHash(db, hash);
  if (!row?.active) return null;
  const permission = await roleIn(row.userId, row.accountId);
  if (!permission) return null;
  const now = clock.now();
  const expiresAt = endOf(row, hash);
  if (expiresAt && expiresAt <= now) throw unauthenticated(text('apikey_expired'));
  if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() >= lastUsedStep) {
    await touchKey(db, row.id, now);
  }
  const { userId, accountId, scopes } = row;
  return { userId, accountId, permission, via: 'apikey', scopes, sessionId: row.id, expiresAt };
}

async function update(deps: Deps, actor: Actor, id: string, changes: KeyChanges): Promise<ApiKeyRow> {
  requireManager(actor);
  const { expires_at: expiresAt, ...rest } = changes;
  requireFuture(expiresAt ?? null, deps.clock.now());
  return transaction(deps.db, async (tx) => {
    const before = await keyOf(tx, actor, id);
    if (Object.keys(changes).length === 0) return before;
    await updateKey(tx, actor.accountId, id, { ...rest, ...(expiresAt === undefined ? {} : { expiresAt }) });
    const changed = await keyOf(tx, actor, id);
    await deps.audit.record(tx, actor, {
      action: 'api_key.update',
      target: targetOf(changed),
      before: auditedOf(before),
      after: auditedOf(changed),
    });
    await publishAccount(tx, deps.bus, actor.accountId, 'api_keys');
    await cutSockets(deps, tx, id);
    return changed;
  });
}

/** A new key in place of the current one, which is accepted for some hours more. One before that ends at once. */
async function rotate(deps: Deps, actor: Actor, id: string, overlapHours: number): Promise<MadeKey> {
  requireManager(actor);
  const key = keyFrom(randomToken());
  const row = await transaction(deps.db, async (tx) => {
    const before = await keyOf(tx, actor, id);
    const previousExpiresAt = new Date(deps.clock.now().getTime() + overlapHours * HOUR_MS);
    await updateKey(tx, actor.accountId, id, {
      hash: sha256(key),
      prefix: prefixOf(key),
      previousHash: before.hash,
      previousExpiresAt,
    });
    const rotated = await keyOf(tx, actor, id);
    await deps.audit.record(tx, actor, {
      action: 'api_key.rotate',
      target: targetOf(rotated),
      before: { prefix: before.prefix },
      after: { prefix: rotated.prefix, previous_expires_at: previousExpiresAt.toISOString() },
    });
    await publishAccount(tx, deps.bus, actor.accountId, 'api_keys');
    await cutSockets(deps, tx, id);
    return rotated;
  });
  return { row, key };
}

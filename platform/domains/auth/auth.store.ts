import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { memberships } from '../../db/schema/account.ts';
import { oneTimeTokens, sessions, totp } from '../../db/schema/auth.ts';

type SessionRow = typeof sessions.$inferSelect;
type TokenRow = typeof oneTimeTokens.$inferSelect;
type TotpRow = typeof totp.$inferSelect;
export type TokenKind = TokenRow['kind'];

export async function insertSession(
  db: Queryable,
  values: typeof sessions.$inferInsert,
): Promise<SessionRow> {
  const [row] = await db.insert(sessions).values(values).returning();
  if (!row) throw new Error('no session was stored');
  return row;
}

export async function findLiveSession(db: Queryable, id: string, now: Date): Promise<SessionRow | null> {
  const isLive = and(eq(sessions.id, id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now));
  const [row] = await db.select().from(sessions).where(isLive);
  return row ?? null;
}

/** Ids of the sessions that this call ended. */
export async function revokeSession(db: Queryable, id: string, now: Date): Promise<string[]> {
  const rows = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return rows.map((row) => row.id);
}

/**
 * Ends a user's active sessions and impersonations except `keep`, or only those in one account; returns their ids.
 */
export async function revokeSessionsOf(
  db: Queryable,
  userId: string,
  now: Date,
  { keep, accountId }: { keep?: string; accountId?: string } = {},
): Promise<string[]> {
  const isLive = and(
    accountId
      ? eq(sessions.userId, userId)
      : or(eq(sessions.userId, userId), eq(sessions.impersonatorId, userId)),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    keep ? ne(sessions.id, keep) : undefined,
    accountId ? eq(sessions.accountId, accountId) : undefined,
  );
  const rows = await db.update(sessions).set({ revokedAt: now }).where(isLive).returning({ id: sessions.id });
  return rows.map((row) => row.id);
}

/**
 * Live sessions of operators in the accounts of others or as somebody else, in one account or all, or one of them.
 * Former members of an account are among them.
 */
export async function supportSessions(
  db: Queryable,
  now: Date,
  { accountId, id }: { accountId?: string; id?: string } = {},
): Promise<SessionRow[]> {
  const own = and(eq(memberships.userId, sessions.userId), eq(memberships.accountId, sessions.accountId));
  const isForeign = or(
    isNotNull(sessions.impersonatorId),
    notExists(db.select({ id: memberships.id }).from(memberships).where(own)),
  );
  return db
    .select()
    .from(sessions)
    .where(
      and(
        isForeign,
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        accountId ? eq(sessions.accountId, accountId) : undefined,
        id ? eq(sessions.id, id) : undefined,
      ),
    );
}

export async function insertToken(
  db: Queryable,
  values: typeof oneTimeTokens.$inferInsert,
): Promise<TokenRow> {
  const [row] = await db.insert(oneTimeTokens).values(values).returning();
  if (!row) throw new Error('no token was stored');
  return row;
}

function isUsable(kind: TokenKind, hash: string, now: Date) {
  return and(
    eq(oneTimeTokens.hash, hash),
    eq(oneTimeTokens.kind, kind),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  );
}

/** The token if it is valid; it stays usable. */
export async function findToken(
  db: Queryable,
  kind: TokenKind,
  hash: string,
  now: Date,
): Promise<TokenRow | null> {
  const [row] = await db
    .select()
    .from(oneTimeTokens)
    .where(isUsable(kind, hash, now));
  return row ?? null;
}

/** Consumes the token: only one of two concurrent callers gets the row. */
export async function consumeToken(
  db: Queryable,
  kind: TokenKind,
  hash: string,
  now: Date,
): Promise<TokenRow | null> {
  const [row] = await db
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(isUsable(kind, hash, now))
    .returning();
  return row ?? null;
}

/** Uses one attempt of the token; null if none is left. Call it before checking the code. */
export async function takeTry(db: Queryable, hash: string, now: Date): Promise<TokenRow | null> {
  const [row] = await db
    .update(oneTimeTokens)
    .set({ triesLeft: sql`${oneTimeTokens.triesLeft} - 1` })
    .where(and(isUsable('otp', hash, now), gt(oneTimeTokens.triesLeft, 0)))
    .returning();
  return row ?? null;
}

/** Invalidates a user's links of these kinds, optionally only those created since a given time. */
export async function dropTokens(
  db: Queryable,
  userId: string,
  kinds: TokenKind[],
  since?: Date,
): Promise<void> {
  const isOfKind = and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.kind, kinds));
  await db.delete(oneTimeTokens).where(since ? and(isOfKind, gte(oneTimeTokens.createdAt, since)) : isOfKind);
}

/** Deletes expired rows. */
export async function sweepTokens(db: Queryable, now: Date): Promise<void> {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}

export async function findTotp(db: Queryable, userId: string): Promise<TotpRow | null> {
  const [row] = await db.select().from(totp).where(eq(totp.userId, userId));
  return row ?? null;
}

/** Starts the setup again and replaces an unconfirmed secret. False if a confirmed one exists. */
export async function startTotp(db: Queryable, userId: string, secret: string): Promise<boolean> {
  const fresh = { secret, confirmedAt: null, backupCodeHash: null, lastStep: null };
  const rows = await db
    .insert(totp)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: totp.userId, set: fresh, setWhere: isNull(totp.confirmedAt) })
    .returning({ userId: totp.userId });
  return rows.length > 0;
}

/** Enables the second factor, once. */
export async function confirmTotp(
  db: Queryable,
  userId: string,
  values: { confirmedAt: Date; backupCodeHash: string; lastStep: number },
): Promise<boolean> {
  const rows = await db
    .update(totp)
    .set(values)
    .where(and(eq(totp.userId, userId), isNull(totp.confirmedAt)))
    .returning({ userId: totp.userId });
  return rows.length > 0;
}

/** Records a used time step; false if it or a later one was used before. */
export async function useTotpStep(db: Queryable, userId: string, step: number): Promise<boolean> {
  const isNew = or(isNull(totp.lastStep), lt(totp.lastStep, step));
  const rows = await db
    .update(totp)
    .set({ lastStep: step })
    .where(and(eq(totp.userId, userId), isNew))
    .returning({ userId: totp.userId });
  return rows.length > 0;
}

/** Consumes the backup code; false if it does not match. */
export async function useBackupCode(db: Queryable, userId: string, hash: string): Promise<boolean> {
  const rows = await db
    .update(totp)
    .set({ backupCodeHash: null })
    .where(and(eq(totp.userId, userId), eq(totp.backupCodeHash, hash)))
    .returning({ userId: totp.userId });
  return rows.length > 0;
}

export async function deleteTotp(db: Queryable, userId: string): Promise<void> {
  await db.delete(totp).where(eq(totp.userId, userId));
}

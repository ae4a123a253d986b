import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import { decodeProtectedHeader, errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { signingKeys } from '../db/schema/auth.ts';
import type { Vault } from './vault.ts';

const DAY = 24 * 60 * 60 * 1000;
const SIGNS_FOR = 30 * DAY;
/** Longer than the lifetime of any token, so that a key outlives the tokens it signed. */
const VERIFIES_FOR = SIGNS_FOR + 2 * DAY;
const PURPOSE = 'signing_keys.secret';
const ISSUER = 'kubedeck';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface SigningKey {
  id: string;
  secret: Uint8Array;
  rotatesAt: Date;
}

/** A verified token. */
interface VerifiedToken {
  claims: JWTPayload;
}

/** Signs and verifies tokens (JWT, HS256, `kid` header) with rotating keys from the database. */
export interface Tokens {
  /** Decrypts the newest key, or creates the first one. Throws VaultError if the vault has a different key. */
  check(): Promise<void>;
  /** `audience` separates kinds of tokens ('session', 'otp'): one is never accepted as the other. */
  sign(audience: string, claims: JWTPayload, expiresAt: Date): Promise<string>;
  /** Null unless the token is valid, unexpired and of that audience. */
  verify(audience: string, token: string): Promise<VerifiedToken | null>;
}

/** True if a platform has already started on this database: the first start stores a signing key. */
export async function hasSigningKeys(db: Database): Promise<boolean> {
  const rows = await db.select({ id: signingKeys.id }).from(signingKeys).limit(1);
  return rows.length > 0;
}

interface Keyring {
  newest(): Promise<SigningKey>;
  current(): Promise<SigningKey>;
  byId(id: string): Promise<SigningKey | null>;
}

/** Keys never change, so they are cached for their lifetime and only unknown ids cause a query. */
function createKeyring(db: Database, vault: Vault, clock: Clock): Keyring {
  const known = new Map<string, SigningKey>();
  let signing: SigningKey | null = null;

  const remember = (row: typeof signingKeys.$inferSelect): SigningKey => {
    const secret = Buffer.from(vault.open(row.secret, PURPOSE).reveal(), 'base64');
    const key = { id: row.id, secret, rotatesAt: row.rotatesAt };
    known.set(row.id, key);
    return key;
  };

  const create = async (): Promise<SigningKey> => {
    const now = clock.now().getTime();
    await db.delete(signingKeys).where(lt(signingKeys.expiresAt, new Date(now)));
    const [row] = await db
      .insert(signingKeys)
      .values({
        secret: vault.seal(randomBytes(32).toString('base64'), PURPOSE),
        rotatesAt: new Date(now + SIGNS_FOR),
        expiresAt: new Date(now + VERIFIES_FOR),
      })
      .returning();
    if (!row) throw new Error('no signing key was stored');
    return remember(row);
  };

  return {
    // Whatever its age: after long downtime all keys have expired, and creating a new one would hide that the vault key
    // is wrong.
    newest: async () => {
      const [row] = await db.select().from(signingKeys).orderBy(desc(signingKeys.rotatesAt)).limit(1);
      return row ? remember(row) : create();
    },
    current: async () => {
      const now = clock.now();
      if (signing && signing.rotatesAt > now) return signing;
      const newest = desc(signingKeys.rotatesAt);
      const [row] = await db.select().from(signingKeys).where(gt(signingKeys.rotatesAt, now)).orderBy(newest);
      signing = row ? remember(row) : await create();
      return signing;
    },
    byId: async (id) => {
      const cached = known.get(id);
      if (cached) return cached;
      if (!UUID.test(id)) return null;
      const isLive = and(eq(signingKeys.id, id), gt(signingKeys.expiresAt, clock.now()));
      const [row] = await db.select().from(signingKeys).where(isLive);
      return row ? remember(row) : null;
    },
  };
}

function kidOf(token: string): string | null {
  try {
    return decodeProtectedHeader(token).kid ?? null;
  } catch {
    return null;
  }
}

/** Tokens on the signing_keys table; the first signature creates the first key. */
export function createTokens(db: Database, vault: Vault, clock: Clock): Tokens {
  const keyring = createKeyring(db, vault, clock);
  return {
    check: async () => void (await keyring.newest()),
    sign: async (audience, claims, expiresAt) => {
      const key = await keyring.current();
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: key.id, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setIssuedAt(clock.now())
        .setExpirationTime(expiresAt)
        .sign(key.secret);
    },
    verify: async (audience, token) => {
      const kid = kidOf(token);
      const key = kid ? await keyring.byId(kid) : null;
      if (!key) return null;
      try {
        const { payload } = await jwtVerify(token, key.secret, {
          issuer: ISSUER,
          audience,
          algorithms: ['HS256'],
          currentDate: clock.now(),
          requiredClaims: ['exp'],
        });
        return { claims: payload };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

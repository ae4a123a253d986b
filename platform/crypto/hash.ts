import { createHash, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../config.ts';

/** Hashes and checks passwords with argon2id. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for a null hash too, after the same time as a real check, so that timing does not reveal known e-mails. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

const COST = {
  normal: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  fast: { memoryCost: 1_024, timeCost: 1, parallelism: 1 },
} as const;

/** Passwords at the configured cost (HASH_COST; `fast` is for tests). */
export function createPasswords(cost: Config['hashCost']): Passwords {
  const options = COST[cost];
  // Compared for unknown e-mails, so that they take as long as known ones.
  const dummy = hash(randomBytes(16).toString('hex'), options);
  return {
    hash: (password) => hash(password, options),
    verify: async (stored, password) => {
      const matches = await verify(stored ?? (await dummy), password);
      return stored !== null && matches;
    },
  };
}

/** A random token for links and keys. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 in hex: sufficient for random tokens, not for passwords. */
export function sha256(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

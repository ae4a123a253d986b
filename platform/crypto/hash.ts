import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../config.ts';

/** Hashes and checks passwords with argon2id. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for a null hash as well, after the time a real check takes: nobody learns which e-mails exist. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

const COST = {
  normal: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  fast: { memoryCost: 1_024, timeCost: 1, parallelism: 1 },
} as const;

/** Passwords at the configured cost (HASH_COST; `fast` is for tests). */
export function createPasswords(cost: Config['hashCost']): Passwords {
  const options = COST[cost];
  // Made once, so that an unknown e-mail costs one check like a known one.
  const dummy = hash(randomBytes(16).toString('hex'), options);
  return {
    hash: (password) => hash(password, options),
    verify: async (stored, password) => {
      const matches = await verify(stored ?? (await dummy), password);
      return stored !== null && matches;
    },
  };
}

/** A random token for links and keys: `bytes` of randomness in base64url. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** SHA-256 in hex: enough for random tokens, which nobody can guess their way through. Not for passwords. */
export function sha256(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compares two texts in the same time whatever they hold. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));
}

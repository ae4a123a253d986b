import { createHash } from 'node:crypto';

/** A deterministic integer from 0 to 2^32 - 1. */
export function seededInt(seed: string): number {
  return createHash('sha256').update(seed).digest().readUInt32BE(0);
}

/** A deterministic integer from `min` to `max`, inclusive. */
export function seededBetween(seed: string, min: number, max: number): number {
  return min + (seededInt(seed) % (max - min + 1));
}

/** A deterministic lower-case hexadecimal string of `length` characters (at most 64). */
export function seededHex(seed: string, length: number): string {
  return createHash('sha256').update(seed).digest('hex').slice(0, length);
}

/** A pod name suffix like Kubernetes': without vowels and similar-looking digits. */
export function seededTail(seed: string, length: number): string {
  const letters = 'bcdfghjklmnpqrstvwxz2456789';
  const bytes = createHash('sha256').update(seed).digest();
  return Array.from({ length }, (_, i) => letters[(bytes[i] ?? 0) % letters.length]).join('');
}

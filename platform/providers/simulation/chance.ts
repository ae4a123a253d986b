import { createHash } from 'node:crypto';

/** A whole number from 0 to 2^32 - 1 that is always the same for the same seed. */
export function seededInt(seed: string): number {
  return createHash('sha256').update(seed).digest().readUInt32BE(0);
}

/** A whole number from `min` to `max`, both included, always the same for the same seed. */
export function seededBetween(seed: string, min: number, max: number): number {
  return min + (seededInt(seed) % (max - min + 1));
}

/** A lower-case hexadecimal text of `length` characters (at most 64), always the same for the same seed. */
export function seededHex(seed: string, length: number): string {
  return createHash('sha256').update(seed).digest('hex').slice(0, length);
}

/** A pod-name tail like those of Kubernetes: no vowels and no digits that look like letters. */
export function seededTail(seed: string, length: number): string {
  const letters = 'bcdfghjklmnpqrstvwxz2456789';
  const bytes = createHash('sha256').update(seed).digest();
  return Array.from({ length }, (_, i) => letters[(bytes[i] ?? 0) % letters.length]).join('');
}

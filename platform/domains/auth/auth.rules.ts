/** How long things live and how they look. Pure: no database, no clock. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Lifetimes in milliseconds. */
export const lifetime = {
  session: 12 * HOUR,
  otp: 10 * MINUTE,
  verify: 24 * HOUR,
  reset: HOUR,
  social: 5 * MINUTE,
  impersonate: 5 * MINUTE,
  undoEmail: 72 * HOUR,
} as const;

/** How long after signing in a person without a password is known to be themselves. */
export const freshSession = 10 * MINUTE;

/** A second verification mail leaves at the earliest this long after the first. */
export const verificationCooldown = MINUTE;

/** Wrong codes that one sign-in may have; after the last one the password is asked again. */
export const otpTries = 5;

const BACKUP_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const BACKUP_LENGTH = 12;

/** A backup code from random bytes: twelve letters and digits, without the ones that look alike. */
export function backupCodeFrom(bytes: Uint8Array): string {
  // 32 characters: a byte modulo 32 is evenly spread.
  return Array.from(bytes.subarray(0, BACKUP_LENGTH), (b) => BACKUP_ALPHABET[b % 32]).join('');
}

/** How many random bytes `backupCodeFrom` uses. */
export const backupCodeBytes = BACKUP_LENGTH;

/** What somebody typed, without the spaces and dashes of its groups. */
export function normaliseCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** Authenticator codes are six digits; anything else can only be a backup code. */
export function isTotpCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

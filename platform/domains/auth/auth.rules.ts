/** Lifetimes and formats of tokens and codes. Pure: no database, no clock. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Lifetimes in milliseconds. */
export const lifetime = {
  session: 12 * HOUR,
  otp: 10 * MINUTE,
  verify: 24 * HOUR,
  reset: HOUR,
  social: 5 * MINUTE,
  socialAttempt: 10 * MINUTE,
  passkey: 10 * MINUTE,
  impersonate: 5 * MINUTE,
  undoEmail: 72 * HOUR,
} as const;

/** How long after sign-in a user without a password counts as authenticated for sensitive changes. */
export const freshSession = 10 * MINUTE;

/** Minimum interval between two verification mails. */
export const verificationCooldown = MINUTE;

/** Wrong codes allowed per sign-in; after the last one the password is required again. */
export const otpTries = 5;

const BACKUP_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const BACKUP_LENGTH = 12;

/** A backup code from random bytes: twelve letters and digits, without similar-looking ones. */
export function backupCodeFrom(bytes: Uint8Array): string {
  // With 32 characters, a byte modulo 32 is evenly distributed.
  return Array.from(bytes.subarray(0, BACKUP_LENGTH), (b) => BACKUP_ALPHABET[b % 32]).join('');
}

/** Number of random bytes that `backupCodeFrom` uses. */
export const backupCodeBytes = BACKUP_LENGTH;

/** A typed code without spaces and dashes. */
export function normaliseCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** Authenticator codes have six digits; anything else can only be a backup code. */
export function isTotpCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

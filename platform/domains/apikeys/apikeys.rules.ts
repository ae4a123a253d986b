const KEY_PREFIX = 'kd_';
const RANDOM_LENGTH = 32;
const VISIBLE = 7;

/** Last use is written at most this often: a busy key must not write with every call. */
export const lastUsedStep = 60_000;

/** True for what looks like an API key: every other bearer token is a session's. */
export function isApiKey(token: string): boolean {
  return token.startsWith(KEY_PREFIX);
}

/** A key of random characters (at least 32 of them). */
export function keyFrom(random: string): string {
  return KEY_PREFIX + random.slice(0, RANDOM_LENGTH);
}

/** What of a key stays visible, to tell it from others: 'kd_ab12…'. */
export function prefixOf(key: string): string {
  return `${key.slice(0, VISIBLE)}…`;
}

const KEY_PREFIX = 'kd_';
const RANDOM_LENGTH = 32;
const VISIBLE = 7;

/** Minimum interval between writes of the last use, so that a busy key does not write on every call. */
export const lastUsedStep = 60_000;

/** How long the previous key is accepted after a rotation, unless another time is chosen. */
export const overlapHours = 24;
/** One week. */
export const longestOverlapHours = 168;

/** True for an API key; every other bearer token is a session's. */
export function isApiKey(token: string): boolean {
  return token.startsWith(KEY_PREFIX);
}

/** A key of random characters (at least 32). */
export function keyFrom(random: string): string {
  return KEY_PREFIX + random.slice(0, RANDOM_LENGTH);
}

/** When a key with this hash ends: the previous key at the end of the overlap, both when the key expires. */
export function endOf(
  key: { hash: string; expiresAt: Date | null; previousExpiresAt: Date | null },
  hash: string,
): Date | null {
  const ends = [key.expiresAt, key.hash === hash ? null : key.previousExpiresAt];
  const [first] = ends.filter((end) => end !== null).sort((a, b) => a.getTime() - b.getTime());
  return first ?? null;
}

/** The visible part of a key, which identifies it in lists: 'kd_ab12…'. */
export function prefixOf(key: string): string {
  return `${key.slice(0, VISIBLE)}…`;
}

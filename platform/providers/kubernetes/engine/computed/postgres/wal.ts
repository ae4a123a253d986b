/** `archive_timeout`: a segment is archived at least every five minutes, in real time, because people read it. */
export const WAL_MS = 5 * 60_000;

/**
 * When the last segment was archived by a server that archives since `since`: the first at once, the others at whole
 * multiples of five minutes, so that nothing has to be remembered. Null before the first.
 */
export function lastWalAt(since: Date, now: Date): Date | null {
  if (now < since) return null;
  const slot = new Date(Math.floor(now.getTime() / WAL_MS) * WAL_MS);
  return slot > since ? slot : since;
}

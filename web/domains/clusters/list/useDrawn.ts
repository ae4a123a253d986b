import { useEffect, useState } from 'react';

/** More than a screenful, so that the first picture is whole. */
const FIRST = 24;
/** So many can be drawn between two pictures. */
const STEP = 12;

/** What of a list is drawn now: all that was drawn before, and a few more. */
export function drawMore(before: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const kept = ids.filter((id) => before.has(id));
  const room = kept.length === 0 ? FIRST : STEP;
  const added = ids.filter((id) => !before.has(id)).slice(0, room);
  return new Set([...kept, ...added]);
}

/**
 * A long list is drawn piece by piece, from its beginning: drawn at once it would hold up the first picture and every
 * click for as long. The others keep their places empty meanwhile; soon all of them are there.
 */
export function useDrawn(ids: readonly string[]): ReadonlySet<string> {
  const [before, setBefore] = useState<ReadonlySet<string>>(() => new Set());
  const isWhole = ids.length === before.size && ids.every((id) => before.has(id));
  const now = isWhole ? before : drawMore(before, ids);
  useEffect(() => {
    if (now === before) return undefined;
    // After the picture of this piece, and after whatever the user did meanwhile.
    const timer = setTimeout(() => setBefore(now), 0);
    return () => clearTimeout(timer);
  });
  return now;
}

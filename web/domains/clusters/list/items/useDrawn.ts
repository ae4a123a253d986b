import { useEffect, useState } from 'react';

/** More than a screenful, so that the first render fills the screen. */
const FIRST = 24;
/** How many can be rendered between two frames. */
const STEP = 12;

/** What is rendered now: everything rendered before, and a few more. */
export function drawMore(before: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const kept = ids.filter((id) => before.has(id));
  const room = kept.length === 0 ? FIRST : STEP;
  const added = ids.filter((id) => !before.has(id)).slice(0, room);
  return new Set([...kept, ...added]);
}

/**
 * Renders a long list step by step from its start: at once it would block the first paint and every click. The others
 * are placeholders until then.
 */
export function useDrawn(ids: readonly string[]): ReadonlySet<string> {
  const [before, setBefore] = useState<ReadonlySet<string>>(() => new Set());
  const isWhole = ids.length === before.size && ids.every((id) => before.has(id));
  const now = isWhole ? before : drawMore(before, ids);
  useEffect(() => {
    if (now === before) return undefined;
    // After this step was painted and pending input was handled.
    const timer = setTimeout(() => setBefore(now), 0);
    return () => clearTimeout(timer);
  });
  return now;
}

import { useEffect, useState } from 'react';

const TICK_MS = 50;
/** About a screenful; with more bars stepping would delay input. */
const MOST_STEPPING = 12;

let stepping = 0;

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Moves the shown percentage to the target by one point per 50 ms. It jumps if the target is lower (a new operation),
 * if the user prefers reduced motion, or if very many bars change.
 */
export function useSteppedProgress(target: number | null): number | null {
  const [shown, setShown] = useState(target);
  const isBehind = target !== null && shown !== null && shown < target;
  const next = !isBehind || prefersStill() ? target : shown;
  if (next !== shown) setShown(next);
  useEffect(() => {
    if (!isBehind) return undefined;
    stepping += 1;
    const step = () =>
      setShown((value) =>
        value === null || stepping > MOST_STEPPING ? target : Math.min(value + 1, target),
      );
    const timer = setTimeout(step, TICK_MS);
    return () => {
      stepping -= 1;
      clearTimeout(timer);
    };
  }, [isBehind, shown, target]);
  return next;
}

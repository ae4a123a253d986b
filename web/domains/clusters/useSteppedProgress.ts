import { useEffect, useState } from 'react';

const TICK_MS = 50;
/** A screenful; more bars than this are not watched one by one, and stepping them all would hold up a click. */
const MOST_STEPPING = 12;

let stepping = 0;

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Moves the shown percentage toward the target by one point per 50 ms. A target below what is shown belongs to new
 * work and is taken at once, as is every target where the user asked for less motion, or where very many move.
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

import { useEffect, useState } from 'react';

const TICK_MS = 50;

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Moves the shown percentage toward the target by one point per 50 ms. A target below what is shown belongs to new
 * work and is taken at once, as is every target where the user asked for less motion.
 */
export function useSteppedProgress(target: number | null): number | null {
  const [shown, setShown] = useState(target);
  const isBehind = target !== null && shown !== null && shown < target;
  const next = !isBehind || prefersStill() ? target : shown;
  if (next !== shown) setShown(next);
  useEffect(() => {
    if (!isBehind) return undefined;
    const timer = setTimeout(() => setShown((value) => (value === null ? value : value + 1)), TICK_MS);
    return () => clearTimeout(timer);
  }, [isBehind, shown]);
  return next;
}

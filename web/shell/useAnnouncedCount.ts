import { useEffect, useRef } from 'react';
import { useAnnounce } from '../ui/feedback/LiveAnnouncer.tsx';

/** Long enough to type a word. */
const PAUSE_MS = 600;

/** Announces how much of a list is left after its filter was changed. `filter` is the filter as a text. */
export function useAnnouncedCount(filter: string, count: string): void {
  const announce = useAnnounce();
  const before = useRef(filter);
  useEffect(() => {
    if (before.current === filter) return undefined;
    const timer = setTimeout(() => {
      before.current = filter;
      announce(count, 'polite');
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [announce, filter, count]);
}

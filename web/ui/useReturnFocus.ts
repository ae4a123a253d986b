import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a button whose dialog is followed by another one: the last dialog gives the focus back to an element of the
 * first, which is gone. When closing leaves the focus nowhere, the button gets it.
 */
export function useReturnFocus<Element extends HTMLElement>(isOpen: boolean): RefObject<Element | null> {
  const target = useRef<Element>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) target.current?.focus();
    }, 0);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return target;
}

import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a button whose dialogs may leave the focus nowhere: a second dialog gives it back to an element of the first,
 * deletion to a row that is gone, a shortcut to nothing. Then the button gets it.
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

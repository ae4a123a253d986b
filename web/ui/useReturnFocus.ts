import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the focus to a button or card when its dialog closes and the focus would be on the body: the dialog was opened
 * by another dialog, a shortcut or the address, or its row was deleted.
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

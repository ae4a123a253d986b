import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus to a card when the focused button inside it is removed, so that it does not move to the body. The
 * element needs `tabIndex={-1}`.
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const card = ref.current;
    if (!card) return undefined;
    let focused: Element | null = null;
    const note = () => (focused = document.activeElement);
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      focused = null;
      card.focus({ preventScroll: true });
    });
    card.addEventListener('focusin', note);
    observer.observe(card, { childList: true, subtree: true });
    return () => {
      card.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [ref]);
}

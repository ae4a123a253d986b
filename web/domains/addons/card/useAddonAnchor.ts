import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useKeptFocus } from '../../../ui/useKeptFocus.ts';
import { useReturnFocus } from '../../../ui/useReturnFocus.ts';

/** Target of links to an add-on: its card on the same page, without filters that may hide it. */
export const addonHref = (name: string) => `?#addon-${name}`;

/**
 * Props of the element that `addonHref` links to: it scrolls into view, takes the focus and can be marked. It also
 * takes the focus when its dialog closes or one of its buttons is removed and the focus would be lost.
 */
export function useAddonAnchor(name: string, hasDialog: boolean) {
  const { hash, key } = useLocation();
  const ref = useReturnFocus<HTMLElement>(hasDialog);
  useKeptFocus(ref);
  const id = `addon-${name}`;
  const isLinked = hash === `#${id}`;
  useEffect(() => {
    if (!isLinked) return;
    ref.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    ref.current?.focus({ preventScroll: true });
    // The key changes with every click on a link, also to the same target.
  }, [isLinked, key, ref]);
  return { ref, id, tabIndex: -1, 'data-linked': isLinked || undefined };
}

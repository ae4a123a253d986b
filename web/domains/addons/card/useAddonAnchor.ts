import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useKeptFocus } from '../../../ui/useKeptFocus.ts';
import { useReturnFocus } from '../../../ui/useReturnFocus.ts';

/** Where links to an add-on lead: its card on the same page, without the filters that may hide it. */
export const addonHref = (name: string) => `?#addon-${name}`;

/**
 * Props of the element that `addonHref` leads to: it scrolls into view, takes the focus and can be marked. It takes the
 * focus as well when its dialog closes, or a button of its own goes, and leaves it nowhere.
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
    // The key changes with every click on a link, also on one that leads to the same place.
  }, [isLinked, key, ref]);
  return { ref, id, tabIndex: -1, 'data-linked': isLinked || undefined };
}

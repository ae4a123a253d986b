import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Where links to an add-on lead: its card on the same page, without the filters that may hide it. */
export const addonHref = (name: string) => `?#addon-${name}`;

/** Props of the element that `addonHref` leads to: it scrolls into view, takes the focus and can be marked. */
export function useAddonAnchor(name: string) {
  const { hash, key } = useLocation();
  const ref = useRef<HTMLElement>(null);
  const id = `addon-${name}`;
  const isLinked = hash === `#${id}`;
  useEffect(() => {
    if (!isLinked) return;
    ref.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    ref.current?.focus({ preventScroll: true });
    // The key changes with every click on a link, also on one that leads to the same place.
  }, [isLinked, key]);
  return { ref, id, tabIndex: -1, 'data-linked': isLinked || undefined };
}

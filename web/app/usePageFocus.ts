import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import type { PageHandle } from '../shell/routes.ts';
import { useShownThing } from '../shell/thingName.ts';
import { useAnnounce } from '../ui/feedback/LiveAnnouncer.tsx';

const PRODUCT = 'Kubedeck';
const GIVE_UP_MS = 10_000;

/** Calls `onFound` with the page's h1 as soon as it exists; returns the function that stops waiting. */
function whenHeading(onFound: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('main h1');
  const present = find();
  if (present) {
    onFound(present);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const heading = find();
    if (!heading) return;
    observer.disconnect();
    onFound(heading);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), GIVE_UP_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/**
 * Sets the document title, "General · production · Kubedeck"; after a navigation the heading gets the focus and is
 * announced.
 */
export function usePageFocus(): void {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const { pathname } = useLocation();
  const matches = useMatches();
  const handles = matches.flatMap(({ handle }) => (handle ? [handle as PageHandle] : []));
  const page = handles.at(-1);
  const title = page ? t(page.title) : undefined;
  const place = page?.isTab ? pathname.slice(0, pathname.lastIndexOf('/')) : pathname;
  const before = useRef<string>(undefined);

  const thing = useShownThing();
  useEffect(() => {
    document.title = [title, thing, PRODUCT].filter(Boolean).join(' · ');
  }, [title, thing]);

  useEffect(() => {
    const isFirst = before.current === undefined;
    const isSamePlace = before.current === place;
    before.current = place;
    // The browser announces the first page itself; on a tab the focus stays where it is.
    if (isFirst || isSamePlace) return undefined;
    return whenHeading((heading) => {
      heading.tabIndex = -1;
      // A page with a single field has focused it already; taking the focus away would trigger its blur validation.
      if (!document.activeElement?.closest('main form')) heading.focus({ preventScroll: true });
      window.scrollTo(0, 0);
      announce(heading.textContent ?? '', 'polite');
    });
  }, [place, announce]);
}

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../ui/feedback/LiveAnnouncer.tsx';
import type { AddonFilter } from './filterAddons.ts';

/** Long enough to type a word. */
const PAUSE_MS = 600;

/** Announces how many add-ons are left after the filter was changed. */
export function useAnnouncedCount({ show, category, search }: AddonFilter, count: number): void {
  const { t } = useTranslation('addons');
  const announce = useAnnounce();
  const filter = [show, category, search].join(' ');
  const before = useRef(filter);
  useEffect(() => {
    if (before.current === filter) return undefined;
    const timer = setTimeout(() => {
      before.current = filter;
      announce(t('filter.found', { count }), 'polite');
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [announce, t, filter, count]);
}

import { useSearchParams } from 'react-router-dom';
import { ADDON_SHOWS } from './filterAddons.ts';
import type { AddonFilter } from './filterAddons.ts';

/** The filter of the add-ons tab; it lives in the address, so that a link or a reload shows the same list. */
export function useAddonFilter(): [AddonFilter, (change: Partial<AddonFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const filter: AddonFilter = {
    show: ADDON_SHOWS.find((show) => show === params.get('show')) ?? 'all',
    category: (params.get('category') ?? '').toUpperCase(),
    search: params.get('q') ?? '',
  };
  const setFilter = (change: Partial<AddonFilter>) => {
    const { show, category, search } = { ...filter, ...change };
    const next = new URLSearchParams();
    if (show !== 'all') next.set('show', show);
    if (category) next.set('category', category.toLowerCase());
    if (search) next.set('q', search);
    // Typing must not fill the history with single letters.
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [filter, setFilter];
}

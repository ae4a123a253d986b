import { useAddressParams } from '../../../shell/useAddressParams.ts';
import { ADDON_SHOWS } from './filterAddons.ts';
import type { AddonFilter } from './filterAddons.ts';

function read(params: URLSearchParams): AddonFilter {
  return {
    show: ADDON_SHOWS.find((show) => show === params.get('show')) ?? 'all',
    category: (params.get('category') ?? '').toUpperCase(),
    search: params.get('q') ?? '',
  };
}

function write({ show, category, search }: AddonFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (show !== 'all') params.set('show', show);
  if (category) params.set('category', category.toLowerCase());
  if (search) params.set('q', search);
  return params;
}

/** The filter of the add-ons tab, kept in the address so that a link or reload shows the same list. */
export function useAddonFilter(): [AddonFilter, (change: Partial<AddonFilter>) => void] {
  const [params, changeParams] = useAddressParams();
  const setFilter = (change: Partial<AddonFilter>) =>
    changeParams((before) => write({ ...read(before), ...change }));
  return [read(params), setFilter];
}

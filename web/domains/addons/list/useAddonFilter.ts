import { withParams } from '../../../lib/withParams.ts';
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

const write = (before: URLSearchParams, { show, category, search }: AddonFilter): URLSearchParams =>
  withParams(before, { show: show === 'all' ? null : show, category: category.toLowerCase(), q: search });

/** The filter of the add-ons tab, kept in the address so that a link or reload shows the same list. */
export function useAddonFilter(): [AddonFilter, (change: Partial<AddonFilter>) => void] {
  const [params, changeParams] = useAddressParams();
  const setFilter = (change: Partial<AddonFilter>) =>
    changeParams((before) => write(before, { ...read(before), ...change }));
  return [read(params), setFilter];
}

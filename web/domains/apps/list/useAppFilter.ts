import { useAddressParams } from '../../../shell/useAddressParams.ts';
import { APP_SHOWS, type AppFilter } from './filterApps.ts';

const NAMES = ['show', 'category', 'q'] as const;

function read(params: URLSearchParams): AppFilter {
  return {
    show: APP_SHOWS.find((show) => show === params.get('show')) ?? 'all',
    category: params.get('category') ?? '',
    search: params.get('q') ?? '',
  };
}

function write(before: URLSearchParams, { show, category, search }: AppFilter): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const name of NAMES) params.delete(name);
  if (show !== 'all') params.set('show', show);
  if (category) params.set('category', category);
  if (search) params.set('q', search);
  return params;
}

/** The filter of the apps tab, kept in the address so that a link or reload shows the same list. */
export function useAppFilter(): [AppFilter, (change: Partial<AppFilter>) => void] {
  const [params, changeParams] = useAddressParams();
  const setFilter = (change: Partial<AppFilter>) =>
    changeParams((before) => write(before, { ...read(before), ...change }));
  return [read(params), setFilter];
}

import { withParams } from '../../../lib/withParams.ts';
import { useAddressParams } from '../../../shell/useAddressParams.ts';
import { APP_SHOWS, type AppFilter } from './filterApps.ts';

function read(params: URLSearchParams): AppFilter {
  return {
    show: APP_SHOWS.find((show) => show === params.get('show')) ?? 'all',
    category: params.get('category') ?? '',
    search: params.get('q') ?? '',
  };
}

const write = (before: URLSearchParams, { show, category, search }: AppFilter): URLSearchParams =>
  withParams(before, { show: show === 'all' ? null : show, category, q: search });

/** The filter of the apps tab, kept in the address so that a link or reload shows the same list. */
export function useAppFilter(): [AppFilter, (change: Partial<AppFilter>) => void] {
  const [params, changeParams] = useAddressParams();
  const setFilter = (change: Partial<AppFilter>) =>
    changeParams((before) => write(before, { ...read(before), ...change }));
  return [read(params), setFilter];
}

import { useCallback, useMemo } from 'react';
import { useAddressParams } from '../../../shell/useAddressParams.ts';
import { SORT_KEYS, STATUS_FILTERS, type ListQuery, type SortKey } from './clusterOrder.ts';

export type View = 'cards' | 'table';

export interface ListState extends ListQuery {
  readonly view: View;
  readonly isArchivedOpen: boolean;
}

const DEFAULT_SORT = '-dateCreated';

function read(params: URLSearchParams): ListState {
  const sort = params.get('sort') ?? DEFAULT_SORT;
  const key = SORT_KEYS.find((known) => known === sort.replace(/^-/, ''));
  return {
    q: params.get('q') ?? '',
    status: STATUS_FILTERS.find((known) => known === params.get('status')) ?? 'all',
    sort: key ?? 'dateCreated',
    isDescending: key === undefined || sort.startsWith('-'),
    view: params.get('view') === 'table' ? 'table' : 'cards',
    isArchivedOpen: params.get('archived') === 'open',
  };
}

function write(state: ListState): URLSearchParams {
  const sort = `${state.isDescending ? '-' : ''}${state.sort}`;
  const entries: [string, string, string][] = [
    ['q', state.q, ''],
    ['status', state.status, 'all'],
    ['sort', sort, DEFAULT_SORT],
    ['view', state.view, 'cards'],
    ['archived', state.isArchivedOpen ? 'open' : '', ''],
  ];
  return new URLSearchParams(
    entries
      .filter(([, value, usual]) => value !== usual)
      .map(([key, value]): [string, string] => [key, value]),
  );
}

/** View, order, filter and search of the list, kept in the address. */
export function useListState() {
  const [params, changeParams] = useAddressParams();
  const state = useMemo(() => read(params), [params]);
  const change = useCallback(
    (patch: Partial<ListState>) => changeParams((before) => write({ ...read(before), ...patch })),
    [changeParams],
  );
  /** Another order starts descending; the same one toggles the direction. */
  const sortBy = useCallback(
    (sort: SortKey) => change({ sort, isDescending: sort === state.sort ? !state.isDescending : true }),
    [change, state.sort, state.isDescending],
  );
  return { state, change, sortBy };
}

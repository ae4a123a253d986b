import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { browserStorage } from '../../../lib/browserStorage.ts';
import { Emitter } from '../../../lib/emitter.ts';
import { withParams } from '../../../lib/withParams.ts';
import { useAddressParams } from '../../../shell/useAddressParams.ts';
import { SORT_KEYS, STATUS_FILTERS, type ListQuery, type SortKey } from './clusterOrder.ts';

const VIEWS = ['cards', 'table'] as const;
export type View = (typeof VIEWS)[number];

const STORED_VIEW = 'kubedeck.clusterView';
const viewChanged = new Emitter();

const asView = (text: string | null) => VIEWS.find((known) => known === text);

/** The view chosen last in this browser; undefined before the first choice. */
const storedView = (): View | undefined => asView(browserStorage.read(STORED_VIEW));

function storeView(view: View): void {
  browserStorage.write(STORED_VIEW, view);
  viewChanged.emit();
}

export interface ListState extends ListQuery {
  /** Undefined before the first choice. */
  readonly view: View | undefined;
  readonly isArchivedOpen: boolean;
}

const DEFAULT_SORT = '-dateCreated';

function read(params: URLSearchParams, stored: View | undefined): ListState {
  const sort = params.get('sort') ?? DEFAULT_SORT;
  const key = SORT_KEYS.find((known) => known === sort.replace(/^-/, ''));
  return {
    q: params.get('q') ?? '',
    status: STATUS_FILTERS.find((known) => known === params.get('status')) ?? 'all',
    label: params.get('label') ?? '',
    sort: key ?? 'dateCreated',
    isDescending: key === undefined || sort.startsWith('-'),
    view: asView(params.get('view')) ?? stored,
    isArchivedOpen: params.get('archived') === 'open',
  };
}

function write(before: URLSearchParams, state: ListState): URLSearchParams {
  const sort = `${state.isDescending ? '-' : ''}${state.sort}`;
  return withParams(before, {
    q: state.q,
    status: state.status === 'all' ? null : state.status,
    label: state.label,
    sort: sort === DEFAULT_SORT ? null : sort,
    archived: state.isArchivedOpen ? 'open' : null,
  });
}

/** Order, filter and search of the list, kept in the address; the view is stored unless the address names one. */
export function useListState() {
  const [params, changeParams] = useAddressParams();
  const stored = useSyncExternalStore(viewChanged.subscribe, storedView, storedView);
  const state = useMemo(() => read(params, stored), [params, stored]);
  const change = useCallback(
    (patch: Partial<ListState>) => {
      if (patch.view) storeView(patch.view);
      changeParams((before) => {
        const next = write(before, { ...read(before, storedView()), ...patch });
        return patch.view ? withParams(next, { view: null }) : next;
      });
    },
    [changeParams],
  );
  /** Another order starts descending; the same one toggles the direction. */
  const sortBy = useCallback(
    (sort: SortKey) => change({ sort, isDescending: sort === state.sort ? !state.isDescending : true }),
    [change, state.sort, state.isDescending],
  );
  return { state, change, sortBy };
}

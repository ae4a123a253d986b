import { memo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Table, type Column } from '../../../../ui/layout/Table.tsx';
import { ClusterCard } from './ClusterCard.tsx';
import { ClusterRow } from './ClusterRow.tsx';
import type { SortKey } from '../clusterOrder.ts';
import { moveBetweenCards } from './moveBetweenCards.ts';
import { useDrawn } from './useDrawn.ts';
import { useHeldOrder } from '../../../../ui/useHeldOrder.ts';
import { SelectBox } from '../bulk/SelectBox.tsx';
import type { Selection } from '../bulk/useSelection.ts';
import type { ListState } from '../useListState.ts';
import type { ClusterCard_cluster$key } from './__generated__/ClusterCard_cluster.graphql.ts';
import type { ClusterRow_cluster$key } from './__generated__/ClusterRow_cluster.graphql.ts';
import './list.css';

interface ClusterItem {
  readonly id: string;
  readonly isFavorite: boolean | null;
  readonly node: ClusterCard_cluster$key & ClusterRow_cluster$key;
}

interface ClusterItemsProps {
  /** In display order. */
  readonly items: readonly ClusterItem[];
  readonly state: ListState;
  readonly onSort: (key: SortKey) => void;
  readonly label: string;
  readonly isTable: boolean;
  /** The selected rows of the table. */
  readonly selection: Selection;
}

// A change of one cluster creates a new list; unchanged items are not rendered again.
const StillRow = memo(ClusterRow);
const StillCard = memo(ClusterCard);

/** With more cards than this, progress is not announced. */
const SPEAKING = 2;

/** Clusters as cards or as a table. */
export function ClusterItems({ items, state, onSort, label, isTable, selection }: ClusterItemsProps) {
  const reset = `${state.q} ${state.status} ${state.label} ${state.sort} ${state.isDescending}`;
  const { ordered, hold } = useHeldOrder(items, reset);
  const drawn = useDrawn(ordered.map(({ id }) => id));
  if (isTable) {
    return (
      <Hold {...hold}>
        <ClusterTable label={label} state={state} onSort={onSort} selection={selection} items={items}>
          {ordered.map(({ id, node, isFavorite }) =>
            drawn.has(id) ? (
              <StillRow
                key={id}
                cluster={node}
                isFavorite={isFavorite}
                isSelected={selection.has(id)}
                onSelect={selection.select}
              />
            ) : (
              <WaitingRow key={id} />
            ),
          )}
        </ClusterTable>
      </Hold>
    );
  }
  return (
    <Hold {...hold}>
      <ul aria-label={label} className="kd-clusters">
        {ordered.map(({ id, node, isFavorite }, index) =>
          drawn.has(id) ? (
            <StillCard key={id} cluster={node} isFavorite={isFavorite} isQuiet={index >= SPEAKING} />
          ) : (
            <li key={id} className="kd-cluster" data-waiting />
          ),
        )}
      </ul>
    </Hold>
  );
}

function WaitingRow() {
  return (
    <tr className="kd-cluster-row" data-waiting>
      <td colSpan={columns.length} />
    </tr>
  );
}

function Hold({ children, ...hold }: ReturnType<typeof useHeldOrder>['hold'] & { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to what bubbles up from the cards
    <div onKeyDown={moveBetweenCards} {...hold}>
      {children}
    </div>
  );
}

const columns: readonly { key: string; sort?: SortKey; align?: 'end'; isHidden?: boolean }[] = [
  { key: 'list.sort.name', sort: 'name' },
  { key: 'list.sort.status', sort: 'status' },
  { key: 'list.sort.location', sort: 'location' },
  { key: 'list.facts.version' },
  { key: 'list.facts.nodes', align: 'end' },
  { key: 'list.sort.monthlyCost', sort: 'monthlyCost', align: 'end' },
  { key: 'list.sort.dateCreated', sort: 'dateCreated' },
  { key: 'list.facts.actions', isHidden: true },
];

interface ClusterTableProps extends Pick<
  ClusterItemsProps,
  'label' | 'state' | 'onSort' | 'selection' | 'items'
> {
  readonly children: ReactNode;
}

function ClusterTable({ label, state, onSort, selection, items, children }: ClusterTableProps) {
  const { t } = useTranslation('clusters');
  const direction = state.isDescending ? 'descending' : 'ascending';
  const ids = items.map(({ id }) => id);
  const selected = ids.filter(selection.has).length;
  const all = (
    <SelectBox
      me="2"
      label={t('list.bulk.all', { list: label })}
      isSelected={selected === ids.length}
      isMixed={selected > 0 && selected < ids.length}
      onChange={(areSelected) => selection.selectAll(ids, areSelected)}
    />
  );
  const heads = columns.map(({ key, sort, align, isHidden }): Column => ({
    key,
    header: t(key),
    ...(sort === 'name' && { control: all }),
    align,
    isHeaderHidden: isHidden,
    ...(sort && { sort: sort === state.sort ? direction : 'none', onSort: () => onSort(sort) }),
  }));
  return (
    <Card overflowX="auto" className="kd-cluster-table">
      <Table caption={label} columns={heads}>
        {children}
      </Table>
    </Card>
  );
}

import { memo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Card } from '../../../ui/layout/Card.tsx';
import { Box, SimpleGrid } from '../../../ui/layout/primitives.ts';
import { Table, type Column } from '../../../ui/layout/Table.tsx';
import { ClusterCard } from './ClusterCard.tsx';
import { ClusterRow } from './ClusterRow.tsx';
import { arrange, clusterFacts, type SortKey } from './clusterOrder.ts';
import { moveBetweenCards } from './moveBetweenCards.ts';
import { useHeldOrder } from './useHeldOrder.ts';
import type { ListState } from './useListState.ts';
import type { ClusterItems_clusters$key } from './__generated__/ClusterItems_clusters.graphql.ts';

interface ClusterItemsProps {
  readonly clusters: ClusterItems_clusters$key;
  readonly state: ListState;
  readonly onSort: (key: SortKey) => void;
  readonly label: string;
  readonly isTable: boolean;
}

// A change of one cluster makes the list anew; the others stay as they are.
const StillRow = memo(ClusterRow);
const StillCard = memo(ClusterCard);

/** More cards than this speaking their progress at once would be noise. */
const SPEAKING = 2;

/** Clusters as cards or as a table, in the order asked for. */
export function ClusterItems({ clusters, state, onSort, label, isTable }: ClusterItemsProps) {
  const nodes = useFragment(
    graphql`
      fragment ClusterItems_clusters on Cluster @relay(plural: true) {
        ...clusterOrder_cluster
        ...ClusterCard_cluster
        ...ClusterRow_cluster
      }
    `,
    clusters,
  );
  const items = arrange(
    nodes.map((node) => ({ ...clusterFacts(node), node })),
    state,
  );
  const reset = `${state.q} ${state.status} ${state.sort} ${state.isDescending}`;
  const { ordered, hold } = useHeldOrder(items, reset);
  if (isTable) {
    return (
      <Hold {...hold}>
        <ClusterTable label={label} state={state} onSort={onSort}>
          {ordered.map(({ id, node }) => (
            <StillRow key={id} cluster={node} />
          ))}
        </ClusterTable>
      </Hold>
    );
  }
  return (
    <Hold {...hold}>
      <SimpleGrid as="ul" aria-label={label} columns={{ base: 1, lg: 2, '2xl': 3 }} gap="4" m="0" p="0">
        {ordered.map(({ id, node }, index) => (
          <StillCard key={id} cluster={node} isQuiet={index >= SPEAKING} />
        ))}
      </SimpleGrid>
    </Hold>
  );
}

function Hold({ children, ...hold }: ReturnType<typeof useHeldOrder>['hold'] & { children: ReactNode }) {
  return (
    <Box onKeyDown={moveBetweenCards} {...hold}>
      {children}
    </Box>
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

interface ClusterTableProps extends Pick<ClusterItemsProps, 'label' | 'state' | 'onSort'> {
  readonly children: ReactNode;
}

function ClusterTable({ label, state, onSort, children }: ClusterTableProps) {
  const { t } = useTranslation('clusters');
  const direction = state.isDescending ? 'descending' : 'ascending';
  const heads = columns.map(({ key, sort, align, isHidden }): Column => ({
    key,
    header: t(key),
    align,
    isHeaderHidden: isHidden,
    ...(sort && { sort: sort === state.sort ? direction : 'none', onSort: () => onSort(sort) }),
  }));
  return (
    <Card overflowX="auto">
      <Table caption={label} columns={heads}>
        {children}
      </Table>
    </Card>
  );
}

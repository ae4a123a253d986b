import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment, usePaginationFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useLoadAllPages } from '../../../relay/useLoadAllPages.ts';
import { MissingData } from '../../../shell/MissingData.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useAnnounce } from '../../../ui/feedback/LiveAnnouncer.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { ArchivedSection } from './ArchivedSection.tsx';
import { BulkBar } from './bulk/BulkBar.tsx';
import { useSelection } from './bulk/useSelection.ts';
import { arrange, byFavorite, clusterFacts, labelsOf } from './clusterOrder.ts';
import { useFavorites } from './favorites/useFavorites.ts';
import { ClusterItems } from './items/ClusterItems.tsx';
import { ClustersEmpty } from './ClustersEmpty.tsx';
import { ClusterToolbar } from './ClusterToolbar.tsx';
import { useClusterCommands } from './useClusterCommands.ts';
import { useListState } from './useListState.ts';
import type { ClusterList_account$key } from './__generated__/ClusterList_account.graphql.ts';
import type { ClusterList_user$key } from './__generated__/ClusterList_user.graphql.ts';
import type { ClusterListPageQuery } from './__generated__/ClusterListPageQuery.graphql.ts';

/** One cluster needs no other view. */
const VIEWS_FROM = 2;
/** So many are shown as a table until the viewer chooses. */
const TABLE_FROM = 7;

const isArchived = ({ status }: { status: string }) => status === 'ARCHIVED';

interface ClusterListProps {
  readonly account: ClusterList_account$key;
  readonly user: ClusterList_user$key;
}

/** The clusters of the account: toolbar, list, and archived ones below. */
export function ClusterList({ account, user }: ClusterListProps) {
  const { t } = useTranslation('clusters');
  // The whole list is in the store and is searched, filtered and sorted there: a live change moves a cluster
  // immediately, which sorting on the server could not.
  const pagination = usePaginationFragment<ClusterListPageQuery, ClusterList_account$key>(
    graphql`
      fragment ClusterList_account on Account
      @refetchable(queryName: "ClusterListPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" }) {
        clusters(first: $first, after: $after) @connection(key: "ClustersPage_clusters", filters: []) {
          edges {
            node {
              ...clusterOrder_cluster
              ...useClusterCommands_cluster
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- BulkBar hands it on
              ...useBulkClusters_cluster
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- ClusterItems hands it on
              ...ClusterCard_cluster
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- ClusterItems hands it on
              ...ClusterRow_cluster
            }
          }
        }
        ...ClustersEmpty_account
      }
    `,
    account,
  );
  const { data } = pagination;
  const edges = useLoadAllPages(pagination, data.clusters?.edges);
  const { state, change, sortBy } = useListState();
  const selection = useSelection();
  const isFavorite = useFavorites(
    useFragment(
      graphql`
        fragment ClusterList_user on User {
          ...useFavorites_user
        }
      `,
      user,
    ),
  );
  const items = useMemo(
    () =>
      (edges ?? []).map(({ node }) => {
        const facts = clusterFacts(node);
        return { ...facts, node, isFavorite: isFavorite(facts.id) };
      }),
    [edges, isFavorite],
  );
  const labels = useMemo(() => labelsOf(items), [items]);
  const matching = useMemo(() => arrange(items, state), [items, state]);
  useClusterCommands(useMemo(() => items.toSorted(byFavorite).map(({ node }) => node), [items]));
  useCountAnnouncement(matching.length, `${state.q} ${state.status} ${state.label}`);

  if (!data.clusters) {
    return (
      <Card>
        <MissingData title={t('list.loadFailed')} />
      </Card>
    );
  }
  if (items.length === 0) return <ClustersEmpty account={data} />;
  const archived = matching.filter(isArchived);
  const current = archived.length === 0 ? matching : matching.filter((item) => !isArchived(item));
  const hasViews = items.length >= VIEWS_FROM;
  const chosen = state.view ?? (items.length >= TABLE_FROM ? 'table' : 'cards');
  const isTable = hasViews && chosen === 'table';
  // The other view is mounted step by step: hundreds of rows at once would take as long as the first render.
  const view = isTable ? 'table' : 'cards';
  const shared = { state, onSort: sortBy, isTable, selection };
  const isArchivedOpen = state.isArchivedOpen || state.status === 'archived' || current.length === 0;
  return (
    <>
      <ClusterToolbar
        state={state}
        view={chosen}
        labels={labels}
        onChange={change}
        onSort={sortBy}
        hasViews={hasViews}
      />
      {matching.length === 0 ? (
        <Card>
          <EmptyState
            kind="noMatch"
            title={t('list.noMatch.title')}
            actions={
              <Button onClick={() => change({ q: '', status: 'all', label: '' })}>
                {t('list.noMatch.clear')}
              </Button>
            }
          >
            {t('list.noMatch.text')}
          </EmptyState>
        </Card>
      ) : null}
      {current.length > 0 ? (
        <ClusterItems key={view} label={t('list.title')} items={current} {...shared} />
      ) : null}
      {archived.length > 0 ? (
        <ArchivedSection
          count={archived.length}
          isOpen={isArchivedOpen}
          onToggle={() => change({ isArchivedOpen: !isArchivedOpen })}
        >
          <ClusterItems
            key={view}
            label={t('list.archived', { count: archived.length })}
            items={archived}
            {...shared}
          />
        </ArchivedSection>
      ) : null}
      <BulkBar
        // What is filtered out is not acted on.
        selected={isTable ? matching.filter(({ id }) => selection.has(id)).map(({ node }) => node) : []}
        onClear={selection.clear}
      />
    </>
  );
}

/** Announces the number of results after a search or filter, but not after live changes. */
function useCountAnnouncement(count: number, asked: string): void {
  const { t } = useTranslation('clusters');
  const announce = useAnnounce();
  const before = useRef(asked);
  useEffect(() => {
    if (before.current === asked) return;
    before.current = asked;
    announce(t('list.found', { count }), 'polite');
  }, [announce, t, count, asked]);
}

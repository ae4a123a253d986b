import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaginationFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { isDismissed } from '../../lib/dismissals.ts';
import { useLoadAllPages } from '../../relay/useLoadAllPages.ts';
import { CardBoundary } from '../../shell/CardBoundary.tsx';
import { MissingData } from '../../shell/MissingData.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Grid, Stack } from '../../ui/layout/primitives.ts';
import { ActivityCard } from './ActivityCard.tsx';
import { AttentionStrip } from './AttentionStrip.tsx';
import { ClustersStat } from './ClustersStat.tsx';
import { EstimateStat } from './EstimateStat.tsx';
import { GetStartedCard } from './GetStartedCard.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentClusters } from './RecentClusters.tsx';
import { WorkStat } from './WorkStat.tsx';
import { getStartedKey } from './getStarted.ts';
import { statColumns } from './statColumns.ts';
import type { DashboardContent_account$key } from './__generated__/DashboardContent_account.graphql.ts';
import type { DashboardContentPageQuery } from './__generated__/DashboardContentPageQuery.graphql.ts';

/** The cards of the dashboard; each fails separately. */
export function DashboardContent({ account }: { account: DashboardContent_account$key }) {
  const { t } = useTranslation('dashboard');
  // Totals are sums over all clusters, so all of them are loaded; the panel shows the latest of the same list.
  const pagination = usePaginationFragment<DashboardContentPageQuery, DashboardContent_account$key>(
    graphql`
      fragment DashboardContent_account on Account
      @refetchable(queryName: "DashboardContentPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" }) {
        id
        clusters(first: $first, after: $after) @connection(key: "DashboardPage_clusters", filters: []) {
          edges {
            node {
              ...AttentionStrip_clusters
              ...ClustersStat_clusters
              ...EstimateStat_clusters
              ...RecentClusters_clusters
            }
          }
        }
        ...WorkStat_account
        ...EstimateStat_account
        ...ActivityCard_account
      }
    `,
    account,
  );
  const { data } = pagination;
  const edges = useLoadAllPages(pagination, data.clusters?.edges);
  const [isHidden, setHidden] = useState(() => isDismissed(getStartedKey(data.id)));
  const clusters = edges?.map(({ node }) => node);
  const isEmpty = clusters?.length === 0;
  const getStarted = isHidden ? null : (
    // Without clusters the guide is first and stays there; otherwise it is last and moves nothing.
    <CardBoundary title={t('getStarted.title')} fallback={isEmpty ? <Card minH="20rem" aria-hidden /> : null}>
      {(fetchKey) => <GetStartedCard fetchKey={fetchKey} onDismissed={() => setHidden(true)} />}
    </CardBoundary>
  );
  const stat = (draw: (nodes: NonNullable<typeof clusters>) => ReactNode) =>
    clusters && <CardBoundary fallback={null}>{draw(clusters)}</CardBoundary>;

  return (
    <Stack gap="6">
      {stat((nodes) => (
        <AttentionStrip clusters={nodes} />
      ))}
      <Grid templateColumns={statColumns} gap="4">
        {stat((nodes) => (
          <ClustersStat clusters={nodes} />
        ))}
        <CardBoundary fallback={null} title={t('deployments.label')}>
          <WorkStat account={data} kind="deployments" />
        </CardBoundary>
        <CardBoundary fallback={null} title={t('apps.label')}>
          <WorkStat account={data} kind="apps" />
        </CardBoundary>
        <CardBoundary fallback={null} title={t('estimate.label')}>
          <EstimateStat account={data} clusters={clusters ?? null} />
        </CardBoundary>
      </Grid>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
      >
        {clusters ? (
          isEmpty && getStarted ? (
            getStarted
          ) : (
            <CardBoundary fallback={null} title={t('recent.title')}>
              <RecentClusters clusters={clusters} />
            </CardBoundary>
          )
        ) : (
          <Card>
            <MissingData title={t('recent.loadFailed')} />
          </Card>
        )}
        <Stack gap="6">
          <QuickActions />
          <CardBoundary fallback={null} title={t('activity.title')}>
            <ActivityCard account={data} />
          </CardBoundary>
          {/* Last, because it loads late or is absent, and would shift what is below it. */}
          {isEmpty ? null : getStarted}
        </Stack>
      </Grid>
    </Stack>
  );
}

import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { refetchMounted } from '../../../relay/live/liveStatus.ts';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { useAnnouncedCount } from '../../../shell/useAnnouncedCount.ts';
import { useOpenDetails } from '../../../shell/useOpenDetails.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SimpleGrid, Stack } from '../../../ui/layout/primitives.ts';
import { AppCard } from '../card/AppCard.tsx';
import { AppsEmpty } from './AppsEmpty.tsx';
import { AppsToolbar } from './AppsToolbar.tsx';
import { filterApps, showsPostgres } from './filterApps.ts';
import { PostgresCard } from './PostgresCard.tsx';
import { useAppCommands } from './useAppCommands.ts';
import { useAppFilter } from './useAppFilter.ts';
import type { AppsList_cluster$key } from './__generated__/AppsList_cluster.graphql.ts';

const AppDetailsDrawer = lazyPart(() => import('../details/AppDetailsDrawer.tsx'), 'AppDetailsDrawer');

/** PostgreSQL, the filtered apps, and the details of one of them. */
export function AppsList({ cluster }: { cluster: AppsList_cluster$key }) {
  const { t } = useTranslation('apps');
  const data = useFragment(
    graphql`
      fragment AppsList_cluster on Cluster {
        uuid
        postgresClusters(first: 1) {
          totalCount
        }
        apps(first: 100) {
          edges {
            node {
              catalog {
                name
              }
              ...filterApps_app
              ...useAppCommands_app
              ...AppCard_app
              ...AppDetailsDrawer_app
            }
          }
        }
        ...PostgresCard_cluster
      }
    `,
    cluster,
  );
  const [filter, setFilter] = useAppFilter();
  const apps = data.apps?.edges.map(({ node }) => node) ?? [];
  const { shown, counts, categories } = filterApps(apps, filter);
  useAnnouncedCount(Object.values(filter).join(' '), t('filter.found', { count: shown.length }));
  useAppCommands(data.uuid, data.apps?.edges);
  const [openName, closeDetails] = useOpenDetails('app');
  const open = apps.find(({ catalog }) => catalog.name === openName);
  const hasDatabases = (data.postgresClusters?.totalCount ?? 0) > 0;
  const hasPostgres = showsPostgres(filter, hasDatabases, [t('postgres.text')]);

  if (!data.apps)
    return <ErrorState title={t('loadFailed')} level={3} onRetry={() => void refetchMounted()} />;
  return (
    <Stack gap="5">
      <AppsToolbar filter={filter} counts={counts} categories={categories} onChange={setFilter} />
      {hasPostgres ? <PostgresCard cluster={data} /> : null}
      {shown.length === 0 && !hasPostgres ? <AppsEmpty filter={filter} onChange={setFilter} /> : null}
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
        {shown.map((app) => (
          <AppCard key={app.catalog.name} app={app} />
        ))}
      </SimpleGrid>
      <Suspense>{open && <AppDetailsDrawer app={open} onClose={closeDetails} />}</Suspense>
    </Stack>
  );
}

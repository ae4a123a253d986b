import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLoaderData, useLocation, useMatches, useNavigate } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { CLUSTER_SETTINGS_TABS, paths } from '../../../shell/paths.ts';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { NotFoundError } from '../../../shell/NotFoundError.ts';
import type { PageHandle } from '../../../shell/routes.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { RouteTabs } from '../../../ui/layout/RouteTabs.tsx';
import { Box, Grid } from '../../../ui/layout/primitives.ts';
import { SkeletonCards } from '../../../ui/status/Skeleton.tsx';
import { isClusterMoving } from '../clusterStatus.ts';
import { PendingUpdate } from './PendingUpdate.tsx';
import { SettingsLocked } from './SettingsLocked.tsx';
import type { ClusterSettingsFrameQuery } from './__generated__/ClusterSettingsFrameQuery.graphql.ts';

type Cluster = NonNullable<ClusterSettingsFrameQuery['response']['cluster']>;

/** Sections that are locked for an archived cluster, from the specification. */
const CLOSED_WHEN_ARCHIVED: readonly string[] = ['networking', 'nodepools', 'access'];

/**
 * Layout of a cluster's settings: the list of sections and the current one. A section is a route in the place
 * `clusterSettings` of its noun's routes.tsx; its name is `clusters:settings.tab.<path>`. The layout makes it inert
 * while an operation runs, and locks it while the cluster is archived.
 */
export function ClusterSettingsFrame() {
  return (
    <Suspense fallback={<SkeletonCards count={2} />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { cluster } = useOwnedQuery<ClusterSettingsFrameQuery>(
    graphql`
      query ClusterSettingsFrameQuery($id: ID!) @preloadable {
        cluster(id: $id) {
          uuid
          status
          ...SettingsLocked_cluster
          ...PendingUpdate_cluster
        }
      }
    `,
    useLoaderData<PreloadedQuery<ClusterSettingsFrameQuery>>(),
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  return <Frame cluster={cluster} />;
}

function Frame({ cluster }: { cluster: Cluster }) {
  const { t } = useTranslation('clusters');
  const navigate = useNavigate();
  const tabs = useSections(cluster);
  const { pathname } = useLocation();
  const current = tabs.find(({ to }) => pathname === to);
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '11rem minmax(0, 48rem)' }}
      gap={{ base: '5', lg: '8' }}
      alignItems="start"
    >
      <Box position={{ lg: 'sticky' }} top="20">
        <RouteTabs
          look="list"
          label={t('settings.sections')}
          tabs={tabs}
          current={current?.to ?? ''}
          onNavigate={(to) => void navigate(to)}
        />
      </Box>
      <Box minW="0">
        <SettingsLocked cluster={cluster} />
        <PendingUpdate cluster={cluster} />
        {current?.disabledReason ? (
          <EmptyState
            kind="archived"
            title={t('settings.archived')}
            actions={
              <ButtonLink to={paths.clusterSettings(cluster.uuid)}>{t('settings.toGeneral')}</ButtonLink>
            }
          >
            {current.disabledReason}
          </EmptyState>
        ) : (
          // Readable but inert while an operation changes the shown values.
          <div inert={isClusterMoving(cluster.status)}>
            <Outlet />
          </div>
        )}
      </Box>
    </Grid>
  );
}

/** The sections that have a page, in a fixed order. */
function useSections({ uuid, status }: Cluster) {
  const { t } = useTranslation(['clusters', 'messages']);
  const handle = useMatches().find(({ id }) => id === 'cluster-settings')?.handle as PageHandle | undefined;
  return CLUSTER_SETTINGS_TABS.filter((tab) => handle?.tabs?.includes(tab)).map((tab) => ({
    to: paths.clusterSettings(uuid, tab),
    label: t(`settings.tab.${tab}`),
    ...(status === 'ARCHIVED' && CLOSED_WHEN_ARCHIVED.includes(tab)
      ? { disabledReason: t('messages:ARCHIVED') }
      : {}),
  }));
}

import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { refetchMounted } from '../../../relay/liveStatus.ts';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { CardBoundary } from '../../../shell/CardBoundary.tsx';
import { NotFoundError } from '../../../shell/NotFoundError.ts';
import { Grid, Stack } from '../../../ui/layout/primitives.ts';
import { InstalledAddonsCard } from '../../addons/InstalledAddonsCard.tsx';
import { CapacityCard } from './CapacityCard.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { ClusterInfoCard } from './ClusterInfoCard.tsx';
import { CostCard } from './CostCard.tsx';
import { CreationCard } from './CreationCard.tsx';
import { KubernetesCard } from './KubernetesCard.tsx';
import { NetworkingCard } from './NetworkingCard.tsx';
import { NodePoolsCard } from './NodePoolsCard.tsx';
import type { OverviewTabQuery } from './__generated__/OverviewTabQuery.graphql.ts';

/** The cluster at a glance. What costs further calls is deferred, so that the facts are there first. */
export function OverviewTab() {
  const { t } = useTranslation('clusters');
  const { cluster } = useOwnedQuery<OverviewTabQuery>(
    graphql`
      query OverviewTabQuery($id: ID!) {
        cluster(id: $id) {
          ...CreationCard_cluster
          ...ClusterInfoCard_cluster
          ...KubernetesCard_cluster
          ...NodePoolsCard_cluster
          ...NetworkingCard_cluster
          ...CostCard_cluster
          ...CapacityCard_cluster @defer(label: "capacity")
          ...InstalledAddonsCard_cluster @defer(label: "addons")
        }
      }
    `,
    useLoaderData<PreloadedQuery<OverviewTabQuery>>(),
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  const retry = () => void refetchMounted();
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="5">
      <Stack gap="5">
        <CreationCard cluster={cluster} />
        <CardBoundary
          title={t('overview.capacity.failed')}
          fallback={<CardSkeleton title={t('overview.capacity.title')} lines={2} />}
          onRetry={retry}
        >
          <CapacityCard cluster={cluster} />
        </CardBoundary>
        <NodePoolsCard cluster={cluster} />
        <KubernetesCard cluster={cluster} />
        <NetworkingCard cluster={cluster} />
      </Stack>
      <Stack gap="5">
        <ClusterInfoCard cluster={cluster} />
        <CostCard cluster={cluster} />
        <CardBoundary
          title={t('addons:loadFailed')}
          fallback={<CardSkeleton title={t('addons:installed.title')} lines={5} />}
          onRetry={retry}
        >
          <InstalledAddonsCard cluster={cluster} />
        </CardBoundary>
      </Stack>
    </Grid>
  );
}

import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { refetchMounted } from '../../../relay/liveStatus.ts';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { CardBoundary } from '../../../shell/CardBoundary.tsx';
import { NotFoundError } from '../../../shell/NotFoundError.ts';
import { Grid, Stack } from '../../../ui/layout/primitives.ts';
import { SkeletonCards } from '../../../ui/status/Skeleton.tsx';
import { InstalledAddonsCard } from '../../addons/InstalledAddonsCard.tsx';
import { CapacityCard } from './CapacityCard.tsx';
import { ClusterInfoCard } from './ClusterInfoCard.tsx';
import { CostCard } from './CostCard.tsx';
import { CreationCard } from './CreationCard.tsx';
import { KubernetesCard } from './KubernetesCard.tsx';
import { NetworkingCard } from './NetworkingCard.tsx';
import { NodePoolsCard } from './NodePoolsCard.tsx';
import type { OverviewTabQuery } from './__generated__/OverviewTabQuery.graphql.ts';

/** The cluster at a glance. One query; a card that cannot be drawn leaves its neighbours alone. */
export function OverviewTab() {
  return (
    <Suspense fallback={<SkeletonCards count={6} />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
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
          ...CapacityCard_cluster
          ...InstalledAddonsCard_cluster
        }
      }
    `,
    useLoaderData<PreloadedQuery<OverviewTabQuery>>(),
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  const card = (content: ReactNode) => (
    <CardBoundary fallback={null} onRetry={() => void refetchMounted()}>
      {content}
    </CardBoundary>
  );
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="5">
      <Stack gap="5">
        {card(<CreationCard cluster={cluster} />)}
        {card(<CapacityCard cluster={cluster} />)}
        {card(<NodePoolsCard cluster={cluster} />)}
        {card(<KubernetesCard cluster={cluster} />)}
        {card(<NetworkingCard cluster={cluster} />)}
      </Stack>
      <Stack gap="5">
        {card(<ClusterInfoCard cluster={cluster} />)}
        {card(<CostCard cluster={cluster} />)}
        {card(<InstalledAddonsCard cluster={cluster} />)}
      </Stack>
    </Grid>
  );
}

import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { CardBoundary } from '../../../shell/CardBoundary.tsx';
import { NotFoundError } from '../../../shell/NotFoundError.ts';
import { Grid, Stack } from '../../../ui/layout/primitives.ts';
import { SkeletonCard, SkeletonCards } from '../../../ui/status/Skeleton.tsx';
import { InstalledAddonsCard } from '../../addons/InstalledAddonsCard.tsx';
import { InstalledAppsCard } from '../../apps/InstalledAppsCard.tsx';
import { RecentDeploymentsCard } from '../../deployments/RecentDeploymentsCard.tsx';
import { ClusterHealth } from '../../nodes/ClusterHealth.tsx';
import type { ClusterHealthQuery } from '../../nodes/__generated__/ClusterHealthQuery.graphql.ts';
import { DatabasesCard } from '../../postgres/DatabasesCard.tsx';
import { TimelineCard } from '../timeline/TimelineCard.tsx';
import { ClusterInfoCard } from './ClusterInfoCard.tsx';
import { CostCard } from './CostCard.tsx';
import { CreationCard } from './CreationCard.tsx';
import { KubernetesCard } from './KubernetesCard.tsx';
import { NetworkingCard } from './NetworkingCard.tsx';
import { NextStepsCard } from './NextStepsCard.tsx';
import { NodePoolsCard } from './NodePoolsCard.tsx';
import type { OverviewTabQuery } from './__generated__/OverviewTabQuery.graphql.ts';

/** The queries of the route loader, started in parallel. */
export interface OverviewReferences {
  readonly overview: PreloadedQuery<OverviewTabQuery>;
  readonly health: PreloadedQuery<ClusterHealthQuery>;
}

/** The overview of a cluster. A card that fails leaves the others intact. */
export function OverviewTab() {
  return (
    <Suspense fallback={<SkeletonCards count={6} />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { overview, health } = useLoaderData<OverviewReferences>();
  const { cluster } = useOwnedQuery<OverviewTabQuery>(
    graphql`
      query OverviewTabQuery($id: ID!) @preloadable {
        cluster(id: $id) {
          ...CreationCard_cluster
          ...NextStepsCard_cluster
          ...ClusterInfoCard_cluster
          ...KubernetesCard_cluster
          ...NodePoolsCard_cluster
          ...NetworkingCard_cluster
          ...CostCard_cluster
          ...InstalledAddonsCard_cluster
          ...InstalledAppsCard_cluster
          ...RecentDeploymentsCard_cluster
          ...DatabasesCard_cluster
          ...TimelineCard_cluster
        }
      }
    `,
    overview,
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  return <Cards cluster={cluster} health={health} />;
}

type Cluster = NonNullable<OverviewTabQuery['response']['cluster']>;

function Cards({ cluster, health }: { cluster: Cluster; health: PreloadedQuery<ClusterHealthQuery> }) {
  const { revalidate } = useRevalidator();
  const card = (content: ReactNode, fallback: ReactNode = null) => (
    <CardBoundary fallback={fallback} onRetry={() => void revalidate()}>
      {content}
    </CardBoundary>
  );
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
      templateRows={{ lg: 'auto 1fr' }}
      gap="5"
    >
      <Stack gap="5">
        {card(<CreationCard cluster={cluster} />)}
        {card(<NextStepsCard cluster={cluster} />)}
        {card(<ClusterHealth reference={health} />, <SkeletonCard lines={6} />)}
        {card(<NodePoolsCard cluster={cluster} />)}
      </Stack>
      {/* Beside both other parts on wide screens; between them on a phone, where the timeline is last. */}
      <Stack gap="5" gridRow={{ lg: 'span 2' }}>
        {card(<ClusterInfoCard cluster={cluster} />)}
        {card(<CostCard cluster={cluster} />)}
        {card(<RecentDeploymentsCard cluster={cluster} />)}
        {card(<DatabasesCard cluster={cluster} />)}
        {card(<InstalledAppsCard cluster={cluster} />)}
        {card(<InstalledAddonsCard cluster={cluster} />)}
      </Stack>
      <Stack gap="5">
        {card(<KubernetesCard cluster={cluster} />)}
        {card(<NetworkingCard cluster={cluster} />)}
        {card(<TimelineCard cluster={cluster} />)}
      </Stack>
    </Grid>
  );
}

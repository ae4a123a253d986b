import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card, CardFooter, CardHeader } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { useNow } from '../../../ui/now.ts';
import { SkeletonCards } from '../../../ui/status/Skeleton.tsx';
import { UsageHistoryCard } from '../../nodes/usage/UsageHistoryCard.tsx';
import { EventsTable } from '../../workloads/tables/EventsTable.tsx';
import { AutoscalerCard } from './AutoscalerCard.tsx';
import { DeploymentPodsCard } from './DeploymentPodsCard.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { useDeploymentPods } from './useDeploymentPods.ts';
import type { DeploymentOverviewQuery } from './__generated__/DeploymentOverviewQuery.graphql.ts';

/** A rollout of a few pods; more is shown on demand. */
const FIRST_EVENTS = 20;

/** What runs of a deployment: its rollout by pod, the autoscaler, its usage over time and its events. */
export function DeploymentOverview() {
  return (
    <Suspense fallback={<SkeletonCards count={2} />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { cluster } = useOwnedQuery<DeploymentOverviewQuery>(
    graphql`
      query DeploymentOverviewQuery($id: ID!, $deploymentId: ID!) @preloadable {
        cluster(id: $id) {
          deployment(id: $deploymentId) {
            id
            pods {
              usage {
                __typename
              }
            }
            events {
              ...EventsTable_events
            }
            ...FailureNotice_deployment
            ...DeploymentPodsCard_deployment
            ...AutoscalerCard_deployment
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<DeploymentOverviewQuery>>(),
  );
  // The layout says that there is none.
  return cluster?.deployment ? <Cards deployment={cluster.deployment} /> : null;
}

type Cluster = NonNullable<DeploymentOverviewQuery['response']['cluster']>;

function Cards({ deployment }: { deployment: NonNullable<Cluster['deployment']> }) {
  useDeploymentPods(deployment.id);
  const readAt = useNow().toISOString();
  const isMeasured = deployment.pods?.some(({ usage }) => usage !== null) ?? false;
  return (
    <Stack gap="5">
      <FailureNotice deployment={deployment} />
      <DeploymentPodsCard deployment={deployment} />
      <AutoscalerCard deployment={deployment} />
      {isMeasured ? <UsageHistoryCard id={deployment.id} readAt={readAt} /> : null}
      <EventsCard events={deployment.events} />
    </Stack>
  );
}

function EventsCard({ events }: Pick<NonNullable<Cluster['deployment']>, 'events'>) {
  const { t } = useTranslation('deployments');
  const [isWhole, setWhole] = useState(false);
  const count = events?.length ?? 0;
  return (
    <Card>
      <CardHeader title={t('overview.events')} description={t('overview.eventsText')} />
      <EventsTable events={(isWhole ? events : events?.slice(0, FIRST_EVENTS)) ?? null} />
      {count > FIRST_EVENTS && !isWhole ? (
        <CardFooter>
          <Button size="sm" onClick={() => setWhole(true)}>
            {t('overview.eventsAll', { count })}
          </Button>
        </CardFooter>
      ) : null}
    </Card>
  );
}

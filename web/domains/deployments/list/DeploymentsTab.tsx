import { Hourglass } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { NotFoundError } from '../../../shell/NotFoundError.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { SkeletonCards } from '../../../ui/status/Skeleton.tsx';
import { DeploymentsList } from './DeploymentsList.tsx';
import type { DeploymentsTabQuery } from './__generated__/DeploymentsTabQuery.graphql.ts';

/** The deployments tab of a cluster. */
export function DeploymentsTab() {
  return (
    <Suspense fallback={<SkeletonCards count={2} />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { t } = useTranslation('deployments');
  const { cluster } = useOwnedQuery<DeploymentsTabQuery>(
    graphql`
      query DeploymentsTabQuery($id: ID!, $filter: DeploymentFilter) @preloadable {
        cluster(id: $id) {
          status
          ...DeploymentsList_cluster
        }
      }
    `,
    useLoaderData<PreloadedQuery<DeploymentsTabQuery>>(),
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  if (cluster.status !== 'PENDING' && cluster.status !== 'CREATING')
    return <DeploymentsList cluster={cluster} />;
  return (
    <EmptyState kind="nothing" icon={Hourglass} title={t('whenReady.title')}>
      {t('whenReady.text')}
    </EmptyState>
  );
}

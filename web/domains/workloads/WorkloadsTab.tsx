import { Hourglass } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { NotFoundError } from '../../shell/NotFoundError.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { SkeletonCards } from '../../ui/status/Skeleton.tsx';
import { WorkloadsCard } from './WorkloadsCard.tsx';
import type { WorkloadsTabQuery } from './__generated__/WorkloadsTabQuery.graphql.ts';

/** What runs in a cluster. */
export function WorkloadsTab() {
  return (
    <Suspense fallback={<SkeletonCards count={1} height="16rem" />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { t } = useTranslation('workloads');
  const { cluster } = useOwnedQuery<WorkloadsTabQuery>(
    graphql`
      query WorkloadsTabQuery(
        $id: ID!
        $namespace: String
        $workloads: Boolean!
        $pods: Boolean!
        $services: Boolean!
        $ingresses: Boolean!
        $volumes: Boolean!
        $events: Boolean!
      ) @preloadable {
        cluster(id: $id) {
          status
          ...WorkloadsCard_cluster
        }
      }
    `,
    useLoaderData<PreloadedQuery<WorkloadsTabQuery>>(),
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  switch (cluster.status) {
    case 'PENDING':
    case 'CREATING':
      return (
        <EmptyState kind="nothing" icon={Hourglass} title={t('whenReady.title')}>
          {t('whenReady.text')}
        </EmptyState>
      );
    case 'ARCHIVED':
      return (
        <EmptyState kind="archived" title={t('archived.title')}>
          {t('archived.text')}
        </EmptyState>
      );
    default:
      return <WorkloadsCard cluster={cluster} />;
  }
}

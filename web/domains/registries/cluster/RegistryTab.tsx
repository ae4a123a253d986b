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
import { ClusterRegistriesCard } from './ClusterRegistriesCard.tsx';
import type { RegistryTabQuery } from './__generated__/RegistryTabQuery.graphql.ts';

/** The registries that a cluster pulls images from. */
export function RegistryTab() {
  return (
    <Suspense fallback={<SkeletonCards count={1} height="16rem" />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { t } = useTranslation('registries');
  const { cluster } = useOwnedQuery<RegistryTabQuery>(
    graphql`
      query RegistryTabQuery($id: ID!) @preloadable {
        cluster(id: $id) {
          status
          ...ClusterRegistriesCard_cluster
        }
      }
    `,
    useLoaderData<PreloadedQuery<RegistryTabQuery>>(),
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  if (cluster.status !== 'PENDING' && cluster.status !== 'CREATING')
    return <ClusterRegistriesCard cluster={cluster} />;
  return (
    <EmptyState kind="nothing" icon={Hourglass} title={t('whenReady.title')}>
      {t('whenReady.text')}
    </EmptyState>
  );
}

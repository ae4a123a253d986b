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
import { ClusterSecretsCard } from './ClusterSecretsCard.tsx';
import type { ClusterSecretsTabQuery } from './__generated__/ClusterSecretsTabQuery.graphql.ts';

/** The secrets in a cluster. */
export function ClusterSecretsTab() {
  return (
    <Suspense fallback={<SkeletonCards count={1} height="16rem" />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { t } = useTranslation('cluster-secrets');
  const { cluster } = useOwnedQuery<ClusterSecretsTabQuery>(
    graphql`
      query ClusterSecretsTabQuery($id: ID!) @preloadable {
        cluster(id: $id) {
          status
          ...ClusterSecretsCard_cluster
        }
      }
    `,
    useLoaderData<PreloadedQuery<ClusterSecretsTabQuery>>(),
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
      return <ClusterSecretsCard cluster={cluster} />;
  }
}

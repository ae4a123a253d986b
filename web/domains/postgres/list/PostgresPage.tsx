import { Hourglass } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { NotFoundError } from '../../../shell/NotFoundError.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Stack, Text } from '../../../ui/layout/primitives.ts';
import { SkeletonCards } from '../../../ui/status/Skeleton.tsx';
import { PostgresList } from './PostgresList.tsx';
import type { PostgresPageQuery } from './__generated__/PostgresPageQuery.graphql.ts';

/** The databases of a cluster. */
export function PostgresPage() {
  const { t } = useTranslation('postgres');
  return (
    <Stack gap="5">
      <div>
        <Heading level={2}>{t('title')}</Heading>
        <Text color="fg.muted">{t('intro')}</Text>
      </div>
      <Suspense fallback={<SkeletonCards count={3} />}>
        <Loaded />
      </Suspense>
    </Stack>
  );
}

function Loaded() {
  const { t } = useTranslation('postgres');
  const { cluster } = useOwnedQuery<PostgresPageQuery>(
    graphql`
      query PostgresPageQuery($id: ID!) @preloadable {
        cluster(id: $id) {
          status
          ...PostgresList_cluster
        }
      }
    `,
    useLoaderData<PreloadedQuery<PostgresPageQuery>>(),
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  if (cluster.status !== 'PENDING' && cluster.status !== 'CREATING')
    return <PostgresList cluster={cluster} />;
  return (
    <EmptyState kind="nothing" icon={Hourglass} title={t('whenReady.title')}>
      {t('whenReady.text')}
    </EmptyState>
  );
}

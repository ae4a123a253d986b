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
import { Stack } from '../../../ui/layout/primitives.ts';
import { SkeletonCards } from '../../../ui/status/Skeleton.tsx';
import { AppsList } from './AppsList.tsx';
import type { AppsTabQuery } from './__generated__/AppsTabQuery.graphql.ts';

/** The apps tab of a cluster: the whole catalogue, installed or not. */
export function AppsTab() {
  const { t } = useTranslation('apps');
  return (
    <Stack gap="5">
      <Heading level={2} srOnly>
        {t('title')}
      </Heading>
      <Suspense fallback={<SkeletonCards count={6} height="12rem" />}>
        <Loaded />
      </Suspense>
    </Stack>
  );
}

function Loaded() {
  const { t } = useTranslation('apps');
  const { cluster } = useOwnedQuery<AppsTabQuery>(
    graphql`
      query AppsTabQuery($id: ID!) @preloadable {
        cluster(id: $id) {
          status
          ...AppsList_cluster
        }
      }
    `,
    useLoaderData<PreloadedQuery<AppsTabQuery>>(),
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  if (cluster.status !== 'PENDING' && cluster.status !== 'CREATING') return <AppsList cluster={cluster} />;
  return (
    <EmptyState kind="nothing" icon={Hourglass} title={t('whenReady.title')} level={3}>
      {t('whenReady.text')}
    </EmptyState>
  );
}

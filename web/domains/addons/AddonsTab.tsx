import { Hourglass } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { NotFoundError } from '../../shell/NotFoundError.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Heading } from '../../ui/layout/Heading.tsx';
import { Stack } from '../../ui/layout/primitives.ts';
import { SkeletonCards } from '../../ui/status/Skeleton.tsx';
import { AddonsList } from './list/AddonsList.tsx';
import type { AddonsTabQuery } from './__generated__/AddonsTabQuery.graphql.ts';

/** The add-ons tab of a cluster: the whole catalog, installed or not. */
export function AddonsTab() {
  const { t } = useTranslation('addons');
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
  const { t } = useTranslation('addons');
  const { cluster } = useOwnedQuery<AddonsTabQuery>(
    graphql`
      query AddonsTabQuery($id: ID!) @preloadable {
        cluster(id: $id) {
          status
          ...AddonsList_cluster
        }
      }
    `,
    useLoaderData<PreloadedQuery<AddonsTabQuery>>(),
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  if (cluster.status !== 'PENDING' && cluster.status !== 'CREATING') return <AddonsList cluster={cluster} />;
  return (
    <EmptyState kind="nothing" icon={Hourglass} title={t('whenReady.title')} level={3}>
      {t('whenReady.text')}
    </EmptyState>
  );
}

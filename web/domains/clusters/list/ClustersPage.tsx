import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { SkeletonCards } from '../../../ui/status/Skeleton.tsx';
import { ClusterCounts } from './ClusterCounts.tsx';
import { ClusterList } from './ClusterList.tsx';
import { ClusterTotal } from './ClusterTotal.tsx';
import { NewClusterButton } from './NewClusterButton.tsx';
import type { ClustersPageQuery } from './__generated__/ClustersPageQuery.graphql.ts';

function useViewer() {
  const { viewer } = useOwnedQuery<ClustersPageQuery>(
    graphql`
      query ClustersPageQuery @preloadable {
        viewer {
          user {
            ...ClusterList_user
          }
          account {
            ...NewClusterButton_account
            ...ClusterCounts_account
            ...ClusterList_account
            ...ClusterTotal_account
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<ClustersPageQuery>>(),
  );
  return viewer;
}

/** All clusters of the account. The heading is rendered before the data, so that it can be focused. */
export function ClustersPage() {
  const { t } = useTranslation('clusters');
  return (
    <>
      <PageHeader
        title={t('list.title')}
        actions={
          <Suspense>
            <Actions />
          </Suspense>
        }
      />
      <Suspense fallback={<SkeletonCards count={3} height="15rem" />}>
        <Content />
      </Suspense>
    </>
  );
}

function Actions() {
  const viewer = useViewer();
  return viewer ? <NewClusterButton account={viewer.account} /> : null;
}

function Content() {
  const viewer = useViewer();
  if (!viewer) return null;
  const { account, user } = viewer;
  return (
    <>
      <ClusterCounts account={account} />
      <ClusterList account={account} user={user} />
      <ClusterTotal account={account} />
    </>
  );
}

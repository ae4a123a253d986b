import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { MissingData } from '../../shell/MissingData.tsx';
import { NotFoundError } from '../../shell/NotFoundError.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Heading } from '../../ui/layout/Heading.tsx';
import { Stack } from '../../ui/layout/primitives.ts';
import { SkeletonCards } from '../../ui/status/Skeleton.tsx';
import { GitopsPanel } from './GitopsPanel.tsx';
import { useGitopsEvents } from './useGitopsEvents.ts';
import type { GitopsTabQuery } from './__generated__/GitopsTabQuery.graphql.ts';

/** Cluster → GitOps: the repository that the cluster follows. */
export function GitopsTab() {
  const { t } = useTranslation('gitops');
  return (
    <Stack gap="5">
      <Heading level={2} srOnly>
        {t('title')}
      </Heading>
      <Suspense fallback={<SkeletonCards count={2} height="14rem" />}>
        <Loaded />
      </Suspense>
    </Stack>
  );
}

function Loaded() {
  const { t } = useTranslation('gitops');
  const { cluster, viewer } = useOwnedQuery<GitopsTabQuery>(
    graphql`
      query GitopsTabQuery($id: ID!) @preloadable {
        cluster(id: $id) {
          id
          gitops {
            status
            ...GitopsPanel_gitops
          }
        }
        viewer {
          account {
            ...GitopsPanel_account
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<GitopsTabQuery>>(),
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  useGitopsEvents(cluster.id, cluster.gitops?.status ?? null);
  if (!cluster.gitops || !viewer) {
    return (
      <Card>
        <MissingData title={t('loadFailed')} />
      </Card>
    );
  }
  return <GitopsPanel gitops={cluster.gitops} account={viewer.account} clusterId={cluster.id} />;
}

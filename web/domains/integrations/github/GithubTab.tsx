import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { SkeletonCards } from '../../../ui/status/Skeleton.tsx';
import { Spinner } from '../../../ui/status/Spinner.tsx';
import { GithubPanel } from './GithubPanel.tsx';
import { useGithubReturn } from './useGithubReturn.ts';
import type { GithubTabQuery } from './__generated__/GithubTabQuery.graphql.ts';

/** Integrations → GitHub: the connection and its permissions. */
export function GithubTab() {
  const { t } = useTranslation('integrations');
  const { isCompleting, problem } = useGithubReturn();
  return (
    <Stack gap="5">
      {problem && !isCompleting ? (
        <Banner tone="warning" title={t('github.connectFailed')}>
          {problem}
        </Banner>
      ) : null}
      <Suspense fallback={<SkeletonCards count={2} height="16rem" />}>
        <Loaded isCompleting={isCompleting} />
      </Suspense>
    </Stack>
  );
}

/** Stays mounted while the connection is completed: it owns the query that is refetched afterwards. */
function Loaded({ isCompleting }: { isCompleting: boolean }) {
  const { t } = useTranslation('integrations');
  const { viewer } = useOwnedQuery<GithubTabQuery>(
    graphql`
      query GithubTabQuery @preloadable {
        viewer {
          account {
            ...GithubPanel_account
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<GithubTabQuery>>(),
  );
  if (isCompleting) return <Spinner label={t('github.completing')} />;
  return viewer ? <GithubPanel account={viewer.account} /> : null;
}

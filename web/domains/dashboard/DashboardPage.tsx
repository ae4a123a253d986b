import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { NewClusterButton } from '../clusters/list/NewClusterButton.tsx';
import { DashboardContent } from './DashboardContent.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import type { DashboardPageQuery } from './__generated__/DashboardPageQuery.graphql.ts';

function useAccount() {
  const { viewer } = useOwnedQuery<DashboardPageQuery>(
    graphql`
      query DashboardPageQuery @preloadable {
        viewer {
          account {
            ...NewClusterButton_account
            ...DashboardContent_account
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<DashboardPageQuery>>(),
  );
  return viewer?.account;
}

/** The first page after signing in: problems, totals, cost, and recent clusters. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <Suspense>
            <Actions />
          </Suspense>
        }
      />
      <Suspense fallback={<DashboardSkeleton />}>
        <Content />
      </Suspense>
    </>
  );
}

function Actions() {
  const account = useAccount();
  return account ? <NewClusterButton account={account} /> : null;
}

function Content() {
  const account = useAccount();
  return account ? <DashboardContent account={account} /> : null;
}

import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { Outlet, useLoaderData, useLocation, useNavigate, useParams } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { NotFoundError } from '../../../shell/NotFoundError.ts';
import { paths, POSTGRES_PAGES } from '../../../shell/paths.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { RouteTabs } from '../../../ui/layout/RouteTabs.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { SkeletonCards } from '../../../ui/status/Skeleton.tsx';
import { useLeaveDeleted } from '../../../forms/useLeaveGuard.ts';
import { PostgresHeader } from './PostgresHeader.tsx';
import type { PostgresFrameQuery } from './__generated__/PostgresFrameQuery.graphql.ts';

/** Layout of a database: header, tabs and the current page. */
export function PostgresFrame() {
  return (
    <Suspense fallback={<SkeletonCards count={2} />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { cluster } = useOwnedQuery<PostgresFrameQuery>(
    graphql`
      query PostgresFrameQuery($id: ID!, $name: String!) @preloadable {
        cluster(id: $id) {
          uuid
          postgresCluster(name: $name) {
            name
            ...PostgresHeader_postgres
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<PostgresFrameQuery>>(),
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  return <Frame cluster={cluster} />;
}

type Cluster = NonNullable<PostgresFrameQuery['response']['cluster']>;

function Frame({ cluster: { uuid, postgresCluster: postgres } }: { cluster: Cluster }) {
  const { t } = useTranslation('postgres');
  const navigate = useNavigate();
  const leave = useLeaveDeleted();
  const { pathname } = useLocation();
  const { postgresName = '' } = useParams();
  const toList = paths.postgres(uuid);
  const tabs = POSTGRES_PAGES.map((page) => ({
    to: paths.postgresCluster(uuid, postgresName, page),
    label: t(`tab.${page}`),
  }));
  return (
    <Stack gap="5">
      {postgres ? (
        <>
          <PostgresHeader postgres={postgres} onDeleted={() => leave(toList)} />
          <RouteTabs
            label={t('page.tabs', { name: postgres.name })}
            tabs={tabs}
            current={tabs.find(({ to }) => to === pathname)?.to ?? ''}
            onNavigate={(to) => void navigate(to)}
          />
        </>
      ) : (
        <EmptyState
          kind="nothing"
          title={t('page.missing')}
          actions={<ButtonLink to={toList}>{t('page.back')}</ButtonLink>}
        >
          {t('page.missingText', { name: postgresName })}
        </EmptyState>
      )}
      {/* Mounted also without a database: only mounted pages are loaded again when it is created. */}
      <Outlet />
    </Stack>
  );
}
